/** A text file that comes with a mail. */
export type MailAttachment = {
  filename: string;
  /** `text/calendar; charset=utf-8` */
  contentType: string;
  content: string;
};

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
  subject: string;
  html: string;
  text: string;
};
