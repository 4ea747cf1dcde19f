/** A text file that comes with a mail. */
export type MailAttachment = {
  filename: string;
  /** `text/calendar; charset=utf-8` */
  contentType: string;
  content: string;
};

/**
 * A file that is made anew whenever the mail is sent, so that the outbox holds its name alone, and the file has what came to be
 * known since: `invoice:M-2026-000123:charged`. One that does not exist then is left out.
 */
export type MailDocument = { document: string };

/** A file that was made for a mail as it is sent. */
export type MailFile = Pick<MailAttachment, 'filename' | 'contentType'> & { content: Buffer };

/** Makes the file of a document; undefined where there is none. */
export type FindDocument = (name: string) => Promise<MailFile | undefined>;

/** A mail that is written and only needs sending. Names may be typed by people, addresses are one addr-spec each. */
export type OutgoingMail = {
  /** Names what the mail is about, e.g. `order:M-2026-000123:notice`: the same key is never sent twice. */
  dedupeKey: string;
  kind: string;
  /** Origin of the site that sends it: its host ends the Message-ID. */
  siteUrl: string;
  to: { name: string; address: string };
  replyTo?: { name?: string; address: string };
  /** Mails to subscribers: takes a POST that ends the subscription (RFC 8058). */
  unsubscribeUrl?: string;
  attachments?: readonly MailAttachment[];
  documents?: readonly MailDocument[];
  /** How long it may wait for its documents, in milliseconds; `hurryMail` sends it as soon as they are there. */
  waitMs?: number;
  subject: string;
  html: string;
  text: string;
};
