import { orderPrefix } from '#hotel/hotel.config.js';
import { isSettled } from '~/shop/orders/order-states';
import type { OrderState } from '~/platform/database/stored-values';
import type { WithdrawalEffect } from '~/platform/database/withdrawal-tables';

/** Spaces, hyphens, dashes and minus signs of any kind, and what is copied along unseen, such as word joiners. */
const gap = String.raw`[\s\p{Pd}\p{DI}\u2212]*`;

const numberPattern = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${orderPrefix})?${gap}(\d{4})${gap}(\d{6})(?!\d)`,
  'iu',
);

/** Normalises a typed order number: ` m 2026 000123 ` becomes `M-2026-000123`. Undefined if the text contains none. */
export function readOrderNumber(typed: string): string | undefined {
  const found = numberPattern.exec(typed);
  return found ? [orderPrefix, ...found.slice(1)].join('-') : undefined;
}

/** The facts that determine the effect of a withdrawal. */
export type EffectFacts = {
  /** The order's state. */
  state: OrderState;
  isShipped: boolean;
  /** Whether only some of the goods are withdrawn. */
  isPartial: boolean;
};

/** States of an order that no longer holds any money. */
export const closedOrderStates: readonly OrderState[] = ['voided', 'expired', 'refunded'];

/** Whether an order holds no money any more. */
export const isClosed = ({ state }: { state: OrderState }) => closedOrderStates.includes(state);

/** Whether the withdrawal releases the reserved amount, or has released it. */
export const isRelease = (effect: WithdrawalEffect) => effect === 'void' || effect === 'voided';

/**
 * Decides what follows from a withdrawal. If the whole amount is only reserved, it is released automatically. If the
 * order was shipped or charged, or the withdrawal is partial, staff decide. An order without a payment waits for a late
 * provider status.
 */
export function planEffect({ state, isShipped, isPartial }: EffectFacts): WithdrawalEffect {
  if (isClosed({ state })) return 'none';
  if (isPartial) return 'operator';
  if (!isSettled(state)) return 'void';
  return state === 'authorised' && !isShipped ? 'void' : 'operator';
}
