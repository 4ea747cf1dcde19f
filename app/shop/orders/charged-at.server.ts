import { sql } from 'kysely';

/**
 * When an order was charged, in a query of orders; null if it was not. A refund implies a charge: an order may have been
 * charged and refunded before the site knew of either.
 */
export const chargedAt = sql<
  string | null
>`(select min(created_at) from order_events where order_id = orders.id and to_state in ('captured', 'refunded'))`;
