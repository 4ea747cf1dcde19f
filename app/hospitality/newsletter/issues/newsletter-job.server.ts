import type { Kysely } from 'kysely';
import { minuteMs } from '~/platform/time/durations';
import type { SiteContent } from '~/content/content.server';
import type { Database } from '~/platform/database/schema';
import type { Env } from '~/platform/env/env-schema';
import { type Job, jobInterval, type JobSignal, startJob } from '~/platform/jobs/job.server';
import { log } from '~/platform/log/log.server';
import { enqueue } from '~/platform/mail/outbox.server';
import { addToken } from '../subscriptions.server';
import { createToken } from '../token.server';
import { renderIssueMail } from './issue-mail.server';
import { issueMailKind } from './issue-mail-kind';
import { findIssue, type Issue } from './issues.server';

/** A timer may be a little early. */
const tolerance = 0.9;
/** How many untried emails of an issue may be in the outbox: if the outbox is stuck, the newsletter pauses too. */
const maxUntried = 20;

type Sending = {
  db: Kysely<Database>;
  content: Pick<SiteContent, 'current'>;
  env: Pick<Env, 'SITE_URL' | 'NEWSLETTER_PER_MINUTE'>;
  /** A mail was queued. */
  onMail: () => void;
};

const spacingOf = (env: Sending['env']) => minuteMs / env.NEWSLETTER_PER_MINUTE;

/**
 * Queues the next email of an issue that is being sent, unless the previous one was queued too recently. Safe to be
 * killed at any point and to run in several processes: the delivery and its email are stored together or not at all.
 */
export async function queueNextDelivery(sending: Sending, now: Date): Promise<void> {
  const { db, env } = sending;
  const issue = await findSending(db);
  if (!issue) return;
  if ((await isTooSoon(db, spacingOf(env), now)) || (await isHeldUp(db))) return;
  while (true) {
    const recipient = await findNextDelivery(db, issue.id);
    if (!recipient) return finish(db, issue.id, now);
    const outcome = await queueDelivery(sending, issue, recipient, now);
    if (outcome === 'queued') sending.onMail();
    if (outcome !== 'left') return;
  }
}

async function findSending(db: Kysely<Database>): Promise<Issue | undefined> {
  const row = await db
    .selectFrom('newsletter_issues')
    .select('id')
    .where('state', '=', 'sending')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row && findIssue(db, row.id);
}

async function isTooSoon(db: Kysely<Database>, spacingMs: number, now: Date): Promise<boolean> {
  const { last } = await db
    .selectFrom('newsletter_deliveries')
    .select((eb) => eb.fn.max('queued_at').as('last'))
    .executeTakeFirstOrThrow();
  if (!last) return false;
  // Another process may have begun a little later. A time far in the future was stored before the clock was set back.
  return Math.abs(now.getTime() - Date.parse(last)) < spacingMs * tolerance;
}

async function isHeldUp(db: Kysely<Database>): Promise<boolean> {
  const { untried } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('untried'))
    .where('state', '=', 'queued')
    .where('kind', '=', issueMailKind)
    .where('attempts', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(untried) >= maxUntried;
}

const findNextDelivery = (db: Kysely<Database>, issueId: number) =>
  db
    .selectFrom('newsletter_deliveries as delivery')
    .leftJoin('newsletter_subscriptions as recipient', 'recipient.id', 'delivery.subscription_id')
    .select(['delivery.id', 'delivery.locale', 'recipient.id as recipientId', 'recipient.email'])
    .where('delivery.issue_id', '=', issueId)
    .where('delivery.state', '=', 'waiting')
    .orderBy('delivery.id')
    .limit(1)
    .executeTakeFirst();

type Recipient = NonNullable<Awaited<ReturnType<typeof findNextDelivery>>>;

/** @returns `left` for a subscriber who unsubscribed; `early` if another process was faster */
async function queueDelivery(
  { db, content, env }: Sending,
  issue: Issue,
  { id, locale, recipientId, email }: Recipient,
  now: Date,
): Promise<'queued' | 'left' | 'early'> {
  const key = createToken();
  const mailKey = `newsletter-issue:${issue.id}:${id}`;
  const { site } = content.current().get();
  const sender = { site, siteUrl: env.SITE_URL, now: new Date(issue.started_at ?? now) };
  const addressee = { dedupeKey: mailKey, email: email ?? '', key };
  const issueText = issue.texts[locale] ?? { subject: '', body: '' };
  const mail = await renderIssueMail(issueText, locale, addressee, sender);
  return db.transaction().execute(async (trx) => {
    if (await isTooSoon(trx, spacingOf(env), now)) return 'early';
    const taken = await trx
      .updateTable('newsletter_deliveries')
      .set({ state: 'queued', mail_key: mailKey, queued_at: now.toISOString() })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .returning('id')
      .executeTakeFirst();
    if (!taken) return 'early';
    const recipient = await trx
      .selectFrom('newsletter_subscriptions')
      .select('id')
      .where('id', '=', recipientId ?? 0)
      .where('state', '=', 'confirmed')
      .executeTakeFirst();
    if (!recipient) {
      await trx
        .updateTable('newsletter_deliveries')
        .set({ state: 'left', mail_key: null, queued_at: null })
        .where('id', '=', id)
        .execute();
      return 'left';
    }
    await addToken(trx, recipient.id, 'leave', key.hash, null);
    await enqueue(trx, mail, { now });
    return 'queued';
  });
}

async function finish(db: Kysely<Database>, id: number, now: Date): Promise<void> {
  await db
    .updateTable('newsletter_issues')
    .set({ state: 'sent', finished_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute();
}

/** Sends issues at the rate that the operator has set. */
export function startNewsletterJob(
  services: Omit<Sending, 'env' | 'onMail'> & {
    env: Sending['env'] & Pick<Env, 'JOB_INTERVAL_MS'>;
    outbox: JobSignal;
  },
): Job {
  const { db, content, env, outbox } = services;
  return startJob({
    name: 'newsletter',
    everyMs: jobInterval(env, spacingOf(env)),
    run: () => queueNextDelivery({ db, content, env, onMail: () => outbox.notify() }, new Date()),
    log,
  });
}
