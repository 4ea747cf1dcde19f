import type { Transaction } from 'kysely';
import { lockJournal } from '~/platform/journal/journal-file.server';
import { getOrder, type Order } from '~/shop/orders/orders.server';
import type { Database, OperationKind } from '~/platform/database/schema';
import type { NamedGoods } from '~/shop/orders/named-goods';
import type { ReturnedPieces } from '~/shop/stock/claims.server';
import {
  findPendingOperation,
  type NewOperation,
  type Operation,
  planOperation,
} from './operation-rows.server';
import type { Attempt } from './claim-attempt.server';
import type { PaymentJournal } from './payment-journal.server';
import { isForGoods, type PricedGoods, readGoods } from './plan-goods.server';

/** Amounts in cents. `planned`: dry run; `unknown`: the provider is unreachable and the sweeper will retry. */
export type OperationOutcome =
  | { kind: 'done' | 'already' | 'planned'; order: Order; amountCents: number }
  | { kind: 'refused'; reason: string }
  | { kind: 'unknown' };

export type OperationOptions = {
  /** Reports what would be done without doing it. */
  dryRun?: boolean | undefined;
  /** What came back or was not sent, and is for sale again once it has been made. */
  returns?: readonly ReturnedPieces[] | undefined;
};

export type OperationRequest = OperationOptions & {
  kind: OperationKind;
  /** Defaults to everything, without the goods left out of a charge, or to the price of the goods a refund is for. */
  amountCents?: number | undefined;
  /** Pieces that are not sent and so left out of a charge, or that a refund is for. */
  goods?: NamedGoods | undefined;
  /** For a refund: makes another one of the same amount. Without it, the request is taken to be a repeat of that one. */
  again?: boolean | undefined;
  /**
   * For a refund: the total already refunded when it was requested, in cents. If more has been refunded since, the
   * request is either a repeat of that refund or rejected.
   */
  baseCents?: number | undefined;
  /** For a void: whether the parcel had been sent when it was requested. If it was sent since, the request is rejected. */
  isShipped?: boolean | undefined;
};

type Plan = { kind: 'run'; operation: Operation } | { kind: 'end'; outcome: OperationOutcome };

/**
 * Decides whether and how to carry out a request, and stores the operation to run. A refund is also noted in the journal: not
 * every provider reports it, and a backup restored later does not have it.
 */
export async function planRequest(
  trx: Transaction<Database>,
  orderId: number,
  asked: OperationRequest,
  { now, journal }: { now: Date; journal: Pick<PaymentJournal, 'append'> },
): Promise<Plan> {
  const order = await getOrder(trx, orderId);
  const goods = asked.goods && (await readGoods(trx, order, asked.goods));
  if (asked.goods && !goods) return refused('goods were named that the order does not have');
  const request = {
    ...asked,
    amountCents: asked.amountCents ?? amountOf(asked.kind, order, goods),
  };
  const attempt = await trx
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'authorised')
    .executeTakeFirst();
  const pending = await findPendingOperation(trx, orderId);
  if (pending) return resumePending(pending, request, order, attempt?.id);
  const requested = await readRequest(trx, order, request, goods);
  if ('outcome' in requested) return { kind: 'end', outcome: requested.outcome };
  if (!attempt) return refused('no payment of this order is known');
  const { operation } = requested;
  if (request.dryRun) {
    return { kind: 'end', outcome: { kind: 'planned', order, amountCents: operation.amountCents } };
  }
  const planned = await planOperation(trx, order, attempt, operation, now);
  if (planned.kind === 'refund') await noteRefund(trx, { order, attempt, planned, journal });
  return { kind: 'run', operation: planned };
}

async function noteRefund(
  trx: Transaction<Database>,
  { order, attempt, planned, journal }: Noted,
): Promise<void> {
  await lockJournal(trx);
  await journal.append({
    reference: attempt.reference,
    provider: attempt.provider,
    order: order.number,
    refund: planned.key,
    baseCents: planned.base_cents,
    amountCents: planned.amount_cents,
    at: planned.created_at,
  });
}

type Noted = {
  order: Order;
  attempt: Pick<Attempt, 'reference' | 'provider'>;
  planned: Operation;
  journal: Pick<PaymentJournal, 'append'>;
};

/** The amount that follows from the goods; undefined if none are named. */
function amountOf(
  kind: OperationKind,
  order: Order,
  goods: PricedGoods | undefined,
): number | undefined {
  if (!goods) return undefined;
  return kind === 'capture' ? order.total_cents - goods.cents : goods.cents;
}

const refused = (reason: string): Plan => ({ kind: 'end', outcome: { kind: 'refused', reason } });

/** A request identical to the pending operation resumes it; a different one is rejected until that has finished. */
function resumePending(
  pending: Operation,
  { kind, amountCents, baseCents, dryRun }: OperationRequest,
  order: Order,
  attemptId: number | undefined,
): Plan {
  const isSame =
    pending.kind === kind &&
    pending.attempt_id === attemptId &&
    (amountCents ?? pending.amount_cents) === pending.amount_cents &&
    (baseCents ?? pending.base_cents) === pending.base_cents;
  if (!isSame) return refused(`a ${pending.kind} of this order is under way`);
  if (!dryRun) return { kind: 'run', operation: pending };
  const outcome = { kind: 'planned', order, amountCents: pending.amount_cents } as const;
  return { kind: 'end', outcome };
}

type RequestedOperation = { operation: NewOperation } | { outcome: OperationOutcome };

async function readRequest(
  trx: Transaction<Database>,
  order: Order,
  request: OperationRequest,
  goods: PricedGoods | undefined,
): Promise<RequestedOperation> {
  if (request.kind === 'refund') return readRefund(trx, order, request, goods);
  const amountCents = request.amountCents ?? order.total_cents;
  if (request.kind === 'void') {
    if (order.state === 'voided') return { outcome: { kind: 'already', order, amountCents } };
  } else if (order.state === 'captured') {
    const wasAsked = request.amountCents ?? order.captured_cents;
    if (wasAsked === order.captured_cents)
      return { outcome: { kind: 'already', order, amountCents: wasAsked } };
  }
  if (order.state !== 'authorised') {
    const verb = request.kind === 'void' ? 'released' : 'charged';
    return refuse(`the order is ${order.state}; only an amount on hold can be ${verb}`);
  }
  if (request.kind === 'void' && request.isShipped === false && order.shipped_at !== null)
    return refuse('the parcel has been sent meanwhile');
  if (!isAmount(amountCents, order.total_cents))
    return refuse('the amount must be between one cent and what is on hold');
  if (goods && !goods.isLeft) return refuse(tooMany);
  if (goods && amountCents > order.total_cents - goods.cents)
    return refuse('what is sent costs less than that');
  if (goods?.isEverything && order.shipped_at === null)
    return refuse('nothing would be sent; release the amount instead');
  const { kind, returns } = request;
  return { operation: { kind, amountCents, baseCents: 0, goods: request.goods, returns } };
}

async function readRefund(
  trx: Transaction<Database>,
  order: Order,
  request: OperationRequest,
  goods: PricedGoods | undefined,
): Promise<RequestedOperation> {
  const { amountCents: requested, again, baseCents } = request;
  const { captured_cents, refunded_cents } = order;
  const left = captured_cents - refunded_cents;
  const amountCents = requested ?? left;
  if (order.state === 'refunded' && requested === undefined)
    return { outcome: { kind: 'already', order, amountCents: refunded_cents } };
  const isSameBase = baseCents === undefined || baseCents === refunded_cents;
  if (requested !== undefined && !again && (baseCents === undefined || !isSameBase)) {
    if (await isRepeated(trx, order, { ...request, amountCents: requested }))
      return { outcome: { kind: 'already', order, amountCents } };
  }
  if (!isSameBase) return refuse('more has been refunded meanwhile');
  if (order.state !== 'captured') {
    return refuse(`the order is ${order.state}; only what was charged can be refunded`);
  }
  if (!isAmount(amountCents, left))
    return refuse('the amount must be between one cent and what is left');
  if (goods && !goods.isLeft) return refuse(tooMany);
  if (goods?.isEverything && order.shipped_at === null && amountCents < left)
    return refuse('nothing would be left to send; refund the whole amount');
  const { returns } = request;
  const planned = { amountCents, baseCents: refunded_cents, goods: request.goods, returns };
  return { operation: { kind: 'refund', ...planned } };
}

/** Whether a refund of this amount has been made, for the same goods if any are named. */
async function isRepeated(
  trx: Transaction<Database>,
  { id: orderId }: Order,
  { amountCents, baseCents, goods }: OperationRequest & { amountCents: number },
): Promise<boolean> {
  let query = trx
    .selectFrom('payment_operations')
    .select(['base_cents', 'amount_cents'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'refund')
    .where('state', '=', 'done')
    .where('amount_cents', '=', amountCents);
  if (baseCents !== undefined) query = query.where('base_cents', '=', baseCents);
  for (const earlier of await query.execute()) {
    if (!goods || (await isForGoods(trx, orderId, earlier, goods))) return true;
  }
  return false;
}

const tooMany = 'more pieces were named than are left';

const refuse = (reason: string): RequestedOperation => ({ outcome: { kind: 'refused', reason } });

const isAmount = (cents: number, max: number) =>
  Number.isSafeInteger(cents) && cents >= 1 && cents <= max;
