import type { Site } from '~/content/content-schema';
import type { EmailContent } from '~/platform/mail/email-content';
import { renderEmail } from '~/platform/mail/render-email.server';
import type { MailButton } from '~/platform/mail/mail-content';
import type { MailTexts } from '~/platform/mail/mail-keys';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import { languageName, staffLocale } from '~/i18n/staff-locale';
import type { MailAttachment, OutgoingMail } from '~/platform/mail/outgoing-mail';
import { toPlainLine, toQuotedName } from '~/platform/mail/plain-line';
import { formatDateTime } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { resourceHref } from '~/routing/resource-href';
import { hotelClock } from '~/platform/time/hotel-time';
import { hotelFooter } from './contact-lines';
import { type MailSettings, enquiryMailbox } from './mail-settings.server';
import { receiptKind } from './receipt-kind';

/** The enquiry's id, the guest's language, and when it was received. */
export type EnquiryAbout = {
  id: string;
  locale: Locale;
  createdAt: Date;
  /** A captcha is configured, but could not verify the sender. */
  isUnchecked?: boolean;
};

/** The sender. */
type EnquiryGuest = { fullName: string; email: string; phone: string };

/** `2026-11-21 15:42` in the hotel's time zone; subjects sort by it. */
export const sortableTime = (moment: Date): string => hotelClock(moment).slice(0, 16);

/** Time and sender, as shown to the hotel. */
export function guestFacts(
  { fullName, email, phone }: EnquiryGuest,
  { locale, createdAt, isUnchecked }: EnquiryAbout,
  t: MailTexts,
): NonNullable<EmailContent['facts']> {
  return [
    { label: t('enquiry.received'), value: formatDateTime(createdAt, staffLocale) },
    { label: t('enquiry.language'), value: languageName(locale) },
    { label: t('enquiry.name'), value: toPlainLine(fullName) },
    { label: t('enquiry.email'), value: email },
    { label: t('enquiry.phone'), value: phone || t('enquiry.noPhone') },
    ...(isUnchecked ? [{ label: t('enquiry.check'), value: t('enquiry.unchecked') }] : []),
  ];
}

/** Footer of an email to the guest: the sender, and what to do with an unsolicited email. */
export const contactFooter = (site: Site, t: MailTexts): EmailContent['footer'] => ({
  ...hotelFooter(site),
  note: t('enquiry.notYou'),
});

/** A button that opens the request at the staff's desk. @param id its number, or the name under which it is stored */
export const enquiryButton = (id: string, siteUrl: string): MailButton => ({
  label: getMailTexts(staffLocale)('enquiry.sheet'),
  url: siteUrl + resourceHref('reception.enquiry', { id }),
});

/** Both emails of an enquiry: the staff notification, whose replies go to the guest, and the acknowledgement. */
export async function renderEnquiryMails(
  { id, fullName, email }: Pick<EnquiryAbout, 'id'> & EnquiryGuest,
  contents: {
    notice: EmailContent;
    receipt: EmailContent;
    attachments?: MailAttachment[] | undefined;
  },
  settings: MailSettings,
): Promise<OutgoingMail[]> {
  const { siteUrl } = settings;
  return [
    {
      dedupeKey: `enquiry:${id}:notice`,
      kind: 'enquiry-notice',
      siteUrl,
      to: enquiryMailbox(settings),
      replyTo: { name: fullName, address: email },
      ...(await renderEmail({ ...contents.notice, button: enquiryButton(id, siteUrl) })),
    },
    {
      dedupeKey: `enquiry:${id}:receipt`,
      kind: receiptKind,
      siteUrl,
      to: { name: toQuotedName(fullName), address: email },
      replyTo: enquiryMailbox(settings),
      ...(contents.attachments && { attachments: contents.attachments }),
      ...(await renderEmail(contents.receipt)),
    },
  ];
}
