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

/** Money moves on a payment for about as long: holds of 30 days at most, refunds within weeks. */
const movingDays = 60;

/**
 * Asks the providers about everything that may have changed since a backup: what the journal knows and the database does not,
 * what was open, and what was settled already, since it may have been charged or refunded after.
 * @param folder with the journal and the settings that the site had
 * @returns how many were asked about, and why the first of those failed that did
 */
export async function askAboutRestoredPayments(
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
    // What was charged in the meantime has invoices already, which only the tax office and mailboxes still know.
    await db.deleteFrom('invoicing_periods').execute();
    const { site } = content.current().get();
    const mails = { site, siteUrl: env.SITE_URL, operatorAddress: env.MAIL_TO };
    // What the site would write at its first round may have been written before, too.
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

/** A round that says what came of it. */
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
