import { log } from '~/platform/log/log.server';
import { resourceHref } from '~/routing/resource-href';
import { findOrderByNumber } from '~/shop/orders/order-list.server';
import type { Order } from '~/shop/orders/orders.server';
import { isKey } from '../desk-keys.server';
import { goTo, type StaffRequest } from '../desk-route.server';
import { logAction, setOutcome } from '../log/staff-actions.server';
import type { ActionOutcome, OrderActionId } from './order-actions';

/** The order that the address names; undefined where there is none. */
export const findOrder = ({ context, params }: StaffRequest): Promise<Order | undefined> =>
  params.number === undefined
    ? Promise.resolve(undefined)
    : findOrderByNumber(context.db, params.number);

/** The sheet of an order, with what was just done on it. */
export function sheetPath(number: string, submissionId?: string): string {
  const done = submissionId === undefined ? '' : `?done=${submissionId}`;
  return resourceHref('reception.order', { number }) + done;
}

type Action = {
  id: OrderActionId;
  /** The key of the confirmation page. */
  submissionId: string;
  /** Amounts and numbers; nothing about guests. */
  details?: Record<string, string | number>;
  run: () => Promise<ActionOutcome>;
};

/**
 * Does an action once for each confirmation page, however often it is sent: the page's key is written into the log first, and
 * a second row with it is refused. What the action itself does is guarded by the order's state.
 * @returns the way to the order's sheet, which says how it ended
 */
export async function act(
  { context, staff, url, now }: StaffRequest,
  { number }: Order,
  { id, submissionId, details, run }: Action,
): Promise<Response> {
  if (!isKey(submissionId)) return goTo(sheetPath(number));
  const row = await logAction(context.db, {
    submissionId,
    staffEmail: staff.email,
    action: id,
    subject: number,
    ...(details && { details }),
    screen: url.pathname,
    now,
  });
  if (row !== undefined) {
    const outcome = await run();
    await setOutcome(context.db, row, outcome);
    log.info({ order: number, action: id, outcome }, 'An order was changed on the desk');
  }
  return goTo(sheetPath(number, submissionId));
}
