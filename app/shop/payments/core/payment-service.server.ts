import { getContent } from '~/content/content.server';
import { toOrderForMail } from '~/shop/orders/mails/order-for-mail';
import { signalOutbox } from '~/platform/mail/outbox-signal.server';
import { renderPaymentMails } from '~/shop/payments/mails/payment-mails.server';
import { renderUnmatchedMail } from '~/shop/payments/mails/unmatched-mail.server';
import { getOrderWithLines, moveOrder, type Order } from '~/shop/orders/orders.server';
import { getDatabase } from '~/platform/database/site-database.server';
import { getEnv } from '~/platform/env/env.server';
import { log } from '~/platform/log/log.server';
import { openPaymentPage, type PaymentPage } from './attempts.server';
import { failAttempts } from './fail-attempts.server';
import type { PaymentDependencies } from './payment-dependencies';
import { getPaymentJournal } from './payment-journal.server';
import { isPaymentReference } from './payment-reference';
import type { ProviderId } from '~/platform/database/stored-values';
import { type PaymentProvider, PaymentUnavailable } from './payments';
import { closeAndSettle, settle, type SettleOptions } from './settle.server';
import { checkUnmatched, findKnownReferences } from './unmatched-payments.server';

const providers = new Map<ProviderId, PaymentProvider>();
let defaultProviderId: ProviderId | undefined;

/**
 * Set once at start. Several may be set up at once: an order is settled by the one it was paid with.
 * @param forNewOrders the first unless given
 */
export function setPaymentProviders(
  values: readonly PaymentProvider[],
  forNewOrders: ProviderId | undefined = values[0]?.id,
): void {
  providers.clear();
  for (const provider of values) providers.set(provider.id, provider);
  defaultProviderId = forNewOrders;
}

/**
 * The provider with an id, or the one for new orders.
 * @throws PaymentUnavailable when it is not set up
 */
export function getPaymentProvider(
  id: ProviderId | undefined = defaultProviderId,
): PaymentProvider {
  const provider = id && providers.get(id);
  if (!provider) throw new PaymentUnavailable(`The card provider ${id ?? ''} is not set up`);
  return provider;
}

const renderMails: PaymentDependencies['renderMails'] = async (orderId, events) => {
  const { lines, ...order } = await getOrderWithLines(await getDatabase(), orderId);
  return renderPaymentMails(toOrderForMail(order, lines), events, {
    site: getContent().get().site,
    siteUrl: getEnv().SITE_URL,
    operatorAddress: getEnv().MAIL_TO,
  });
};

/** The site's own database, providers, mails and clock. */
export async function paymentDependencies(): Promise<PaymentDependencies> {
  return {
    db: await getDatabase(),
    journal: getPaymentJournal(),
    providerOf: getPaymentProvider,
    renderMails,
    onMail: signalOutbox,
    onReview: (facts) => log.error(facts, 'A payment does not fit its order'),
    renderUnmatchedMail: async (payment) =>
      renderUnmatchedMail(payment, {
        site: getContent().get().site,
        operatorAddress: getEnv().MAIL_TO,
      }),
    onUnmatched: (facts) => log.error(facts, 'Money at a provider belongs to no order'),
    now: () => new Date(),
  };
}

/**
 * Asks the provider about a reference and applies its status. Safe to repeat.
 * @throws PaymentUnavailable
 */
export async function settleReference(
  reference: string,
  options?: SettleOptions,
): Promise<Order | undefined> {
  return settle(await paymentDependencies(), reference, options);
}

/**
 * Asks about a payment that a provider has notified us of with a valid signature and that the database does not know: after a
 * restore, an order that was lost. Payments of other origins in the same account are left alone.
 * @throws PaymentUnavailable
 */
export async function reportUnmatched(reference: string, provider: ProviderId): Promise<void> {
  if (!isPaymentReference(reference)) return;
  const dependencies = await paymentDependencies();
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
export async function payOrder(order: Order): Promise<PaymentPage> {
  const dependencies = await paymentDependencies();
  const provider = getPaymentProvider();
  return openPaymentPage(dependencies.db, provider, order, {
    returnUrl: `${getEnv().SITE_URL}/payments/${provider.id}/return`,
    journal: dependencies.journal,
    settle: async (reference) => {
      await closeAndSettle(dependencies, reference);
    },
  });
}

/**
 * Gives up an order that another one of the same checkout replaces, unless it turns out to be paid.
 * @returns the order as it is then
 */
export async function replaceOrder(order: Order, by: Order): Promise<Order> {
  const dependencies = await paymentDependencies();
  const { db } = dependencies;
  const attempt = await findLiveAttempt(order.id);
  if (attempt) {
    // What is paid on its page after all, when the provider cannot be asked now, is released later.
    await unlessUnavailable(closeAndSettle(dependencies, attempt.reference));
  }
  return db.transaction().execute(async (trx) => {
    const reason = `replaced by ${by.number}`;
    const change = { replaced_by: by.id };
    if (await moveOrder(trx, order.id, 'abandoned', reason, new Date(), change)) {
      await failAttempts(trx, { orderId: order.id }, new Date());
    }
    return trx
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
  });
}

async function findLiveAttempt(orderId: number) {
  const db = await getDatabase();
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

/** Asks again about the latest live attempt of an order that is not decided yet. Errors leave things as they are. */
export async function refreshOrder(order: Order): Promise<Order> {
  const attempt = await findLiveAttempt(order.id);
  if (!attempt) return order;
  return (await unlessUnavailable(settleReference(attempt.reference))) ?? order;
}
