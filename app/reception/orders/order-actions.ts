import type { StaffRole } from '~/platform/database/staff-tables';
import type { Order } from '~/shop/orders/orders.server';
import { hasRight, rightOf } from '../rights';

/** What can be done about an order; each has a confirmation page of its own. */
export const orderActions = ['ship', 'capture', 'refund', 'void', 'review', 'note'] as const;

export type OrderActionId = (typeof orderActions)[number];

/** How an action ended. `refused`: the order is no longer as it was; `unknown`: the provider has not said yet. */
export type ActionOutcome = 'done' | 'already' | 'refused' | 'unknown';

export const isOrderAction = (value: string): value is OrderActionId =>
  (orderActions as readonly string[]).includes(value);

/** An outcome as the log has it; null while it is not known. */
export const toOutcome = (value: string | null): ActionOutcome =>
  value === 'done' || value === 'already' || value === 'refused' ? value : 'unknown';

type Facts = Pick<Order, 'state' | 'captured_cents' | 'refunded_cents'>;

const isPossible: Record<OrderActionId, (order: Facts) => boolean> = {
  ship: ({ state }) => state === 'authorised' || state === 'captured',
  capture: ({ state }) => state === 'authorised',
  void: ({ state }) => state === 'authorised',
  refund: ({ state, captured_cents, refunded_cents }) =>
    state === 'captured' && refunded_cents < captured_cents,
  review: ({ state }) => state === 'review',
  note: () => true,
};

/** Whether the order's state allows an action now. */
export const allowsAction = (action: OrderActionId, order: Facts): boolean =>
  isPossible[action](order);

/** What a role may do about an order now. */
export function listOrderActions(order: Facts, role: StaffRole): OrderActionId[] {
  return orderActions.filter((action) => {
    const right = rightOf(`reception.${action}`, 'POST');
    return (
      right !== undefined &&
      right !== 'open' &&
      hasRight(role, right) &&
      allowsAction(action, order)
    );
  });
}
