import type { OrderState } from '~/platform/database/stored-values';

/** All order states and the transitions allowed from each. */
export const orderStates = {
  pending: ['authorised', 'failed', 'abandoned', 'review'],
  authorised: ['captured', 'voided', 'expired', 'review'],
  captured: ['refunded', 'review'],
  voided: ['review'],
  expired: ['review'],
  refunded: ['review'],
  // A new attempt reopens the order; a late success overrides an early failure.
  failed: ['pending', 'authorised', 'review'],
  abandoned: ['pending', 'authorised', 'review'],
  review: ['authorised', 'captured', 'voided', 'refunded', 'failed'],
} as const satisfies Record<OrderState, readonly OrderState[]>;

/** Whether the state table allows a transition. Staying in the same state is not a transition. */
export function canTransition(from: OrderState, to: OrderState): boolean {
  return (orderStates[from] as readonly OrderState[]).includes(to);
}

/** The states from which `to` can be reached. */
export function statesBefore(to: OrderState): OrderState[] {
  return (Object.keys(orderStates) as OrderState[]).filter((from) => canTransition(from, to));
}

/** The states of an order that was never paid, and for which a late status may still arrive. */
export const undecidedStates = [
  'pending',
  'failed',
  'abandoned',
] as const satisfies readonly OrderState[];

/** Whether the provider has decided for good, so that nothing may be paid again without a decision by staff. */
export function isSettled(state: OrderState): boolean {
  return !(undecidedStates as readonly OrderState[]).includes(state);
}
