import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';

/** A text file attached to an email. */
export type MailAttachment = {
  filename: string;
  /** `text/calendar; charset=utf-8` */
  contentType: string;
  content: string;
};

/**
 * A file generated whenever the email is sent: the outbox only stores its name, `invoice:M-2026-000123:charged`, and
 * the file contains the latest data. It is left out if it does not exist by then.
 */
export type MailDocument = { document: string };

/** A file generated for an email as it is sent. */
export type MailFile = Pick<MailAttachment, 'filename' | 'contentType'> & { content: Buffer };

/** Whether a document exists by now. */
export type HasDocument = (db: Kysely<Database>, name: string) => Promise<boolean>;

/** Generates a document; undefined if it does not exist. */
export type FindDocument = (name: string) => Promise<MailFile | undefined>;

/** A rendered email, ready to be sent. Names may be typed by people; each address is a single addr-spec. */
export type OutgoingMail = {
  /** Names what the email is about, e.g. `order:M-2026-000123:notice`; no key is ever sent twice. */
  dedupeKey: string;
  kind: string;
  /** Origin of the sending site; its host ends the Message-ID. */
  siteUrl: string;
  to: { name: string; address: string };
  replyTo?: { name?: string; address: string };
  /** For emails to subscribers: a URL whose POST ends the subscription (RFC 8058). */
  unsubscribeUrl?: string;
  attachments?: readonly MailAttachment[];
  documents?: readonly MailDocument[];
  /** How long the email may wait for its documents, in milliseconds; `makeMailDue` ends the delay early. */
  delayMs?: number;
  subject: string;
  html: string;
  text: string;
};
