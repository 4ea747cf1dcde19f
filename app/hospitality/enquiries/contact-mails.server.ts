import type { Site } from '~/content/content-schema';
import type { EmailContent } from '~/platform/mail/email-content';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import { languageName, staffLocale } from '~/i18n/staff-locale';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { toPlainLine, toPlainLines, toQuotedLines, toQuotedName } from '~/platform/mail/plain-line';
import { formatDateTime } from '~/i18n/format';
import type { ContactMessage } from './contact-schema';
import {
  type EnquiryAbout,
  guestFacts,
  contactFooter,
  renderEnquiryMails,
  sortableTime,
} from '~/content/mails/enquiry-mails.server';
import type { MailSettings } from '~/content/mails/mail-settings.server';

function staffNotificationContent(
  contact: ContactMessage,
  about: EnquiryAbout,
  site: Site,
): EmailContent {
  const t = getMailTexts(staffLocale);
  return {
    locale: staffLocale,
    subject: t('contactNotice.subject', {
      date: sortableTime(about.createdAt),
      name: toPlainLine(contact.fullName),
      language: languageName(about.locale),
    }),
    preview: toPlainLine(contact.message, 120),
    hotel: site.hotel.name,
    kicker: t('contactNotice.kicker'),
    title: t('contactNotice.title'),
    opening: [],
    facts: guestFacts(contact, about, t),
    note: { heading: t('contactNotice.message'), lines: toPlainLines(contact.message) },
    footer: { lines: [{ text: t('enquiry.reply') }] },
  };
}

function receiptContent(
  contact: ContactMessage,
  { locale, createdAt }: EnquiryAbout,
  site: Site,
): EmailContent {
  const t = getMailTexts(locale);
  const { hotel } = site;
  return {
    locale,
    subject: t('contactReceipt.subject', { hotel: hotel.fullName }),
    preview: t('contactReceipt.preview'),
    hotel: hotel.name,
    kicker: formatDateTime(createdAt, locale),
    title: t('contactReceipt.title'),
    opening: [
      t('enquiry.greeting', { name: toQuotedName(contact.fullName) }),
      t('contactReceipt.intro', { phone: hotel.phoneDisplay }),
    ],
    note: { heading: t('contactReceipt.message'), lines: toQuotedLines(contact.message) },
    footer: contactFooter(site, t),
  };
}

/** Both emails for a message: the hotel's in the hotel's first language, the guest's in the guest's language. */
export function renderContactMails(
  contact: ContactMessage,
  about: EnquiryAbout,
  options: MailSettings,
): Promise<OutgoingMail[]> {
  const mails = {
    notice: staffNotificationContent(contact, about, options.site),
    receipt: receiptContent(contact, about, options.site),
  };
  return renderEnquiryMails({ id: about.id, ...contact }, mails, options);
}
