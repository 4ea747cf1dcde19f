import type { Kysely } from 'kysely';
import { deleteOldDrafts } from '~/shop/checkout/drafts.server';
import { deleteOldEnquiries } from '~/hospitality/enquiries/enquiry-retention.server';
import { eraseOldMails } from '~/platform/mail/outbox-erasure.server';
import { deleteStaleSubscriptions } from '~/site/newsletter/stale-subscriptions.server';
import { deleteOldInvoices } from '~/shop/invoices/invoice-retention.server';
import { deleteOldOrders } from '~/shop/orders/order-retention.server';
import { deleteOldWithdrawalDrafts } from '~/shop/withdrawals/drafts.server';
import { deleteOldWithdrawals } from '~/shop/withdrawals/withdrawal-retention.server';
import { checkpointWriteAheadLog } from '~/platform/database/database.server';
import type { Database } from '~/platform/database/schema';
import type { Env } from '~/platform/env/env-schema';
import { type Job, jobInterval, startJob } from '~/platform/jobs/job.server';
import { log } from '~/platform/log/log.server';

/** Often enough for the shortest promise, a day for what was typed and not ordered. */
const everyMs = 60 * 60_000;

/**
 * Everything that is kept for a limited time; each states how long (docs/operator.md, "What is kept, and for how
 * long").
 */
const rules: Record<string, (db: Kysely<Database>, now: Date) => Promise<void>> = {
  drafts: deleteOldDrafts,
  orders: deleteOldOrders,
  invoices: deleteOldInvoices,
  mails: eraseOldMails,
  enquiries: deleteOldEnquiries,
  newsletter: deleteStaleSubscriptions,
  withdrawals: deleteOldWithdrawals,
  'withdrawal drafts': deleteOldWithdrawalDrafts,
};

/** Forgets everything whose time is over. One rule that fails does not keep the others from being followed. */
export async function applyRetention(db: Kysely<Database>, now = new Date()): Promise<void> {
  for (const [what, forget] of Object.entries(rules)) {
    try {
      await forget(db, now);
    } catch (error) {
      log.error({ err: error, what }, 'What is over its time could not be erased');
    }
  }
  // Erased pages remain in the write-ahead log until it is folded.
  await checkpointWriteAheadLog(db);
}

/** Applies the periods at start and every hour. */
export function startRetention(db: Kysely<Database>, env: Pick<Env, 'JOB_INTERVAL_MS'>): Job {
  return startJob({
    name: 'retention',
    everyMs: jobInterval(env, everyMs),
    run: () => applyRetention(db),
    log,
  });
}
