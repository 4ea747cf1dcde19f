import type { Kysely, Transaction } from 'kysely';
import { hourMs, minuteMs } from '~/platform/time/durations';
import { toMailbox } from '~/platform/mail/mailbox';
import { enqueue } from '~/platform/mail/outbox.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import type { Locale } from '~/i18n/locales';
import type { NewsletterEventTable } from '~/platform/database/newsletter-tables';
import type { Database } from '~/platform/database/schema';
import { cancelDeliveries } from './issues/cancel-deliveries.server';
import { confirmableMs } from './stale-subscriptions.server';
import { hashToken } from './token.server';

/** A second submission within this time counts as the first one. */
const doubleMs = 2 * minuteMs;
/** Emails per mailbox and hour: keeps the form from flooding a stranger's mailbox, however its address is written. */
const maxPerHour = 5;

type Context = { locale: Locale; textVersion: string; formPath: string };
type Mailing = { hash: string; mail: OutgoingMail };

export type SubscriptionRequest = Context & {
  /** In lower case. */
  email: string;
  now: Date;
  /** Sent to a mailbox that is not subscribed. */
  confirm: Mailing;
  /** Sent to a mailbox that is subscribed. Both are rendered in advance, so that the response takes equally long. */
  known: Mailing;
};

const logEvent = (
  trx: Transaction<Database>,
  id: number,
  event: NewsletterEventTable['event'],
  { locale, textVersion, formPath, now }: Context & { now: Date },
) =>
  trx
    .insertInto('newsletter_events')
    .values({
      subscription_id: id,
      event,
      locale,
      text_version: textVersion,
      form_path: formPath,
      created_at: now.toISOString(),
    })
    .execute();

/** Stores a token of a subscription as a hash. */
export const addToken = (
  trx: Transaction<Database>,
  id: number,
  purpose: 'confirm' | 'leave',
  hash: string,
  expiresAt: string | null,
) =>
  trx
    .insertInto('newsletter_tokens')
    .values({ subscription_id: id, hash, purpose, expires_at: expiresAt })
    .execute();

/** The requests of the last hour for a mailbox, across all its addresses. */
async function listRequests(trx: Transaction<Database>, email: string, now: Date) {
  const rows = await trx
    .selectFrom('newsletter_events')
    .innerJoin('newsletter_subscriptions', 'newsletter_subscriptions.id', 'subscription_id')
    .select(['subscription_id', 'email', 'created_at'])
    .where('event', '=', 'requested')
    .where('created_at', '>', new Date(now.getTime() - hourMs).toISOString())
    .execute();
  const mailbox = toMailbox(email);
  return rows.filter((row) => toMailbox(row.email) === mailbox);
}

async function putPending(
  trx: Transaction<Database>,
  { email, locale, now }: SubscriptionRequest,
): Promise<number> {
  const pending = { state: 'pending', locale, requested_at: now.toISOString() } as const;
  const { id } = await trx
    .insertInto('newsletter_subscriptions')
    .values({ email, ...pending })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(pending))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Records a pending subscription and queues the confirmation email, or neither. Only the email reveals whether the
 * mailbox was subscribed.
 */
export async function requestSubscription(
  db: Kysely<Database>,
  request: SubscriptionRequest,
): Promise<'queued' | 'double' | 'limited'> {
  const { email, now, confirm, known } = request;
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('newsletter_subscriptions')
      .select(['id', 'state'])
      .where('email', '=', email)
      .executeTakeFirst();
    const requests = await listRequests(trx, email, now);
    // Not of someone who has left since, and would wait for an email in vain.
    const isDouble =
      found?.state !== 'left' &&
      requests.some(
        (one) =>
          one.subscription_id === found?.id &&
          now.getTime() - Date.parse(one.created_at) < doubleMs,
      );
    if (isDouble) return 'double';
    if (requests.length >= maxPerHour) return 'limited';
    const isKnown = found?.state === 'confirmed';
    const id = isKnown ? found.id : await putPending(trx, request);
    await logEvent(trx, id, 'requested', request);
    const expiresAt = new Date(now.getTime() + confirmableMs).toISOString();
    if (isKnown) await addToken(trx, id, 'leave', known.hash, null);
    else await addToken(trx, id, 'confirm', confirm.hash, expiresAt);
    await enqueue(trx, (isKnown ? known : confirm).mail, { now });
    return 'queued';
  });
}

/** Finds the subscription of an email's token; undefined if there is none, or no longer one. */
export async function findByToken(
  db: Kysely<Database>,
  purpose: 'confirm' | 'leave',
  token: string,
  now: Date,
) {
  return db
    .selectFrom('newsletter_tokens')
    .innerJoin(
      'newsletter_subscriptions',
      'newsletter_subscriptions.id',
      'newsletter_tokens.subscription_id',
    )
    .select(['newsletter_subscriptions.id', 'email', 'state', 'locale'])
    .where('hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now.toISOString())]))
    .executeTakeFirst();
}

/** Subscribes a mailbox and queues the welcome email. Idempotent. */
export async function confirmSubscription(
  db: Kysely<Database>,
  id: number,
  welcome: Context & Mailing & { now: Date },
): Promise<void> {
  const { now, hash, mail } = welcome;
  await db.transaction().execute(async (trx) => {
    const moved = await trx
      .updateTable('newsletter_subscriptions')
      .set({ state: 'confirmed', confirmed_at: now.toISOString() })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .executeTakeFirst();
    if (moved.numUpdatedRows === 0n) return;
    await logEvent(trx, id, 'confirmed', welcome);
    // From now on these links only say that the address is subscribed; unsubscribing deletes them.
    await trx
      .updateTable('newsletter_tokens')
      .set({ expires_at: null })
      .where('subscription_id', '=', id)
      .where('purpose', '=', 'confirm')
      .execute();
    await addToken(trx, id, 'leave', hash, null);
    await enqueue(trx, mail, { now });
  });
}

/** Unsubscribes a mailbox and deletes every link that would subscribe it again. Idempotent. */
export async function unsubscribe(
  db: Kysely<Database>,
  id: number,
  context: Context & { now: Date },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const moved = await trx
      .updateTable('newsletter_subscriptions')
      .set({ state: 'left', left_at: context.now.toISOString() })
      .where('id', '=', id)
      .where('state', '!=', 'left')
      .executeTakeFirst();
    if (moved.numUpdatedRows === 0n) return;
    await logEvent(trx, id, 'left', context);
    await cancelDeliveries(trx, id);
    await trx
      .deleteFrom('newsletter_tokens')
      .where('subscription_id', '=', id)
      .where('purpose', '=', 'confirm')
      .execute();
  });
}
