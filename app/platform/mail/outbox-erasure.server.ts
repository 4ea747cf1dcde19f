import { type Kysely, type Selectable, sql } from 'kysely';
import { dayMs } from '~/platform/time/durations';
import type { Database, OutboxTable } from '~/platform/database/schema';
import { escapeAttribute } from '~/platform/text/markup';
import { maskAddress, mentionsAddress } from './address-mention';
import { mayMention } from './may-mention';

type StoredMail = Selectable<OutboxTable>;

const sentKeptMs = 30 * dayMs;
/** Long enough to fix a mail server after a season's end and to send what it rejected. */
const deadKeptMs = 90 * dayMs;

/** The column values of an erased email; the row remains as a record that it was written. */
export const erasedMail = {
  to_address: '',
  to_name: '',
  reply_to: null,
  subject: '',
  html: '',
  text: '',
  unsubscribe_url: null,
  attachments: null,
} as const;

/** Until when an email's content is retained; undefined while it is queued. */
export function mailKeptUntil(mail: StoredMail): Date | undefined {
  if (mail.state === 'queued') return undefined;
  return mail.state === 'sent'
    ? new Date(Date.parse(mail.sent_at ?? mail.created_at) + sentKeptMs)
    : new Date(Date.parse(mail.created_at) + deadKeptMs);
}

/**
 * Erases the content and recipient of emails 30 days after they were sent, or 90 days after they were written if they
 * could not be. The rows remain, so that nothing is sent twice.
 */
export async function eraseOldMails(db: Kysely<Database>, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await db
    .updateTable('outbox')
    .set(erasedMail)
    .where('to_address', '!=', '')
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'sent'), eb('sent_at', '<', before(sentKeptMs))]),
        eb.and([eb('state', '=', 'dead'), eb('created_at', '<', before(deadKeptMs))]),
      ]),
    )
    .execute();
}

const isOwn = ({ to_address, reply_to }: StoredMail, address: string) =>
  to_address.toLowerCase() === address || reply_to?.toLowerCase() === address;

/** Whether an email is owed to its recipient; while it is queued, it is sent before it is erased. */
export type IsRequiredMail = (mail: Pick<StoredMail, 'dedupe_key' | 'kind'>) => boolean;

/**
 * What happens to an email when a person requests erasure. A queued email is kept until it is sent if it is required
 * or addressed to someone else; in other people's emails only the address is masked.
 */
export function planErasure(
  mail: StoredMail,
  address: string,
  isRequired: IsRequiredMail,
): 'erase' | 'mask' | 'keep' {
  if (!isOwn(mail, address)) return mail.state === 'queued' ? 'keep' : 'mask';
  return mail.state === 'queued' && isRequired(mail) ? 'keep' : 'erase';
}

/**
 * Finds emails sent to an address, emails whose replies go to it, and emails that mention it, oldest first.
 * @param address in lower case
 */
export async function findMailsOf(db: Kysely<Database>, address: string): Promise<StoredMail[]> {
  const mails = await db
    .selectFrom('outbox')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb(sql`lower(to_address)`, '=', address),
        eb(sql`lower(reply_to)`, '=', address),
        mayMention('to_name', address),
        mayMention('subject', address),
        mayMention('text', address),
      ]),
    )
    .orderBy('id')
    .execute();
  const textOf = ({ to_name, subject, text }: StoredMail) => [to_name, subject, text].join('\n');
  return mails.filter((mail) => isOwn(mail, address) || mentionsAddress(textOf(mail), address));
}

/** Erases an address from the outbox. Its queued emails are not sent, unless they are required. */
export async function eraseMailsOf(
  db: Kysely<Database>,
  address: string,
  isRequired: IsRequiredMail,
): Promise<void> {
  for (const mail of await findMailsOf(db, address)) {
    const plan = planErasure(mail, address, isRequired);
    if (plan === 'keep') continue;
    await db
      .updateTable('outbox')
      .set(plan === 'erase' ? erasedMail : withoutAddress(mail, address))
      .$if(mail.state === 'queued', (update) =>
        update.set({ state: 'dead', last_error: 'erased on request' }),
      )
      .where('id', '=', mail.id)
      .execute();
  }
}

function withoutAddress({ to_name, subject, text, html }: StoredMail, address: string) {
  return {
    to_name: maskAddress(to_name, address),
    subject: maskAddress(subject, address),
    text: maskAddress(text, address),
    // React escapes the same characters in the same way.
    html: maskAddress(maskAddress(html, address), escapeAttribute(address)),
  };
}
