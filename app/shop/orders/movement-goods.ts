import type { NamedGoods } from './named-goods';

/** Identifies a charge or refund of an order by its amounts, in cents. `baseCents`: what had been refunded before it. */
export type MovementKey = { kind: 'charge' | 'refund'; baseCents: number; amountCents: number };

/** What staff named when they asked for a charge or refund, which may have been refused. */
export type MovementGoods = MovementKey & { goods: NamedGoods };

/** The goods that were named for a charge or refund; undefined if there were none. */
export const findGoods = (
  named: readonly MovementGoods[],
  { kind, baseCents, amountCents }: MovementKey,
): NamedGoods | undefined =>
  named.find(
    (each) =>
      each.kind === kind && each.baseCents === baseCents && each.amountCents === amountCents,
  )?.goods;
