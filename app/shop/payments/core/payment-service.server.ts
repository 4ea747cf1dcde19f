import type { Kysely } from 'kysely';
import type { SiteContent } from '~/content/content.server';
import { toOrderForMail } from '~/shop/orders/mails/order-for-mail';
import { renderPaymentMails } from '~/shop/payments/mails/payment-mails.server';
import { renderUnmatchedMail } from '~/shop/payments/mails/unmatched-mail.server';
import { getOrderWithLines, transitionOrder, type Order } from '~/shop/orders/orders.server';
import type { Database } from '~/platform/database/schema';
import { hasSale } from '~/shop/invoices/invoice-list.server';
import type { InvoiceService } from '~/shop/invoices/invoice-service.server';
import type { Env } from '~/platform/env/env-schema';
import { SharedCalls, unlessLate } from '~/platform/limits/shared-calls';
import { log } from '~/platform/log/log.server';
import { openPaymentPage, type PaymentPage } from './attempts.server';
import { failAttempts } from './fail-attempts.server';
import type { PaymentDependencies } from './payment-dependencies';
import { openPaymentJournal } from './payment-journal.server';
import { isPaymentReference } from './payment-reference';
import type { ProviderId } from '~/platform/database/stored-values';
import { type PaymentProvider, PaymentUnavailable, ProviderNotSetUp } from './payments';
import { limitCalls } from './provider-places';
import { closeAndSettle, settle } from './settle.server';
import { checkUnmatched, findKnownReferences } from './unmatched-payments.server';

/** What payments work with, and what a new payment page needs besides. */
export type PaymentService = PaymentDependencies & {
  siteUrl: string;
  /**
   * The provider that takes new orders.
   * @throws ProviderNotSetUp
   */
  providerForNewOrders: () => PaymentProvider;
  /** What visitors' browsers make us ask the provider, by reference and occasion. */
  questions: SharedCalls<Order | undefined>;
};

/** How long an answer of the provider is reused for the same payment. */
const questionRestMs = 2_500;

/** How long a page waits for the provider; the query goes on, and the page reloads by itself. */
const pageWaitMs = 2_000;

type PaymentServiceOptions = {
  env: Pick<Env, 'DATA_DIR' | 'MAIL_TO' | 'PAYMENT_PROVIDER' | 'SITE_URL'>;
  db: Kysely<Database>;
  content: SiteContent;
  /** Several may be set up at once: an order is settled by the one it was paid with. */
  providers: readonly PaymentProvider[];
  /** Called after mails were queued. */
  onMail: () => void;
  /** None where money that moved before is only looked up. */
  invoices?: InvoiceService;
};

/** The payments of a site, with its journal, mails and clock. */
export function createPaymentService({
  env,
  db,
  content,
  providers: given,
  onMail,
  invoices,
}: PaymentServiceOptions): PaymentService {
  const providers = given.map((provider) => limitCalls(provider));
  const providerOf = (id: ProviderId): PaymentProvider => {
    const provider = providers.find((each) => each.id === id);
    if (!provider) throw new ProviderNotSetUp(`The card provider ${id} is not set up`);
    return provider;
  };
  const mailOptions = () => ({
    site: content.current().get().site,
    siteUrl: env.SITE_URL,
    operatorAddress: env.MAIL_TO,
  });
  return {
    db,
    siteUrl: env.SITE_URL,
    journal: openPaymentJournal(env.DATA_DIR),
    providerOf,
    providerForNewOrders: () => providerOf(env.PAYMENT_PROVIDER),
    questions: new SharedCalls({ restMs: questionRestMs }),
    async renderMails(orderId, events) {
      const { lines, ...order } = await getOrderWithLines(db, orderId);
      const isCharged = events.some(({ kind }) => kind === 'charged');
      const hasInvoice =
        invoices?.invoicing.kind === 'own' && (isCharged || (await hasSale(db, orderId)));
      const options = { ...mailOptions(), hasInvoice };
      return renderPaymentMails(toOrderForMail(order, lines), events, options);
    },
    onMail,
    onReview: (facts) => log.error(facts, 'A payment does not fit its order'),
    renderUnmatchedMail: async (payment) => renderUnmatchedMail(payment, mailOptions()),
    onUnmatched: (facts) => log.error(facts, 'Money at a provider belongs to no order'),
    now: () => new Date(),
    invoices,
  };
}

/**
 * Asks about a payment that a provider has notified us of with a valid signature and that the database does not know: after a
 * restore, an order that was lost. Payments of other origins in the same account are left alone.
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
 * The hosted page on which an order is paid.
 * @throws PaymentUnavailable
 */
export async function payOrder(payments: PaymentService, order: Order): Promise<PaymentPage> {
  const provider = payments.providerForNewOrders();
  return openPaymentPage(payments.db, provider, order, {
    returnUrl: `${payments.siteUrl}/payments/${provider.id}/return`,
    journal: payments.journal,
    settle: async (reference) => {
      await closeAndSettle(payments, reference);
    },
  });
}

/**
 * Gives up an order that another one of the same checkout replaces, unless it turns out to be paid.
 * @returns the order as it is then
 */
export async function replaceOrder(
  dependencies: PaymentDependencies,
  order: Order,
  by: Order,
): Promise<Order> {
  const { db } = dependencies;
  const attempt = await findLiveAttempt(dependencies, order.id);
  if (attempt) {
    // What is paid on its page after all, when the provider cannot be asked now, is released later.
    await unlessUnavailable(closeAndSettle(dependencies, attempt.reference));
  }
  return db.transaction().execute(async (trx) => {
    const reason = `replaced by ${by.number}`;
    const change = { replaced_by: by.id };
    if (await transitionOrder(trx, order.id, 'abandoned', reason, new Date(), change)) {
      await failAttempts(trx, { orderId: order.id }, new Date());
    }
    return trx
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
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

async function unlessUnavailable<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof PaymentUnavailable) return undefined;
    throw error;
  }
}

/**
 * Asks again about the latest live attempt of an order that is not decided yet: once for all who want to know at the same
 * time. Errors and a provider that takes long leave things as they are.
 */
export async function refreshOrder(payments: PaymentService, order: Order): Promise<Order> {
  const attempt = await findLiveAttempt(payments, order.id);
  if (!attempt) return order;
  const { reference } = attempt;
  const asked = payments.questions.run(`page ${reference}`, () => settle(payments, reference));
  return (await unlessLate(unlessUnavailable(asked), pageWaitMs)) ?? order;
}
