import type { OutgoingMail } from '~/platform/mail/outgoing-mail';

/** An email that is ready to be sent, with its key as its text. */
export const makeMail = (
  mail: Pick<OutgoingMail, 'dedupeKey'> & Partial<OutgoingMail>,
): OutgoingMail => ({
  kind: 'enquiry-receipt',
  siteUrl: 'https://linden.example',
  to: { name: 'Ana', address: 'ana@example.com' },
  subject: 's',
  html: 'h',
  text: mail.dedupeKey,
  ...mail,
});
