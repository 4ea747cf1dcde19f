import { dayMs } from '~/platform/time/durations';
import type { PaymentDependencies } from '~/shop/payments/core/payment-dependencies';
import { settle } from '~/shop/payments/core/settle.server';
import { type ProviderRound, runForEach, startProviderRound } from './provider-round';

/** Orders that were charged, and have not changed, for longer are hardly refunded any more. */
const changedWithinMs = 180 * dayMs;

/** A full refund is expected to fail, if it does, within a month (Stripe); the rest is a margin. */
const failsWithinMs = 45 * dayMs;

/** Every charged order is queried twice a day, unless there are more than the rounds of half a day can query. */
const everyMs = dayMs / 2;

/** With a round every five minutes, 14,400 orders a day. */
const batch = 50;

/** How far the queries about charged orders have come; kept from round to round. */
export type RefundSearch = {
  /** Only orders with a lower id are left; undefined if all are. */
  belowId?: number | undefined;
  begunAt?: Date | undefined;
};

/**
 * Queries the providers about some charged orders, the newest first, because a refund made in a provider's dashboard
 * is not always reported. Orders that have been refunded in part are left out where the provider's status cannot tell
 * another refund from that one. One refunded in full is queried for a while too, because a refund can fail days later.
 * @param search advanced by the orders of this round
 * @param round shared with the other jobs, so that each payment is queried once
 */
export async function findRefunds(
  dependencies: PaymentDependencies,
  search: RefundSearch,
  round: ProviderRound = startProviderRound(),
): Promise<void> {
  const now = dependencies.now();
  if (search.belowId === undefined) {
    if (search.begunAt && now.getTime() - search.begunAt.getTime() < everyMs) return;
    search.begunAt = now;
  }
  const payments = await listCharged(dependencies, search.belowId, now);
  search.belowId = payments.length < batch ? undefined : payments.at(-1)?.order_id;
  await runForEach(round, payments, async ({ reference, provider, refunded_cents }) => {
    const { reportsPartialRefunds } = dependencies.providerOf(provider);
    if (refunded_cents === 0 || reportsPartialRefunds) await settle(dependencies, reference);
  });
}

function listCharged({ db }: PaymentDependencies, belowId: number | undefined, now: Date) {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  return db
    .selectFrom('orders')
    .innerJoin('payment_attempts', 'payment_attempts.order_id', 'orders.id')
    .select(['order_id', 'reference', 'provider', 'refunded_cents'])
    .where('payment_attempts.state', '=', 'authorised')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('orders.state', '=', 'captured'),
          eb('orders.updated_at', '>', before(changedWithinMs)),
        ]),
        eb.and([
          eb('orders.state', '=', 'refunded'),
          eb('orders.updated_at', '>', before(failsWithinMs)),
        ]),
      ]),
    )
    .$if(belowId !== undefined, (query) => query.where('orders.id', '<', belowId ?? 0))
    .orderBy('orders.id', 'desc')
    .limit(batch)
    .execute();
}
