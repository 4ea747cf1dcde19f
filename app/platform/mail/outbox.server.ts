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
  const now = (options.now ?? new Date()).toISOString();
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
      attachments: mail.attachments ? JSON.stringify(mail.attachments) : null,
      state: 'queued',
      attempts: 0,
      next_attempt_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}
