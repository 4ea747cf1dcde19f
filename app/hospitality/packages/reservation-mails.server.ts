import type { Site } from '~/content/content-schema';
import type { Package } from '~/content/offers-schema';
import {
  type EnquiryAbout,
  guestFacts,
  contactFooter,
  renderEnquiryMails,
  sortableTime,
} from '~/content/mails/enquiry-mails.server';
import type { MailSettings } from '~/content/mails/mail-settings.server';
import type { EmailContent } from '~/platform/mail/email-content';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import { languageName, staffLocale } from '~/i18n/staff-locale';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { toPlainLine, toQuotedName } from '~/platform/mail/plain-line';
import { formatDateTime, formatMoney } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import {
  inFull,
  listPackageFacts,
  quoted,
  readChosenPackage,
  type Typed,
} from './package-facts.server';
import type { Reservation } from './reservation-schema';

type ReservationForMail = {
  item: Package;
  requested: Reservation;
  /** As computed when the request was received, in cents. */
  price: { personCents: number; totalCents: number };
};

const chosenOf = ({ item, requested, price }: ReservationForMail) =>
  readChosenPackage(item, { ...requested, ...price });

function typedNotes(
  { requested }: ReservationForMail,
  locale: Locale,
  { toLines }: Typed,
): EmailContent['note'] {
  const t = getMailTexts(locale);
  const greeting = requested.forWhom === 'gift' ? requested.giftMessage : '';
  return [
    { heading: t('packageFacts.giftMessage'), lines: toLines(greeting) },
    { heading: t('packageFacts.comments'), lines: toLines(requested.comments) },
  ];
}

function staffNotificationContent(
  reservation: ReservationForMail,
  about: EnquiryAbout,
  site: Site,
): EmailContent {
  const t = getMailTexts(staffLocale);
  const { item, requested, price } = reservation;
  const name = item.name[staffLocale];
  const subject = requested.forWhom === 'gift' ? 'giftSubject' : 'subject';
  return {
    locale: staffLocale,
    subject: t(`packageNotice.${subject}`, {
      date: sortableTime(about.createdAt),
      package: name,
      name: toPlainLine(requested.fullName),
      language: languageName(about.locale),
    }),
    preview: `${name}: ${requested.persons} × ${formatMoney(price.personCents)}`,
    hotel: site.hotel.name,
    kicker: t('packageNotice.kicker'),
    title: t('packageNotice.title'),
    opening: [],
    facts: [
      ...listPackageFacts(chosenOf(reservation), staffLocale, inFull),
      ...guestFacts(requested, about, t),
      { label: t('packageNotice.terms'), value: t('packageNotice.accepted') },
    ],
    note: typedNotes(reservation, staffLocale, inFull),
    footer: { lines: [{ text: t('enquiry.reply') }] },
  };
}

function receiptContent(
  reservation: ReservationForMail,
  { locale, createdAt }: EnquiryAbout,
  site: Site,
): EmailContent {
  const { item, requested } = reservation;
  const t = getMailTexts(locale);
  const { hotel } = site;
  // The recipient of a gift chooses the day: there are no dates to be free.
  const isGift = requested.forWhom === 'gift';
  const answer = t(`packageReceipt.${isGift ? 'giftAnswer' : 'answer'}`);
  const next = [answer, t('packageReceipt.pay'), t('packageReceipt.free')];
  return {
    locale,
    subject: t('packageReceipt.subject', { package: item.name[locale], hotel: hotel.fullName }),
    preview: t('packageReceipt.preview'),
    hotel: hotel.name,
    kicker: formatDateTime(createdAt, locale),
    title: t('packageReceipt.title'),
    opening: [
      t('enquiry.greeting', { name: toQuotedName(requested.fullName) }),
      t(`packageReceipt.${isGift ? 'giftIntro' : 'intro'}`, { phone: hotel.phoneDisplay }),
    ],
    facts: listPackageFacts(chosenOf(reservation), locale, quoted),
    note: typedNotes(reservation, locale, quoted),
    sections: [{ heading: t('packageReceipt.nextTitle'), paragraphs: next }],
    footer: contactFooter(site, t),
  };
}

/**
 * Both emails for a package request: the hotel's in the hotel's first language, the guest's in the guest's language.
 */
export function renderReservationMails(
  reservation: ReservationForMail,
  about: EnquiryAbout,
  options: MailSettings,
): Promise<OutgoingMail[]> {
  const mails = {
    notice: staffNotificationContent(reservation, about, options.site),
    receipt: receiptContent(reservation, about, options.site),
  };
  return renderEnquiryMails({ id: about.id, ...reservation.requested }, mails, options);
}
