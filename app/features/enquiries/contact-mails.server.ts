import type { Site } from '~/features/content/content-schema';
import type { Letter } from '~/features/mail/letter';
import { renderLetter } from '~/features/mail/letters.server';
import { getMailTexts } from '~/features/mail/mail-texts.server';
import { languageName, operatorLocale } from '~/features/mail/order-notice-content';
import type { OutgoingMail } from '~/features/mail/outgoing-mail';
import { toPlainLine, toPlainLines } from '~/features/mail/plain-line';
import { formatDateTime } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import type { ContactMessage } from './contact-schema';

export type ContactForMail = ContactMessage & { id: string; locale: Locale; createdAt: Date };

type ContactMailOptions = {
  site: Site;
  /** Who gets the house's mail; the house's address unless given. */
  operatorAddress?: string;
};

/** `2026-11-21 15:42`, the house's clock: subjects sort by it. */
const sortable = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Zagreb',
  dateStyle: 'short',
  timeStyle: 'short',
});

function noticeLetter(contact: ContactForMail, site: Site): Letter {
  const t = getMailTexts(operatorLocale);
  const { fullName, email, phone, message, createdAt } = contact;
  const language = languageName(contact.locale);
  const name = toPlainLine(fullName);
  return {
    locale: operatorLocale,
    subject: t('contactNotice.subject', { date: sortable.format(createdAt), name, language }),
    preview: toPlainLine(message, 120),
    house: site.house.name,
    kicker: t('contactNotice.kicker'),
    title: t('contactNotice.title'),
    opening: [],
    facts: [
      { label: t('contactNotice.received'), value: formatDateTime(createdAt, operatorLocale) },
      { label: t('contactNotice.language'), value: language },
      { label: t('contactNotice.name'), value: name },
      { label: t('contactNotice.email'), value: email },
      { label: t('contactNotice.phone'), value: phone || t('contactNotice.noPhone') },
    ],
    note: { heading: t('contactNotice.message'), lines: toPlainLines(message) },
    foot: { lines: [{ text: t('contactNotice.reply') }] },
  };
}

function receiptLetter(contact: ContactForMail, site: Site): Letter {
  const t = getMailTexts(contact.locale);
  const { house } = site;
  return {
    locale: contact.locale,
    subject: t('contactReceipt.subject', { house: house.fullName }),
    preview: t('contactReceipt.preview'),
    house: house.name,
    kicker: formatDateTime(contact.createdAt, contact.locale),
    title: t('contactReceipt.title'),
    opening: [
      t('contactReceipt.greeting', { name: toPlainLine(contact.fullName) }),
      t('contactReceipt.intro', { phone: house.phoneDisplay }),
    ],
    note: { heading: t('contactReceipt.message'), lines: toPlainLines(contact.message) },
    foot: {
      heading: house.fullName,
      lines: [
        { text: `${house.street}, ${house.postalCode} ${house.city}` },
        { text: house.phoneDisplay, href: `tel:${house.phone}` },
        { text: house.email, href: `mailto:${house.email}` },
        { text: t('contactReceipt.notYou') },
      ],
    },
  };
}

/** Both mails of a message: the house's in Croatian with the guest as the one to answer, the guest's in his language. */
export async function renderContactMails(
  contact: ContactForMail,
  { site, operatorAddress = site.house.email }: ContactMailOptions,
): Promise<OutgoingMail[]> {
  const { fullName, email } = contact;
  return [
    {
      dedupeKey: `enquiry:${contact.id}:notice`,
      kind: 'enquiry-notice',
      to: { name: site.house.fullName, address: operatorAddress },
      replyTo: { name: fullName, address: email },
      ...(await renderLetter(noticeLetter(contact, site))),
    },
    {
      dedupeKey: `enquiry:${contact.id}:receipt`,
      kind: 'enquiry-receipt',
      to: { name: fullName, address: email },
      replyTo: { name: site.house.fullName, address: operatorAddress },
      ...(await renderLetter(receiptLetter(contact, site))),
    },
  ];
}
