import type { OrderState } from '~/platform/database/stored-values';

/** One charge, or one amount that went back. */
export type MoneyMovement = {
  kind: 'charge' | 'refund';
  /** When the site recorded it; UTC. */
  at: string;
  /** Refunds are negative, so that a sum is what is left. */
  cents: number;
};

type Money = { captured_cents: number; refunded_cents: number };
type Event = { to_state: OrderState; reason: string; created_at: string };

/** What a refund writes into the history: the whole amount that has gone back by then. */
const givenBack = /^given back (\d+) of /;

/**
 * The money of an order, movement by movement, from its history: what was done by command, found at the provider or decided
 * by a person. The amounts always add up to what the order says.
 * @param events oldest first
 */
export function listMoneyMovements(order: Money, events: readonly Event[]): MoneyMovement[] {
  if (order.captured_cents === 0) return [];
  const charged = events.find(
    ({ to_state: state }) => state === 'captured' || state === 'refunded',
  );
  const last = events.at(-1);
  const movements: MoneyMovement[] = [
    { kind: 'charge', at: (charged ?? last)?.created_at ?? '', cents: order.captured_cents },
  ];
  let back = 0;
  const refund = (total: number, at: string) => {
    if (total === back) return;
    movements.push({ kind: 'refund', at, cents: back - total });
    back = total;
  };
  for (const { reason, created_at: at } of events) {
    const [, total] = givenBack.exec(reason) ?? [];
    if (total !== undefined) refund(Number(total), at);
  }
  // A person has decided it; the history has the day, not the amount.
  const decided = events.findLast(({ to_state: state }) => state === 'refunded') ?? last;
  refund(order.refunded_cents, decided?.created_at ?? '');
  return movements;
}
