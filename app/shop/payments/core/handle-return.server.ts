import type { Order } from '~/shop/orders/orders.server';
import { href } from '~/routing/href';
import { log } from '~/platform/log/log.server';
import { type PaymentService, reportUnmatched } from './payment-service.server';
import { unlessLate } from '~/platform/limits/shared-calls';
import { settle } from './settle.server';
import { PaymentForged, PaymentUnavailable } from './payments';
import type { ProviderId } from '~/platform/database/stored-values';

/**
 * Reads a shopper's return from the provider, asks the provider what is true, and says where to go next.
 * @throws Response 400 for a return the provider did not sign, 404 for a reference that is not ours
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
      log.warn('A payment return without a valid signature was refused');
      throw new Response(null, { status: 400 });
    }
    // A provider that is no longer set up.
    if (error instanceof PaymentUnavailable) throw new Response(null, { status: 404 });
    throw error;
  }
}

/** How long a returning shopper waits for the provider's answer. */
const returnWaitMs = 5_000;

/** When the provider cannot be asked, or takes long, the order as it stands: its page asks again by itself. */
async function settleOrFind(
  payments: PaymentService,
  reference: string,
  success: boolean,
  from: ProviderId,
): Promise<Order | undefined> {
  const hint = success ? undefined : 'failed';
  // Not the questions of the pages: one of those may have been asked before the shopper paid.
  const asked = payments.questions.run(`return ${from} ${reference} ${hint}`, () =>
    settle(payments, reference, { from, hint }),
  );
  try {
    const settled = await unlessLate(
      asked.then((order) => ({ order })),
      returnWaitMs,
    );
    if (settled) return settled.order;
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
  }
  return findOrder(payments, reference, from);
}

function findOrder(
  { db }: PaymentService,
  reference: string,
  from: ProviderId,
): Promise<Order | undefined> {
  return db
    .selectFrom('orders')
    .innerJoin('payment_attempts', 'payment_attempts.order_id', 'orders.id')
    .selectAll('orders')
    .where('reference', '=', reference)
    .where('provider', '=', from)
    .executeTakeFirst();
}
