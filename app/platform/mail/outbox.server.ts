import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { isMailAddress } from './address';
import { heldReason } from './outbox-hold.server';
import type { OutgoingMail } from './outgoing-mail';
import { toPlainLine } from './plain-line';

const maxSubject = 250;

/**
 * Derives the id from the email's content. Every attempt has the same id, while a new email that reuses a key (in a
 * restored or new database) is not discarded by the recipient's mailbox as a duplicate.
 */
function messageIdOf(mail: OutgoingMail): string {
  const hash = createHash('sha256').update(`${mail.dedupeKey}\0${mail.text}`).digest('hex');
  return `<${hash.slice(0, 40)}@${new URL(mail.siteUrl).hostname}>`;
}

/**
 * Inserts a rendered email into the outbox, in the caller's transaction; does nothing if its key already exists.
 * Never talks to a mail server. A bad address does not throw, because it must not roll back an order: the worker
 * marks such an email as dead and logs it. Notify the worker after the commit.
 * @param options.isHeld it is not sent until a person decides
 */
export async function enqueue(
  trx: Kysely<Database>,
  mail: OutgoingMail,
  options: { now?: Date; isHeld?: boolean } = {},
): Promise<void> {
  const at = options.now ?? new Date();
  const now = at.toISOString();
  const attachments = [...(mail.attachments ?? []), ...(mail.documents ?? [])];
  const replyTo = mail.replyTo?.address;
  await trx
    .insertInto('outbox')
    .values({
      dedupe_key: mail.dedupeKey,
      message_id: messageIdOf(mail),
      kind: mail.kind,
      to_address: mail.to.address,
      to_name: toPlainLine(mail.to.name),
      reply_to: isMailAddress(replyTo) ? replyTo : null,
      subject: toPlainLine(mail.subject, maxSubject),
      html: mail.html,
      text: mail.text,
      unsubscribe_url: mail.unsubscribeUrl ?? null,
      attachments: attachments.length > 0 ? JSON.stringify(attachments) : null,
      ...(options.isHeld ? { state: 'dead', last_error: heldReason } : { state: 'queued' }),
      attempts: 0,
      next_attempt_at: new Date(at.getTime() + (mail.delayMs ?? 0)).toISOString(),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}

/** Whether an email with this key was ever queued, sent or not: for those that are not worth rendering again. */
export async function isEnqueued(db: Kysely<Database>, dedupeKey: string): Promise<boolean> {
  const mail = await db
    .selectFrom('outbox')
    .select('id')
    .where('dedupe_key', '=', dedupeKey)
    .executeTakeFirst();
  return mail !== undefined;
}

/** Makes a delayed email due now that its documents exist. Does nothing after the first attempt. */
export async function makeMailDue(
  db: Kysely<Database>,
  dedupeKey: string,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: at })
    .where('dedupe_key', '=', dedupeKey)
    .where('state', '=', 'queued')
    .where('attempts', '=', 0)
    .where('next_attempt_at', '>', at)
    .execute();
}
