import { createTransport as createMailer, type SendMailOptions } from 'nodemailer';
import type { OutboxTable } from '~/platform/database/schema';
import { isMailAddress } from './address';
import { writeMailFile } from './mail-files.server';
import type { FindDocument, MailAttachment, MailDocument, MailFile } from './outgoing-mail';
import { MailRefused } from './send-failure';

export type MailToSend = Pick<
  OutboxTable,
  | 'message_id'
  | 'to_address'
  | 'to_name'
  | 'reply_to'
  | 'subject'
  | 'html'
  | 'text'
  | 'created_at'
  | 'unsubscribe_url'
  | 'attachments'
>;

/** Hands one mail over. Resolves only when the other side has taken it for good. */
export interface MailTransport {
  /** For the log: where mails go, without credentials. */
  readonly description: string;
  /** @throws MailRefused for an address that is none, otherwise the error of the mail server or file system */
  send(mail: MailToSend, signal: AbortSignal): Promise<void>;
}

export type TransportOptions = {
  /** `smtp://user:password@host:587` or `smtps://…`; without it mails become files. */
  smtpUrl?: string | undefined;
  from: { name: string; address: string };
  /** Folder of the `.eml` files. */
  mailDir: string;
  /** Makes the files that mails name; without it there are none. */
  findDocument?: FindDocument;
  /** Longest silence of the mail server, in milliseconds. */
  silenceMs?: number;
};

// User text never reaches the mailer as an address string: nodemailer would read lists and groups out of it.
const guards = { disableFileAccess: true, disableUrlAccess: true, maxRecipients: 1 };

async function toMessage(
  mail: MailToSend,
  { from, findDocument }: Pick<TransportOptions, 'from' | 'findDocument'>,
): Promise<SendMailOptions> {
  if (!isMailAddress(mail.to_address)) throw new MailRefused('recipient is not one mail address');
  if (mail.reply_to !== null && !isMailAddress(mail.reply_to)) {
    throw new MailRefused('reply address is not one mail address');
  }
  return {
    from,
    to: { name: mail.to_name, address: mail.to_address },
    envelope: { from: from.address, to: [mail.to_address] },
    ...(mail.reply_to !== null && { replyTo: { name: '', address: mail.reply_to } }),
    subject: mail.subject,
    messageId: mail.message_id,
    date: new Date(mail.created_at),
    headers: headersOf(mail),
    text: mail.text,
    html: mail.html,
    attachments: await listAttachments(mail, findDocument),
  };
}

/** What `enqueue` stored, and the documents that it named. */
async function listAttachments(
  { attachments }: MailToSend,
  findDocument: FindDocument = async () => undefined,
): Promise<(MailAttachment | MailFile)[]> {
  const stored: (MailAttachment | MailDocument)[] =
    attachments === null ? [] : JSON.parse(attachments);
  const files = await Promise.all(
    stored.map(async (each) => ('document' in each ? findDocument(each.document) : each)),
  );
  return files.filter((file) => file !== undefined);
}

function headersOf({ unsubscribe_url }: MailToSend): Record<string, string> {
  return {
    // Keeps holiday notes from answering (RFC 3834).
    'Auto-Submitted': 'auto-generated',
    // Mail programs offer to leave with one click (RFC 2369 and 8058).
    ...(unsubscribe_url !== null && {
      'List-Unsubscribe': `<${unsubscribe_url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}

function createSmtpMailer(smtpUrl: string, silenceMs: number) {
  const { protocol, hostname, username } = new URL(smtpUrl);
  return createMailer({
    url: smtpUrl,
    // A password never travels in the clear, even if an attacker in between hides the server's STARTTLS.
    requireTLS: protocol === 'smtp:' && username !== '' && !isLoopback(hostname),
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
    ...guards,
  });
}

/** Connects and signs in, and sends nothing. @throws the mail server's or the connection's error */
export async function greetMailServer(smtpUrl: string, silenceMs: number): Promise<void> {
  const mailer = createSmtpMailer(smtpUrl, silenceMs);
  try {
    await mailer.verify();
  } finally {
    mailer.close();
  }
}

function smtpTransport(options: TransportOptions): MailTransport {
  const { smtpUrl = '', silenceMs = 30_000 } = options;
  const { protocol, host } = new URL(smtpUrl);
  const mailer = createSmtpMailer(smtpUrl, silenceMs);
  return {
    description: `${protocol}//${host}`,
    async send(mail, signal) {
      await mailer.sendMail({ ...(await toMessage(mail, options)), signal });
    },
  };
}

function fileTransport(options: TransportOptions): MailTransport {
  const { mailDir } = options;
  const composer = createMailer({ streamTransport: true, buffer: true, ...guards });
  return {
    description: `files in ${mailDir}`,
    async send(mail, signal) {
      const { message } = await composer.sendMail({ ...(await toMessage(mail, options)), signal });
      await writeMailFile(mailDir, mail, message as Buffer);
    },
  };
}

/**
 * Mails over SMTP, or as `.eml` files where no server is given.
 * @throws Error when the sender's address is not one mail address
 */
export function createTransport(options: TransportOptions): MailTransport {
  if (!isMailAddress(options.from.address)) throw new Error('The sender is not one mail address');
  return options.smtpUrl ? smtpTransport(options) : fileTransport(options);
}
