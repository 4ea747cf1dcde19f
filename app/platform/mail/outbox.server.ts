import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { isMailAddress } from './address';
import type { OutgoingMail } from './outgoing-mail';
import { toPlainLine } from './plain-line';

const maxSubject = 250;

/**
 * Derives the id from the mail's content, so that every attempt carries the same name, while a new mail under an old
 * key (a database restored or begun afresh) is not taken for the old mail by the reader's mailbox.
 */
function messageIdOf(mail: OutgoingMail): string {
  const hash = createHash('sha256').update(`${mail.dedupeKey}\0${mail.text}`).digest('hex');
  return `<${hash.slice(0, 40)}@${new URL(mail.siteUrl).hostname}>`;
}

/**
 * Puts a rendered mail into the outbox, in the caller's transaction; a key that is already there is left alone.
 * Never talks to a mail server. A bad address does not throw, because it must not undo an order: the worker
 * marks such a mail as dead and logs it. Notify the worker after the commit.
 */
export async function enqueue(
  trx: Kysely<Database>,
  mail: OutgoingMail,
  options: { now?: Date } = {},
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
      state: 'queued',
      attempts: 0,
      next_attempt_at: new Date(at.getTime() + (mail.waitMs ?? 0)).toISOString(),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}

/** What a mail waited for is there: it is due now. Nothing happens to one that was tried already. */
export async function hurryMail(
  db: Kysely<Database>,
  dedupeKey: string,
  now = new Date(),
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
