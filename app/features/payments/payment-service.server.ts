import { getContent } from '~/features/content/content.server';
import { toOrderForMail } from '~/features/mail/order-for-mail';
import { renderOrderMails } from '~/features/mail/order-mails.server';
import { wakeOutbox } from '~/features/mail/outbox-waker.server';
import { getOrderWithLines, type Order } from '~/features/orders/orders.server';
import { getDatabase } from '~/server/database/database.server';
import { getEnv } from '~/server/env.server';
import { log } from '~/server/log.server';
import { openPaymentPage, type PaymentPage } from './attempts.server';
import { type PaymentProvider, PaymentUnavailable } from './payments';
import { settle } from './settle.server';

let provider: PaymentProvider | undefined;

/** Set once at start. */
export function setPaymentProvider(value: PaymentProvider | undefined): void {
  provider = value;
}

/** @throws PaymentUnavailable when the shop runs without a card provider */
export function getPaymentProvider(): PaymentProvider {
  if (!provider) throw new PaymentUnavailable('No card provider is set up');
  return provider;
}

async function renderMails(orderId: number) {
  const { lines, ...order } = await getOrderWithLines(await getDatabase(), orderId);
  const { buyer, operator } = await renderOrderMails(toOrderForMail(order, lines), {
    site: getContent().get().site,
    siteUrl: getEnv().SITE_URL,
    operatorAddress: getEnv().MAIL_TO,
  });
  return [buyer, operator];
}

/**
 * Asks the provider about a reference and applies its word. Safe to repeat.
 * @throws PaymentUnavailable
 */
export async function settleReference(
  reference: string,
  hint?: 'failed',
): Promise<Order | undefined> {
  const db = await getDatabase();
  return settle(
    {
      db,
      provider: getPaymentProvider(),
      renderMails,
      onMail: wakeOutbox,
      onReview: (facts) => log.error(facts, 'A payment does not fit its order'),
    },
    reference,
    hint,
  );
}

/**
 * The hosted page on which an order is paid.
 * @throws PaymentUnavailable
 */
export async function payOrder(order: Order): Promise<PaymentPage> {
  return openPaymentPage(await getDatabase(), getPaymentProvider(), order, {
    returnUrl: `${getEnv().SITE_URL}/payments/wspay/return`,
    settle: async (reference) => {
      await settleReference(reference);
    },
  });
}

/** Asks again about the latest live attempt of an order that is not decided yet. Errors leave things as they are. */
export async function refreshOrder(order: Order): Promise<Order> {
  const db = await getDatabase();
  const attempt = await db
    .selectFrom('payment_attempts')
    .select('reference')
    .where('order_id', '=', order.id)
    .where('state', 'in', ['creating', 'open'])
    .executeTakeFirst();
  if (!attempt) return order;
  try {
    return (await settleReference(attempt.reference)) ?? order;
  } catch (error) {
    if (error instanceof PaymentUnavailable) return order;
    throw error;
  }
}
