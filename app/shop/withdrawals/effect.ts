import { orderPrefix } from '#hotel/hotel.config.js';
import type { OrderState } from '~/platform/database/stored-values';
import type { WithdrawalEffect } from '~/platform/database/withdrawal-tables';

const numberPattern = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${orderPrefix})?[\s\-–]*(\d{4})[\s\-–]*(\d{6})(?!\d)`,
  'iu',
);

/** The number of an order as we write it, out of what somebody typed: ` m 2026 000123 ` is `M-2026-000123`. */
export function readOrderNumber(typed: string): string | undefined {
  const [, year, count] = numberPattern.exec(typed) ?? [];
  return year && count && `${orderPrefix}-${year}-${count}`;
}

/** What the effect of a withdrawal hangs on. */
export type EffectFacts = {
  /** The order's state. */
  state: OrderState;
  isShipped: boolean;
  /** Only some of the goods were named. */
  isPartial: boolean;
};

const undecided: readonly OrderState[] = ['pending', 'failed', 'abandoned'];
/** States of an order that holds no money any more. */
export const closedOrderStates: readonly OrderState[] = ['voided', 'expired', 'refunded'];

/**
 * What follows from a withdrawal from an order. A mere reservation of the whole amount is given up by itself; whatever is
 * on its way, charged, or meant in part only, is for a person. An order without a payment waits for a late status of the provider.
 */
export function planEffect({ state, isShipped, isPartial }: EffectFacts): WithdrawalEffect {
  if (closedOrderStates.includes(state)) return 'none';
  if (isPartial) return 'operator';
  if (undecided.includes(state)) return 'void';
  return state === 'authorised' && !isShipped ? 'void' : 'operator';
}

/** Whether the provider has not yet decided about an order's payment, so that nothing can be given up now. */
export const isUndecided = (state: OrderState): boolean => undecided.includes(state);
