import { dayMs } from '~/platform/time/durations';
import type { SiteContent } from '~/content/content.server';
import { mailSettings } from '~/content/mails/mail-settings.server';
import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { ProviderId } from '~/platform/database/stored-values';
import type { Env } from '~/platform/env/env-schema';
import { readSessionSecrets } from '~/platform/env/session-secrets.server';
import { readSettingsNote } from '~/platform/env/settings-note.server';
import { readInvoiceJournal } from '~/shop/invoices/invoice-journal.server';
import type { PaymentDependencies } from '~/shop/payments/core/payment-dependencies';
import { openPaymentJournal } from '~/shop/payments/core/payment-journal.server';
import {
  createPaymentService,
  type PaymentService,
} from '~/shop/payments/core/payment-service.server';
import { type PaymentProvider, PaymentUnavailable } from '~/shop/payments/core/payments';
import { settle } from '~/shop/payments/core/settle.server';
import { findUnmatchedPayments } from '~/shop/payments/jobs/find-unmatched.server';
import { type ProviderRound, startProviderRound } from '~/shop/payments/jobs/provider-round';
import { reconcilePayments } from '~/shop/payments/jobs/reconcile.server';
import { createProviders } from '~/shop/payments/set-up-providers.server';
import { renderConfirmationRequest } from '~/shop/withdrawals/confirmation-request.server';
import { followUpUnconfirmed } from '~/shop/withdrawals/follow-up-unconfirmed.server';
import { renderReminderMail } from '~/shop/withdrawals/withdrawal-follow-ups.server';
import { hasWspayPayments, reviewLostRefunds } from './restored-refunds';
import { readSiteEnv, withContent } from './site-services';

/**
 * Payments older than this no longer change: authorisations are held for 30 days at most, refunds follow within weeks.
 */
const settlingDays = 60;

/**
 * Whether a restored site would report invoices to the tax office. If its charges since the backup are not found by
 * the restore, the site finds them as new ones, and invoices them a second time.
 * @param folder contains the settings of the site; those of the shell take precedence
 */
export function wouldInvoiceAgain(
  folder: string,
  shell: Pick<Env, 'INVOICES' | 'FISCAL_CERTIFICATE'>,
): boolean {
  const noted = readSettingsNote(folder)?.settings;
  const invoices = shell.INVOICES ?? noted?.INVOICES;
  const certificate = shell.FISCAL_CERTIFICATE ?? noted?.FISCAL_CERTIFICATE;
  return invoices !== 'external' && certificate !== undefined;
}

/**
 * Finds refunds of a part that were made since the backup without asking anyone. Those of an order that was charged since as well
 * are not found: only its provider knows of the charge.
 * @param folder contains the journal and the settings of the site
 */
export async function reviewUnqueriedRefunds(
  db: Kysely<Database>,
  folder: string,
  dataDir: string,
): Promise<void> {
  const refunds = await openPaymentJournal(folder).readRefunds();
  // Nothing else needs the site's secrets and content.
  if (refunds.length === 0 || !(await hasWspayPayments(db))) return;
  const env = readSiteEnv(folder);
  await withContent(env, (content) =>
    reviewLostRefunds(openPayments({ env, db, content, dataDir })),
  );
}

type Opened = {
  env: Env;
  db: Kysely<Database>;
  content: SiteContent;
  dataDir: string;
  reissued?: ReadonlySet<string> | undefined;
};

function openPayments({ env, db, content, dataDir, reissued }: Opened): PaymentService {
  const providers = createProviders(env, readSessionSecrets({ ...env, DATA_DIR: dataDir }));
  return createPaymentService({ env, db, content, providers, onMail: () => {}, reissued });
}

/** How many payments were queried, and the message of the first failure. */
type Queries = { queried: number; failure: string | undefined };

/**
 * Queries the providers about every payment that may have changed since a backup: those in the journal that are missing
 * from the database, those still open, and recently settled ones, which may have been charged or refunded since.
 * @param folder contains the journal and the settings of the site
 */
export function queryRestoredPayments(
  db: Kysely<Database>,
  folder: string,
  dataDir: string,
  { backedUpAt, now }: { backedUpAt: Date; now: Date },
): Promise<Queries> {
  const env = readSiteEnv(folder);
  return withContent(env, async (content) => {
    const reissued =
      env.INVOICES === 'external'
        ? undefined
        : new Set((await readInvoiceJournal(folder)).map(({ key }) => key));
    const payments = openPayments({ env, db, content, dataDir, reissued });
    const result = await queryPayments(payments, backedUpAt);
    // Charges made since the backup already have invoices, which are known only to the tax office and the buyers.
    await db.deleteFrom('invoicing_periods').execute();
    const mails = mailSettings({ content, env });
    // Queues what the site would queue on its first run, so that these emails are held as well: they may already have
    // been sent.
    await followUpUnconfirmed(
      db,
      {
        onMail: () => {},
        renderConfirmationRequest: (...matter) => renderConfirmationRequest(...matter, mails),
        renderReminder: (...matter) => renderReminderMail(...matter, mails),
      },
      now,
    );
    return result;
  });
}

/**
 * Queries the providers and moves no money: an operation of the backup may have been carried out since, and the invoice
 * of a charge is issued by the site only.
 */
export async function queryPayments(
  dependencies: PaymentDependencies,
  backedUpAt: Date,
): Promise<Queries> {
  const providerOf = (id: ProviderId) => toQueriesOnly(dependencies.providerOf(id));
  const payments = { ...dependencies, providerOf };
  const { round, result } = countQueries(startProviderRound());
  await reconcilePayments(payments, round, { queriesOnly: true });
  for (const payment of await listRecentPayments(payments.db, backedUpAt)) {
    await round.run(payment, () => settle(payments, payment.reference));
  }
  await findUnmatchedPayments(payments, new Set(), round);
  await reviewLostRefunds(payments);
  return result;
}

/** A provider that answers queries, and to everything else seems to be unreachable. */
function toQueriesOnly(provider: PaymentProvider): PaymentProvider {
  const refuse = async () => {
    throw new PaymentUnavailable('a restore only queries');
  };
  const refused = { start: refuse, close: refuse, capture: refuse, void: refuse, refund: refuse };
  return { ...provider, ...refused };
}

/** Wraps a round so that it records how many payments were queried and the first failure. */
function countQueries(inner: ProviderRound) {
  const result: Queries = { queried: 0, failure: undefined };
  const round: ProviderRound = {
    ...inner,
    run: (payment, work) =>
      inner.run(payment, async () => {
        result.queried += 1;
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

function listRecentPayments(db: Kysely<Database>, backedUpAt: Date) {
  return db
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .select(['reference', 'provider'])
    .where(
      'orders.updated_at',
      '>',
      new Date(backedUpAt.getTime() - settlingDays * dayMs).toISOString(),
    )
    .orderBy('payment_attempts.id')
    .execute();
}
