import { type Kysely, type Selectable, sql } from 'kysely';
import { contains } from '~/platform/database/contains';
import type { Database, OutboxTable } from '~/platform/database/schema';
import { maskAddress, mentionsAddress } from './address-mention';

export type StoredMail = Selectable<OutboxTable>;

const day = 24 * 60 * 60_000;
const sentKeptMs = 30 * day;
/** Long enough to mend a mail server after a season's end, and to send what it refused. */
const deadKeptMs = 90 * day;

/** What is left of a mail of which only the fact stays that it was written. */
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

/** Until when a mail's content is kept; undefined while it is queued. */
export function mailKeptUntil(mail: StoredMail): Date | undefined {
  if (mail.state === 'queued') return undefined;
  return mail.state === 'sent'
    ? new Date(Date.parse(mail.sent_at ?? mail.created_at) + sentKeptMs)
    : new Date(Date.parse(mail.created_at) + deadKeptMs);
}

/**
 * Erases what a mail said and to whom: 30 days after it was sent, 90 days after it was written if it could not be. The
 * fact that it was written stays, so that nothing is sent twice.
 */
export async function eraseOldMails(db: Kysely<Database>, now = new Date()): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await db
    .updateTable('outbox')
    .set(erasedMail)
    .where('to_address', '!=', '')
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'sent'), where('sent_at', '<', before(sentKeptMs))]),
        where.and([where('state', '=', 'dead'), where('created_at', '<', before(deadKeptMs))]),
      ]),
    )
    .execute();
}

const isOwn = ({ to_address, reply_to }: StoredMail, address: string) =>
  to_address.toLowerCase() === address || reply_to?.toLowerCase() === address;

/** Whether e-mails of a kind are required by law: those are sent before they are erased. */
export type IsRequiredKind = (kind: string) => boolean;

/**
 * What happens to an e-mail when a person asks for erasure. An e-mail that is still queued is kept until it is sent if
 * it is required by law or addressed to someone else; in other people's e-mails only the address is masked.
 */
export function planErasure(
  mail: StoredMail,
  address: string,
  isRequired: IsRequiredKind,
): 'erase' | 'mask' | 'keep' {
  if (!isOwn(mail, address)) return mail.state === 'queued' ? 'keep' : 'mask';
  return mail.state === 'queued' && isRequired(mail.kind) ? 'keep' : 'erase';
}

/**
 * Mails to an address, mails that are to be answered to it, and mails that name it, oldest first.
 * @param address in lower case
 */
export async function findMailsOf(db: Kysely<Database>, address: string): Promise<StoredMail[]> {
  const mails = await db
    .selectFrom('outbox')
    .selectAll()
    .where((where) =>
      where.or([
        where(sql`lower(to_address)`, '=', address),
        where(sql`lower(reply_to)`, '=', address),
        contains('subject', address),
        contains('text', address),
      ]),
    )
    .orderBy('id')
    .execute();
  return mails.filter(
    (mail) => isOwn(mail, address) || mentionsAddress(`${mail.subject}\n${mail.text}`, address),
  );
}

/** Erases an address from the outbox; its e-mails that are still queued are not sent, unless they are required. */
export async function eraseMailsOf(
  db: Kysely<Database>,
  address: string,
  isRequired: IsRequiredKind,
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

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');

function withoutAddress({ subject, text, html }: StoredMail, address: string) {
  return {
    subject: maskAddress(subject, address),
    text: maskAddress(text, address),
    html: maskAddress(maskAddress(html, address), escapeHtml(address)),
  };
}
