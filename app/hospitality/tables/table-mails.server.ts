import type { ContentSource } from '~/content/content';
import { writeCalendarFile } from '~/platform/time/calendar-file';
import {
  type EnquiryAbout,
  guestFacts,
  contactFooter,
  renderEnquiryMails,
} from '~/content/mails/enquiry-mails.server';
import type { MailSettings } from '~/content/mails/mail-settings.server';
import type { EmailContent } from '~/platform/mail/email-content';
import type { MailTexts } from '~/platform/mail/mail-keys';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import { languageName, staffLocale } from '~/i18n/staff-locale';
import type { MailAttachment, OutgoingMail } from '~/platform/mail/outgoing-mail';
import { toPlainLine, toPlainLines, toQuotedLines, toQuotedName } from '~/platform/mail/plain-line';
import { formatDateTime, formatDay, formatWeekday } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { href } from '~/routing/href';
import { venueName } from './table-reservation.loader.server';
import type { TableRequest } from './table-schema';

/** Duration of a reservation in calendar events, in minutes. */
export const dinnerMinutes = 120;

function tableFacts(
  content: ContentSource,
  table: TableRequest,
  locale: Locale,
): NonNullable<EmailContent['facts']> {
  const t = getMailTexts(locale);
  return [
    { label: t('tableNotice.venue'), value: venueName(content, table.venue, locale) },
    { label: t('tableNotice.date'), value: formatWeekday(table.date, locale) },
    { label: t('tableNotice.time'), value: table.time },
    { label: t('tableNotice.guests'), value: countPersons(table, t) },
  ];
}

const countPersons = ({ guests }: TableRequest, t: MailTexts) =>
  t('enquiry.persons', { count: guests });

const wishes = (heading: string, lines: string[]): EmailContent['note'] =>
  lines.join('') === '' ? undefined : { heading, lines };

function staffNotificationContent(
  content: ContentSource,
  table: TableRequest,
  about: EnquiryAbout,
  { site }: MailSettings,
): EmailContent {
  const t = getMailTexts(staffLocale);
  return {
    locale: staffLocale,
    // Starts with the date and time of the reservation, so that a mailbox sorted by subject is a reservation book.
    subject: t('tableNotice.subject', {
      date: table.date,
      time: table.time,
      guests: countPersons(table, t),
      venue: venueName(content, table.venue, staffLocale),
      name: toPlainLine(table.fullName),
      language: languageName(about.locale),
    }),
    preview: toPlainLine(table.message, 120) || t('tableNotice.answer'),
    hotel: site.hotel.name,
    kicker: t('tableNotice.kicker'),
    title: t('tableNotice.title'),
    opening: [t('tableNotice.answer')],
    facts: [...tableFacts(content, table, staffLocale), ...guestFacts(table, about, t)],
    note: wishes(t('tableNotice.message'), toPlainLines(table.message)),
    footer: { lines: [{ text: t('enquiry.reply') }] },
  };
}

function receiptContent(
  content: ContentSource,
  table: TableRequest,
  { locale, createdAt }: EnquiryAbout,
  { site }: MailSettings,
): EmailContent {
  const t = getMailTexts(locale);
  const { hotel } = site;
  const next = [
    t('tableReceipt.answer'),
    t('tableReceipt.noPayment'),
    t('tableReceipt.change', { phone: hotel.phoneDisplay }),
    t('tableReceipt.calendar'),
  ];
  return {
    locale,
    subject: t('tableReceipt.subject', {
      date: formatDay(table.date, locale),
      time: table.time,
      venue: venueName(content, table.venue, locale),
    }),
    preview: t('tableReceipt.preview'),
    hotel: hotel.name,
    kicker: formatDateTime(createdAt, locale),
    title: t('tableReceipt.title'),
    opening: [
      t('enquiry.greeting', { name: toQuotedName(table.fullName) }),
      t('tableReceipt.intro'),
    ],
    facts: tableFacts(content, table, locale),
    note: wishes(t('tableReceipt.message'), toQuotedLines(table.message)),
    sections: [{ heading: t('tableReceipt.nextTitle'), paragraphs: next }],
    footer: contactFooter(site, t),
  };
}

function calendarFile(
  content: ContentSource,
  table: TableRequest,
  { id, locale, createdAt }: EnquiryAbout,
  { site: { hotel }, siteUrl }: MailSettings,
): MailAttachment {
  const t = getMailTexts(locale);
  const { origin, hostname } = new URL(siteUrl);
  const name = venueName(content, table.venue, locale);
  return {
    filename: `${t('tableReceipt.file')}-${table.date}.ics`,
    contentType: 'text/calendar; charset=utf-8',
    content: writeCalendarFile({
      uid: `table-${id}@${hostname}`,
      product: hotel.fullName,
      writtenAt: createdAt,
      status: 'TENTATIVE',
      day: table.date,
      time: table.time,
      minutes: dinnerMinutes,
      summary: t('tableReceipt.event', { venue: name, guests: countPersons(table, t) }),
      description: t('tableReceipt.eventText', { phone: hotel.phoneDisplay }),
      location: `${name}, ${hotel.street}, ${hotel.postalCode} ${hotel.city}`,
      place: hotel,
      url: origin + href(table.venue, locale),
    }),
  };
}

/** Both emails for a table request; the guest's has a tentative calendar event attached. */
export function renderTableMails(
  content: ContentSource,
  table: TableRequest,
  about: EnquiryAbout,
  options: MailSettings,
): Promise<OutgoingMail[]> {
  const mails = {
    notice: staffNotificationContent(content, table, about, options),
    receipt: receiptContent(content, table, about, options),
    attachments: [calendarFile(content, table, about, options)],
  };
  return renderEnquiryMails({ id: about.id, ...table }, mails, options);
}
