import type { SendMailOptions } from 'nodemailer';
import type { OutboxTable } from '~/platform/database/schema';
import { minuteMs } from '~/platform/time/durations';
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

/** Delivers one email. Resolves only once the other side has accepted it for good. */
export interface MailTransport {
  /** For the log: where emails are sent, without credentials. */
  readonly description: string;
  /**
   * @param onTransmitted called when the other side has the whole message: from then on it may have accepted it
   * @throws MailRefused for an invalid address, otherwise the error of the mail server or file system
   */
  send(mail: MailToSend, signal: AbortSignal, onTransmitted?: () => void): Promise<void>;
}

/**
 * How long a mail server may take to accept a whole message: it may filter it first. One that is given up earlier
 * delivers it all the same, and gets it again (RFC 5321, 4.5.3.2.6).
 */
export const acceptMs = 10 * minuteMs;

type TransportOptions = {
  /** `smtp://user:password@host:587` or `smtps://…`; if omitted, emails are written as files. */
  smtpUrl?: string | undefined;
  from: { name: string; address: string };
  /** Folder of the `.eml` files. */
  mailDir: string;
  /** Generates the documents that emails name; if omitted, there are none. */
  findDocument?: FindDocument;
  /** How long the mail server may be silent before it has the message, in milliseconds. */
  silenceMs?: number;
};

// User text is never passed to the mailer as an address string: nodemailer would parse lists and groups out of it.
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

/** The stored attachments and the documents that the email names. */
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
    // Suppresses automatic replies (RFC 3834).
    'Auto-Submitted': 'auto-generated',
    // Lets mail clients offer one-click unsubscribe (RFC 2369 and 8058).
    ...(unsubscribe_url !== null && {
      'List-Unsubscribe': `<${unsubscribe_url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}

// Loaded with the first email, so that it does not delay the start.
const loadNodemailer = () => import('nodemailer');

async function createSmtpMailer(
  smtpUrl: string,
  { silenceMs, socketMs = silenceMs }: { silenceMs: number; socketMs?: number },
) {
  const { createTransport: createMailer } = await loadNodemailer();
  const { protocol, hostname, username } = new URL(smtpUrl);
  return createMailer({
    url: smtpUrl,
    // The password is never sent in plain text, even if an attacker in between hides the server's STARTTLS.
    requireTLS: protocol === 'smtp:' && username !== '' && !isLoopback(hostname),
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: socketMs,
    dnsTimeout: silenceMs,
    ...guards,
  });
}

/** Connects and signs in without sending anything. @throws the mail server's or the connection's error */
export async function verifyMailServer(smtpUrl: string, silenceMs: number): Promise<void> {
  const mailer = await createSmtpMailer(smtpUrl, { silenceMs });
  try {
    await mailer.verify();
  } finally {
    mailer.close();
  }
}

const defaultSilenceMs = 30_000;

function smtpTransport(options: TransportOptions): MailTransport {
  const { smtpUrl = '', silenceMs = defaultSilenceMs } = options;
  const { protocol, host } = new URL(smtpUrl);
  return {
    description: `${protocol}//${host}`,
    async send(mail, signal, onTransmitted = () => {}) {
      const message = await toMessage(mail, options);
      // After the connection is set up, the caller limits the time by the signal.
      const mailer = await createSmtpMailer(smtpUrl, { silenceMs, socketMs: acceptMs });
      mailer.use('stream', ({ message: composed }, done) => {
        composed.processFunc((content) => content.once('end', onTransmitted));
        done();
      });
      await mailer.sendMail({ ...message, signal });
    },
  };
}

function fileTransport(options: TransportOptions): MailTransport {
  const { mailDir } = options;
  return {
    description: `files in ${mailDir}`,
    async send(mail, signal) {
      const { createTransport: createMailer } = await loadNodemailer();
      const composer = createMailer({ streamTransport: true, buffer: true, ...guards });
      const { message } = await composer.sendMail({ ...(await toMessage(mail, options)), signal });
      await writeMailFile(mailDir, mail, message as Buffer);
    },
  };
}

/**
 * Sends emails over SMTP, or writes them as `.eml` files if no server is configured.
 * @throws Error if the sender is not a single email address
 */
export function createTransport(options: TransportOptions): MailTransport {
  if (!isMailAddress(options.from.address)) throw new Error('The sender is not one mail address');
  return options.smtpUrl ? smtpTransport(options) : fileTransport(options);
}
