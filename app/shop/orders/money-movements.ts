import type { OrderState } from '~/platform/database/stored-values';
import { findGoods, type MovementGoods } from './movement-goods';
import type { NamedGoods } from './named-goods';

/** One charge or refund. */
export type MoneyMovement = {
  kind: 'charge' | 'refund';
  /** When the site recorded it; UTC. */
  at: string;
  /** Refunds are negative, so that the sum is the remaining amount. */
  cents: number;
  /** What staff named: left out of the charge, or what the refund is for. */
  goods?: NamedGoods | undefined;
};

type Money = { captured_cents: number; refunded_cents: number };
type Event = { to_state: OrderState; refunded_cents: number | null; created_at: string };

/**
 * Reconstructs an order's charge and refunds from its history: by command, found at the provider, or decided by staff.
 * The amounts always add up to those of the order.
 * @param events oldest first
 * @param goods that staff named for movements of the order
 */
export function listMoneyMovements(
  order: Money,
  events: readonly Event[],
  goods: readonly MovementGoods[] = [],
): MoneyMovement[] {
  if (order.captured_cents === 0) return [];
  const charged = events.find(
    ({ to_state: state }) => state === 'captured' || state === 'refunded',
  );
  const last = events.at(-1);
  const movements: MoneyMovement[] = [
    {
      kind: 'charge',
      at: (charged ?? last)?.created_at ?? '',
      cents: order.captured_cents,
      goods: findGoods(goods, { kind: 'charge', baseCents: 0, amountCents: order.captured_cents }),
    },
  ];
  let back = 0;
  const refund = (total: number, at: string) => {
    if (total === back) return;
    movements.push({
      kind: 'refund',
      at,
      cents: back - total,
      goods: findGoods(goods, { kind: 'refund', baseCents: back, amountCents: total - back }),
    });
    back = total;
  };
  for (const { refunded_cents: total, created_at: at } of events) {
    if (total !== null) refund(total, at);
  }
  // Staff decided it; the history records the day but not the amount.
  const decided = events.findLast(({ to_state: state }) => state === 'refunded') ?? last;
  refund(order.refunded_cents, decided?.created_at ?? '');
  return movements;
}
