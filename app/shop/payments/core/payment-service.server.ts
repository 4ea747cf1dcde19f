import type { Kysely, Transaction } from 'kysely';
import type { SiteContent } from '~/content/content.server';
import { resourceHref } from '~/routing/resource-href';
import { mailSettings } from '~/content/mails/mail-settings.server';
import { toOrderForMail } from '~/shop/orders/mails/order-for-mail';
import { renderPaymentMails } from '~/shop/payments/mails/payment-mails.server';
import { renderUnmatchedMail } from '~/shop/payments/mails/unmatched-mail.server';
import { isSettled } from '~/shop/orders/order-states';
import { loadGoods } from '~/shop/orders/movement-goods.server';
import {
  annotateOrder,
  getOrder,
  getOrderWithLines,
  transitionOrder,
  type Order,
} from '~/shop/orders/orders.server';
import type { Database } from '~/platform/database/schema';
import { hasSale } from '~/shop/invoices/invoice-list.server';
import { listLostReversals } from '~/shop/invoices/lost-invoices.server';
import type { InvoiceService } from '~/shop/invoices/invoice-service.server';
import type { Env } from '~/platform/env/env-schema';
import { SingleFlight, withTimeout } from '~/platform/limits/single-flight';
import { log } from '~/platform/log/log.server';
import { logAtIntervals } from '~/platform/log/log-at-intervals';
import { openPaymentPage, type PaymentPage } from './attempts.server';
import { type Attempt, claimFirstAttempt } from './claim-attempt.server';
import { failAttempts } from './fail-attempts.server';
import type { PaymentDependencies } from './payment-dependencies';
import { openPaymentJournal } from './payment-journal.server';
import { isPaymentReference } from './payment-reference';
import type { ProviderId } from '~/platform/database/stored-values';
import { type PaymentProvider, ProviderNotSetUp } from './payments';
import { limitCalls } from './limit-calls';
import { type ProviderFailure, ProviderHealth, type ProviderProblem } from './provider-health';
import { closeAndSettle, settle } from './settle.server';
import { unlessUnavailable } from './unless-unavailable';
import { checkUnmatched, findKnownReferences } from './unmatched-payments.server';

/** The payment dependencies, and what else a new payment page needs. */
export type PaymentService = PaymentDependencies & {
  siteUrl: string;
  /**
   * The provider used for new orders.
   * @throws ProviderNotSetUp
   */
  providerForNewOrders: () => PaymentProvider;
  /** Status queries triggered by visitors, deduplicated by reference and purpose. */
  questions: SingleFlight<Order | undefined>;
  /** What this process cannot use a provider for, if it has not been able to for a while. */
  problem: () => ProviderProblem | undefined;
};

/** How long a provider's response is reused for the same payment. */
const questionRestMs = 2_500;

/** How long a page waits for the provider. The query continues in the background, and the page refreshes. */
const pageWaitMs = 2_000;

type PaymentServiceOptions = {
  env: Pick<Env, 'DATA_DIR' | 'FISCAL_VAT' | 'MAIL_TO' | 'PAYMENT_PROVIDER' | 'SITE_URL'>;
  db: Kysely<Database>;
  content: SiteContent;
  /** Several may be configured at once: each order is settled by the provider it was paid with. */
  providers: readonly PaymentProvider[];
  /** Called after emails were queued. */
  onMail: () => void;
  /** Not needed where past payments are only looked up. */
  invoices?: InvoiceService;
  /** For a restore: keys of the invoices that the site issues again. */
  reissued?: ReadonlySet<string> | undefined;
};

/** Creates the payment service of a site, with its journal, emails and clock. */
export function createPaymentService({
  env,
  db,
  content,
  providers: given,
  onMail,
  invoices,
  reissued,
}: PaymentServiceOptions): PaymentService {
  const onFailure = logAtIntervals<ProviderFailure>((failure, failed) =>
    log.warn({ ...failure, failed }, 'A payment provider cannot be used'),
  );
  const health = new ProviderHealth();
  // A call over the shop's own limit says nothing about the provider.
  const providers = given.map((provider) => limitCalls(health.watch(provider, onFailure)));
  const providerOf = (id: ProviderId): PaymentProvider => {
    const provider = providers.find((each) => each.id === id);
    if (!provider) throw new ProviderNotSetUp(`The card provider ${id} is not set up`);
    return provider;
  };
  return {
    db,
    siteUrl: env.SITE_URL,
    journal: openPaymentJournal(env.DATA_DIR),
    providerOf,
    providerForNewOrders: () => providerOf(env.PAYMENT_PROVIDER),
    questions: new SingleFlight({ ttlMs: questionRestMs }),
    problem: () => health.problem(),
    async renderMails(orderId, events) {
      const { lines, ...order } = await getOrderWithLines(db, orderId);
      // The charge that these events report is invoiced with them; an earlier one may be older than the site's invoices.
      const isFirstCharge = order.captured_cents === 0;
      const isInvoiced =
        invoices?.invoicing.kind === 'own' && (isFirstCharge || (await hasSale(db, order)));
      const hasInvoice = (key: string) => reissued?.has(`${order.number}:${key}`) ?? isInvoiced;
      const lostReversals = events.some(({ kind }) => kind === 'refunded')
        ? await listLostReversals(db, order.number, reissued)
        : [];
      const goods = await loadGoods(db, [orderId]);
      const options = { ...mailSettings({ content, env }), hasInvoice, lostReversals, goods };
      const mailed = toOrderForMail(order, lines, {
        content: content.current(),
        isInVat: env.FISCAL_VAT,
      });
      return renderPaymentMails(mailed, events, options);
    },
    onMail,
    onReview: (facts) => log.error(facts, 'A payment does not fit its order'),
    onForged: logAtIntervals((facts, rejected) =>
      log.warn({ ...facts, rejected }, 'Payment messages without a valid signature were rejected'),
    ),
    renderUnmatchedMail: async (payment) =>
      renderUnmatchedMail(payment, mailSettings({ content, env })),
    onUnmatched: (facts) => log.error(facts, 'A payment at a provider has no order'),
    now: () => new Date(),
    invoices,
  };
}

/**
 * Checks a payment that the provider reported with a valid signature but that the database does not know: after a
 * restore, an order that was lost. Payments made elsewhere in the same account are ignored.
 * @throws PaymentUnavailable
 */
export async function reportUnmatched(
  dependencies: PaymentDependencies,
  reference: string,
  provider: ProviderId,
): Promise<void> {
  if (!isPaymentReference(reference)) return;
  if ((await findKnownReferences(dependencies.db, [reference])).has(reference)) return;
  const entries = await dependencies.journal.read();
  const entry = entries.find((each) => each.reference === reference);
  if (entry && entry.provider !== provider) return;
  await checkUnmatched(dependencies, entry ?? { reference, provider });
}

/**
 * Claims the first payment of an order in the transaction that stores it, for `payOrder`.
 * @param holder the client that pays (`toHolder`)
 * @throws OutOfStock after which the transaction must be rolled back
 * @throws PaymentUnavailable if no provider takes new orders
 */
export function claimFirstPayment(
  { providerForNewOrders, journal, now }: PaymentService,
  trx: Transaction<Database>,
  order: Order,
  holder: string,
): Promise<Attempt> {
  return claimFirstAttempt(trx, order, providerForNewOrders().id, { journal, holder, now: now() });
}

/**
 * Returns the hosted page on which an order is paid.
 * @param options.attempt of an order that was stored together with it
 * @param options.holder the client that pays (`toHolder`)
 * @throws PaymentUnavailable
 */
export async function payOrder(
  payments: PaymentService,
  order: Order,
  { attempt, holder }: { attempt?: Attempt | undefined; holder?: string } = {},
): Promise<PaymentPage> {
  const provider = attempt
    ? payments.providerOf(attempt.provider)
    : payments.providerForNewOrders();
  return openPaymentPage(payments.db, provider, order, {
    attempt,
    holder,
    returnUrl: payments.siteUrl + resourceHref(`payments.${provider.id}.return`),
    journal: payments.journal,
    settle: async (reference) => {
      await closeAndSettle(payments, reference);
    },
  });
}

/**
 * Abandons an order that another order from the same checkout replaces, unless it turns out to be paid. One that had
 * failed or been abandoned before keeps its state, and a late payment on its page is treated like that of any replaced order.
 * @returns the order as it is afterwards
 */
export async function replaceOrder(
  dependencies: PaymentDependencies,
  order: Order,
  by: Order,
): Promise<Order> {
  const { db } = dependencies;
  const attempt = await findLiveAttempt(dependencies, order.id);
  if (attempt) {
    // If the provider is unreachable now and the page is paid after all, the money is released later.
    await unlessUnavailable(() => closeAndSettle(dependencies, attempt.reference));
  }
  return db.transaction().execute(async (trx) => {
    const reason = `replaced by ${by.number}`;
    const change = { replaced_by: by.id };
    const now = dependencies.now();
    if (await transitionOrder(trx, order.id, 'abandoned', reason, now, change)) {
      await failAttempts(trx, { orderId: order.id }, now);
    }
    const current = await getOrder(trx, order.id);
    if (isSettled(current.state) || current.replaced_by === by.id) return current;
    await annotateOrder(trx, order.id, reason, now, change);
    return getOrder(trx, order.id);
  });
}

function findLiveAttempt({ db }: PaymentDependencies, orderId: number) {
  return db
    .selectFrom('payment_attempts')
    .select('reference')
    .where('order_id', '=', orderId)
    .where('state', 'in', ['creating', 'open'])
    .executeTakeFirst();
}

/**
 * Queries the latest live attempt of an undecided order; concurrent callers share one query. If the provider fails or
 * is slow, the order is returned unchanged.
 */
export async function refreshOrder(payments: PaymentService, order: Order): Promise<Order> {
  const attempt = await findLiveAttempt(payments, order.id);
  if (!attempt) return order;
  const { reference } = attempt;
  const refreshed = unlessUnavailable(() =>
    payments.questions.run(`page ${reference}`, () => settle(payments, reference)),
  );
  return (await withTimeout(refreshed, pageWaitMs)) ?? order;
}
