import { createContent } from '~/content/content.server';
import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { readSessionSecrets } from '~/platform/env/session-secrets.server';
import { createPaymentService } from '~/shop/payments/core/payment-service.server';
import { PaymentUnavailable } from '~/shop/payments/core/payments';
import { settle } from '~/shop/payments/core/settle.server';
import { findUnmatchedPayments } from '~/shop/payments/jobs/find-unmatched.server';
import { type ProviderRound, startProviderRound } from '~/shop/payments/jobs/provider-round';
import { reconcilePayments } from '~/shop/payments/jobs/reconcile.server';
import { createProviders } from '~/shop/payments/set-up-providers.server';
import { renderConfirmationRequest } from '~/shop/withdrawals/confirmation-request.server';
import { followUpUnconfirmed } from '~/shop/withdrawals/follow-up-unconfirmed.server';
import { renderReminderMail } from '~/shop/withdrawals/withdrawal-follow-ups.server';
import { readSiteEnv } from './site-services';

const day = 24 * 60 * 60_000;

/**
 * Payments older than this no longer change: authorisations are held for 30 days at most, refunds follow within weeks.
 */
const movingDays = 60;

/**
 * Queries the providers about every payment that may have changed since a backup: those in the journal that are missing
 * from the database, those still open, and recently settled ones, which may have been charged or refunded since.
 * @param folder contains the journal and the settings of the site
 * @returns the number of payments queried, and the message of the first failure
 */
export async function queryRestoredPayments(
  db: Kysely<Database>,
  folder: string,
  dataDir: string,
  backedUpAt: Date,
): Promise<{ asked: number; failure: string | undefined }> {
  const env = readSiteEnv(folder);
  const content = createContent(env);
  const stopContent = await content.start();
  try {
    const providers = createProviders(env, readSessionSecrets({ ...env, DATA_DIR: dataDir }));
    const payments = createPaymentService({ env, db, content, providers, onMail: () => {} });
    const { round, result } = watch(startProviderRound());
    await reconcilePayments(payments, round);
    for (const payment of await listMoving(db, backedUpAt)) {
      await round.run(payment, () => settle(payments, payment.reference));
    }
    await findUnmatchedPayments(payments, new Set(), round);
    // Charges made since the backup already have invoices, which are known only to the tax office and the buyers.
    await db.deleteFrom('invoicing_periods').execute();
    const { site } = content.current().get();
    const mails = { site, siteUrl: env.SITE_URL, operatorAddress: env.MAIL_TO };
    // Queues what the site would queue on its first run, so that these emails are held as well: they may already have
    // been sent.
    await followUpUnconfirmed(db, {
      onMail: () => {},
      renderConfirmationRequest: (...matter) => renderConfirmationRequest(...matter, mails),
      renderReminder: (...matter) => renderReminderMail(...matter, mails),
    });
    return result;
  } finally {
    await stopContent();
  }
}

/** Wraps a round so that it records how many payments were queried and the first failure. */
function watch(inner: ProviderRound) {
  const result: { asked: number; failure: string | undefined } = { asked: 0, failure: undefined };
  const round: ProviderRound = {
    ...inner,
    run: (payment, work) =>
      inner.run(payment, async () => {
        result.asked += 1;
        try {
          await work();
        } catch (error) {
          if (error instanceof PaymentUnavailable) result.failure ??= error.message;
          throw error;
        }
      }),
  };
  return { round, result };
}

function listMoving(db: Kysely<Database>, backedUpAt: Date) {
  return db
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .select(['reference', 'provider'])
    .where(
      'orders.updated_at',
      '>',
      new Date(backedUpAt.getTime() - movingDays * day).toISOString(),
    )
    .orderBy('payment_attempts.id')
    .execute();
}
