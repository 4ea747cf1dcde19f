import { sql } from 'kysely';
import { chargedAt } from './charged-at.server';

// Conditions and columns for queries of orders.

/** Whether a refund was recorded after a withdrawal was declared. An earlier one has a different cause. */
const isFollowed = sql<boolean>`exists (select 1 from order_events
  where order_id = orders.id and created_at >= withdrawals.created_at
    and (order_events.refunded_cents is not null or to_state = 'refunded'))`;

/**
 * Whether a withdrawal still requires a payment action, in a query of both tables: while everything is reserved, or charged
 * and not refunded since. After a partial withdrawal, the withdrawn goods may already have been left out of the charge.
 */
export const isWithdrawalOpen = sql<boolean>`(orders.state = 'authorised'
  or orders.state = 'captured' and refunded_cents < captured_cents and not ${isFollowed}
    and (withdrawals.items = '' or captured_cents = total_cents or ${chargedAt} <= withdrawals.created_at))`;

/** The first withdrawal that still requires one. */
export const openWithdrawal = sql<string | null>`(select withdrawals.reference from withdrawals
  where withdrawals.order_id = orders.id and withdrawals.effect != 'dismissed' and ${isWithdrawalOpen}
  order by withdrawals.effect = 'unproven', withdrawals.id limit 1)`;

/** Of the withdrawals that still require one: 0 if any is proven, 1 if none is, null if there are none. */
export const openUnproven = sql<
  number | null
>`(select min(case when withdrawals.effect = 'unproven' then 1 else 0 end)
  from withdrawals where withdrawals.order_id = orders.id and withdrawals.effect != 'dismissed' and ${isWithdrawalOpen})`;
