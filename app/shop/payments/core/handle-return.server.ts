import type { Order } from '~/shop/orders/orders.server';
import { href } from '~/routing/href';
import { log } from '~/platform/log/log.server';
import { reportUnmatched } from './payment-service.server';
import type { PaymentDependencies } from './payment-dependencies';
import { settle } from './settle.server';
import { PaymentForged, PaymentUnavailable } from './payments';
import type { ProviderId } from '~/platform/database/stored-values';

/**
 * Reads a shopper's return from the provider, asks the provider what is true, and says where to go next.
 * @throws Response 400 for a return the provider did not sign, 404 for a reference that is not ours
 */
export async function handleReturn(
  payments: PaymentDependencies,
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
      log.warn('A payment return without a valid signature was refused');
      throw new Response(null, { status: 400 });
    }
    // A provider that is no longer set up.
    if (error instanceof PaymentUnavailable) throw new Response(null, { status: 404 });
    throw error;
  }
}

/** When the provider cannot be asked, the order as it stands: its page asks again by itself. */
async function settleOrFind(
  payments: PaymentDependencies,
  reference: string,
  success: boolean,
  from: ProviderId,
): Promise<Order | undefined> {
  try {
    return await settle(payments, reference, { from, hint: success ? undefined : 'failed' });
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    return payments.db
      .selectFrom('orders')
      .innerJoin('payment_attempts', 'payment_attempts.order_id', 'orders.id')
      .selectAll('orders')
      .where('reference', '=', reference)
      .where('provider', '=', from)
      .executeTakeFirst();
  }
}
