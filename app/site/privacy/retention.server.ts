import type { Kysely } from 'kysely';
import { deleteOldDrafts } from '~/shop/checkout/drafts.server';
import { deleteOldEnquiries } from '~/hospitality/enquiries/enquiry-retention.server';
import { eraseOldMails } from '~/platform/mail/outbox-erasure.server';
import { deleteStaleSubscriptions } from '~/hospitality/newsletter/stale-subscriptions.server';
import { deleteOldHolds } from '~/shop/stock/holds.server';
import { deleteOldInvoices } from '~/shop/invoices/invoice-retention.server';
import { deleteOldOrders } from '~/shop/orders/order-retention.server';
import { deleteOldWithdrawalDrafts } from '~/shop/withdrawals/drafts.server';
import { deleteOldWithdrawals } from '~/shop/withdrawals/withdrawal-retention.server';
import { checkpointWriteAheadLog } from '~/platform/database/database.server';
import type { Database } from '~/platform/database/schema';
import type { Env } from '~/platform/env/env-schema';
import { type Job, jobInterval, startJob } from '~/platform/jobs/job.server';
import { log } from '~/platform/log/log.server';
import { hourMs } from '~/platform/time/durations';

/** Hourly, which is frequent enough for the shortest period: one day for abandoned drafts. */
const everyMs = hourMs;

/** Deletes what has expired. */
type Rule = (db: Kysely<Database>, now: Date) => Promise<void>;
type RetentionRules = Readonly<Record<string, Rule>>;

/**
 * Everything in the database of the shop and the hotel with a retention period; each rule defines its own (docs/operator.md, "What is kept, and for how long").
 */
const ownRules: RetentionRules = {
  drafts: deleteOldDrafts,
  'stock holds': deleteOldHolds,
  orders: deleteOldOrders,
  invoices: deleteOldInvoices,
  mails: eraseOldMails,
  enquiries: deleteOldEnquiries,
  newsletter: deleteStaleSubscriptions,
  withdrawals: deleteOldWithdrawals,
  'withdrawal drafts': deleteOldWithdrawalDrafts,
};

/**
 * Deletes everything whose retention period has expired. If one rule fails, the others still run.
 * @param others the rules of parts that only the start knows
 */
export async function applyRetention(
  db: Kysely<Database>,
  now: Date,
  others: RetentionRules = {},
): Promise<void> {
  for (const [what, forget] of Object.entries({ ...ownRules, ...others })) {
    try {
      await forget(db, now);
    } catch (error) {
      log.error({ err: error, what }, 'Expired data could not be deleted');
    }
  }
  // Deleted pages remain in the write-ahead log until a checkpoint.
  await checkpointWriteAheadLog(db);
}

/**
 * Applies the retention periods every hour. The first time is an hour after the start: a machine that has started with a
 * clock years ahead has set it by then, and nothing has been deleted as if it had expired.
 */
export function startRetention(
  db: Kysely<Database>,
  env: Pick<Env, 'JOB_INTERVAL_MS'>,
  others: RetentionRules,
): Job {
  return startJob({
    name: 'retention',
    everyMs: jobInterval(env, everyMs),
    run: () => applyRetention(db, new Date(), others),
    log,
    firstRun: 'later',
  });
}
