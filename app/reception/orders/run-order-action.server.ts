import { log } from '~/platform/log/log.server';
import { resourceHref } from '~/routing/resource-href';
import { findOrderByNumber, type NumberedOrder } from '~/shop/orders/order-list.server';
import type { Order } from '~/shop/orders/orders.server';
import { isKey } from '../desk-keys.server';
import { redirectTo, type StaffRequest } from '../desk-route.server';
import { runOnce } from '../log/run-once.server';
import type { ActionOutcome, OrderActionId } from './order-actions';
import { readWayBack, withWayBack } from './order-filters';

/** The order that the address names; undefined if there is none. */
export const findOrder = ({ context, params }: StaffRequest): Promise<NumberedOrder | undefined> =>
  params.number === undefined
    ? Promise.resolve(undefined)
    : findOrderByNumber(context.db, params.number);

/** The path of an order's sheet, which keeps the way back and also shows the outcome of a submission. */
export function sheetPath({ url }: StaffRequest, number: string, submissionId?: string): string {
  const done = submissionId === undefined ? undefined : { done: submissionId };
  return withWayBack(resourceHref('reception.order', { number }), readWayBack(url), done);
}

type Action = {
  id: OrderActionId;
  /** The key of the confirmation page. */
  submissionId: string;
  /** Amounts and numbers; no personal data of guests. */
  details?: Record<string, string | number>;
  run: () => Promise<ActionOutcome>;
};

/**
 * Runs an action once for each confirmation page. The action itself checks the order's state.
 * @returns a redirect to the order's sheet, which shows the outcome
 */
export async function runOrderAction(
  desk: StaffRequest,
  { number }: Order,
  { id, submissionId, details, run }: Action,
): Promise<Response> {
  if (!isKey(submissionId)) return redirectTo(sheetPath(desk, number));
  const action = { submissionId, action: id, subject: number, ...(details && { details }) };
  const outcome = await runOnce(desk, desk.context.db, action, run);
  if (outcome !== undefined)
    log.info({ order: number, action: id, outcome }, 'An order was changed at the desk');
  return redirectTo(sheetPath(desk, number, submissionId));
}
