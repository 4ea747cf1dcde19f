import { findOrderByReference } from '~/shop/orders/order-list.server';
import type { Order } from '~/shop/orders/orders.server';
import { href } from '~/routing/href';
import { type PaymentService, reportUnmatched } from './payment-service.server';
import { withTimeout } from '~/platform/limits/single-flight';
import { settle } from './settle.server';
import { unlessUnavailable } from './unless-unavailable';
import { PaymentForged, PaymentUnavailable } from './payments';
import type { ProviderId } from '~/platform/database/stored-values';

/**
 * Handles a shopper's return from the provider: queries the payment's status and returns where to redirect to.
 * @throws Response 400 for a return with an invalid signature, 404 for an unknown reference
 */
export async function handleReturn(
  payments: PaymentService,
  params: URLSearchParams,
  id: ProviderId,
): Promise<string> {
  try {
    const { reference, success } = payments.providerOf(id).parseReturn(params);
    const order = await settleOrFind(payments, reference, success, id);
    if (!order) {
      await reportUnmatched(payments, reference, id);
      throw new Response(null, { status: 404 });
    }
    const isOver = order.state === 'failed' || order.state === 'abandoned';
    return `${href(isOver ? 'fail' : 'success', order.locale)}?order=${order.token}`;
  } catch (error) {
    if (error instanceof PaymentForged) {
      payments.onForged({ provider: id, via: 'return' });
      throw new Response(null, { status: 400 });
    }
    // The provider is no longer configured.
    if (error instanceof PaymentUnavailable) throw new Response(null, { status: 404 });
    throw error;
  }
}

/** How long a returning shopper waits for the provider's response. */
const returnWaitMs = 5_000;

/** If the provider is unreachable or slow, returns the order as stored; its page keeps refreshing. */
async function settleOrFind(
  payments: PaymentService,
  reference: string,
  success: boolean,
  from: ProviderId,
): Promise<Order | undefined> {
  const hint = success ? undefined : 'failed';
  // Not shared with the queries of the order page: one of those may have started before the shopper paid.
  const query = payments.questions.run(`return ${from} ${reference} ${hint}`, () =>
    settle(payments, reference, { from, hint }),
  );
  const result = query.then((order) => ({ order }));
  const settled = await unlessUnavailable(() => withTimeout(result, returnWaitMs));
  return settled ? settled.order : findOrderByReference(payments.db, reference, from);
}
