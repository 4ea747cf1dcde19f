import type { StaffRole } from '~/platform/database/staff-tables';
import type { NumberedOrder, OrderRecord } from '~/shop/orders/order-list.server';
import type { StaffAction } from '../log/staff-actions.server';
import { hasParcel } from '../paper/has-parcel';
import { hasRight, rightOf } from '../rights';
import type { SheetTask } from './order-statements';

/** The actions on an order; each has a confirmation page. */
const orderActions = ['ship', 'capture', 'refund', 'void', 'review', 'note'] as const;

export type OrderActionId = (typeof orderActions)[number];

/**
 * The outcome of an action. `refused`: the order's state has changed; `unknown`: the provider has not responded yet.
 */
export type ActionOutcome = 'done' | 'already' | 'refused' | 'unknown';

/** An outcome as it is shown. `interrupted`: the process ended before the action had one. */
export type ShownOutcome = ActionOutcome | 'interrupted';

/** The style of the notice about an outcome. */
export const outcomeNotices = {
  done: 'ok',
  already: 'info',
  refused: 'error',
  unknown: 'info',
  interrupted: 'info',
} as const satisfies Record<ShownOutcome, string>;

export const isOrderAction = (value: string): value is OrderActionId =>
  (orderActions as readonly string[]).includes(value);

/** Reads an outcome from the log, which has none of an action that was interrupted. */
export const toOutcome = (value: string | null): ShownOutcome =>
  value === 'done' || value === 'already' || value === 'refused' || value === 'unknown'
    ? value
    : 'interrupted';

/** An action that was carried out or tried. */
export type ActionResult = { action: OrderActionId; outcome: ShownOutcome };

type LoggedAction = Pick<StaffAction, 'submission_id' | 'action' | 'outcome' | 'created_at'>;

type MoneyRecord = {
  payments: readonly Pick<OrderRecord['payments'][number], 'id' | 'state'>[];
  operations: readonly Pick<
    OrderRecord['operations'][number],
    'attempt_id' | 'kind' | 'state' | 'finished_at'
  >[];
};

/** How the action ended whose confirmation page led to the sheet. */
export function findResult(
  actions: readonly LoggedAction[],
  submissionId: string | null,
  record: MoneyRecord,
): ActionResult | undefined {
  const found = actions.find(({ submission_id }) => submission_id === submissionId);
  if (!found || !isOrderAction(found.action)) return undefined;
  const outcome = toOutcome(found.outcome);
  const isOpen = outcome === 'unknown' || outcome === 'interrupted';
  return {
    action: found.action,
    outcome: isOpen ? (findOperationOutcome(found, record) ?? 'interrupted') : outcome,
  };
}

/** What has become of the operation that an action planned or resumed; undefined if there is none. */
function findOperationOutcome(
  { action, created_at: at }: LoggedAction,
  { payments, operations }: MoneyRecord,
): ActionOutcome | undefined {
  const isSecondHold = (attemptId: number) =>
    payments.some(({ id, state }) => id === attemptId && state === 'failed');
  const operation = operations.findLast(
    ({ attempt_id, kind, finished_at }) =>
      kind === action && !isSecondHold(attempt_id) && (finished_at === null || finished_at >= at),
  );
  if (!operation) return undefined;
  if (operation.finished_at === null) return 'unknown';
  return operation.state === 'done' ? 'done' : 'refused';
}

type Facts = Pick<NumberedOrder, 'state' | 'captured_cents' | 'refunded_cents' | 'money_back'>;

const isPossible: Record<OrderActionId, (order: Facts) => boolean> = {
  ship: hasParcel,
  capture: ({ state, money_back }) => state === 'authorised' && money_back === null,
  void: ({ state }) => state === 'authorised',
  refund: ({ state, captured_cents, refunded_cents }) =>
    state === 'captured' && refunded_cents < captured_cents,
  review: ({ state }) => state === 'review',
  note: () => true,
};

/** Whether the order's state and money allow an action now. */
export const allowsAction = (action: OrderActionId, order: Facts): boolean =>
  isPossible[action](order);

const actionsByTask: Partial<Record<SheetTask, readonly OrderActionId[]>> = {
  decide: ['review'],
  withdrawn: ['void', 'refund'],
  withdrawnSent: ['void', 'refund'],
  // The buyer keeps the rest, and was promised a charge after delivery.
  withdrawnPartly: ['refund', 'ship'],
  withdrawnPartlySent: ['capture', 'refund'],
  expiring: ['capture'],
  send: ['ship'],
  charge: ['capture'],
};

/** The action that completes an order's task, if it is among the possible ones. */
export const findNextAction = (
  task: SheetTask | undefined,
  actions: readonly OrderActionId[],
): OrderActionId | undefined =>
  task && actionsByTask[task]?.find((action) => actions.includes(action));

/** The actions that a role may take on an order now. */
export function listOrderActions(order: Facts, role: StaffRole): OrderActionId[] {
  return orderActions.filter((action) => {
    const right = rightOf(`reception.${action}`, 'POST');
    return right !== undefined && hasRight(role, right) && allowsAction(action, order);
  });
}
