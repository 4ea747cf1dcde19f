import type Stripe from 'stripe';
import {
  type BeforeSending,
  PaymentRefused,
  PaymentUnavailable,
} from '~/shop/payments/core/payments';
import { isIndeterminate, isRefusal, toRefused } from './stripe-client.server';
import { readIntent, readList, readRefund, type StripeIntent } from './stripe-schema';

/** What an operation is sent with. */
export type OperationContext = {
  /** The idempotency key. */
  key: string;
  /** The shop's reference of the payment. */
  reference: string;
  beforeSending?: BeforeSending | undefined;
};

type Change = {
  /** Sends the request with the given idempotency key. */
  send: (idempotencyKey: string) => Promise<unknown>;
  isDone: (intent: StripeIntent) => boolean;
};

/** Captures all or part of a reserved payment. @throws PaymentRefused */
export function captureIntent(
  stripe: Stripe,
  id: string,
  amountCents: number,
  operation: OperationContext,
) {
  return changeIntent(stripe, id, operation, {
    send: (idempotencyKey) =>
      stripe.paymentIntents.capture(id, { amount_to_capture: amountCents }, { idempotencyKey }),
    isDone: ({ status, amount_received: received }) =>
      status === 'succeeded' && received === amountCents,
  });
}

/** Cancels a reserved payment. @throws PaymentRefused */
export function cancelIntent(stripe: Stripe, id: string, operation: OperationContext) {
  return changeIntent(stripe, id, operation, {
    send: (idempotencyKey) => stripe.paymentIntents.cancel(id, {}, { idempotencyKey }),
    isDone: ({ status }) => status === 'canceled',
  });
}

/**
 * Captures or cancels an intent. Stripe does either only once, whatever the key, so an indeterminate response is
 * followed by a query, and by a second key if nothing was done. A rejection counts only if the goal has not been
 * reached: Stripe forgets keys after a day and would then reject a repeat of a successful request.
 */
async function changeIntent(
  stripe: Stripe,
  id: string,
  { key, beforeSending }: OperationContext,
  { send, isDone }: Change,
): Promise<void> {
  const attempt = async (idempotencyKey: string): Promise<unknown> => {
    await beforeSending?.();
    try {
      const intent = readIntent(await send(idempotencyKey));
      return intent.id === id && isDone(intent) ? undefined : unfitting;
    } catch (error) {
      if (!isIndeterminate(error) && !isRefusal(error)) throw error;
      return isDone(await loadIntent(stripe, id)) ? undefined : error;
    }
  };
  let problem = await attempt(key);
  if (problem && isIndeterminate(problem)) problem = await attempt(`${key}:again`);
  if (problem === undefined) return;
  // oxlint-disable-next-line typescript/only-throw-error -- what was caught above
  throw isRefusal(problem) ? toRefused(problem) : problem;
}

const unfitting = new PaymentUnavailable('Stripe answered with an unfitting state');

async function loadIntent(stripe: Stripe, id: string): Promise<StripeIntent> {
  const intent = readIntent(await stripe.paymentIntents.retrieve(id));
  if (intent.id !== id) throw new PaymentUnavailable('Stripe answered about another payment');
  return intent;
}

/**
 * Refunds money exactly once per key. Each refund carries the key in its metadata and is searched for before a new one
 * is made, because Stripe forgets idempotency keys after a day and partial refunds look the same.
 * @throws PaymentRefused
 */
export async function refundIntent(
  stripe: Stripe,
  id: string,
  amountCents: number,
  { key, reference, beforeSending }: OperationContext,
): Promise<void> {
  if (await findRefund(stripe, id, key)) return;
  await beforeSending?.();
  try {
    const refund = readRefund(
      await stripe.refunds.create(
        { payment_intent: id, amount: amountCents, metadata: { reference, operation: key } },
        { idempotencyKey: key },
      ),
    );
    assertAlive(refund);
    if (refund.amount !== amountCents) throw unfitting;
  } catch (error) {
    if (!isIndeterminate(error) && !isRefusal(error)) throw error;
    // Unlike a capture, a refund could be made twice, so it is never repeated under another key.
    if (await findRefund(stripe, id, key)) return;
    throw isRefusal(error) ? toRefused(error) : error;
  }
}

/** @throws PaymentRefused if the refund made by this operation failed */
async function findRefund(stripe: Stripe, id: string, key: string): Promise<boolean> {
  const refund = (await listRefunds(stripe, id)).find(
    ({ metadata }) => metadata?.operation === key,
  );
  if (refund) assertAlive(refund);
  return refund !== undefined;
}

function assertAlive({ status }: { status?: string | null | undefined }): void {
  if (status === 'failed' || status === 'canceled')
    throw new PaymentRefused(`Stripe refused: refund_${status}`);
}

/** Lists a payment's refunds, whatever their status. A hundred per payment is enough. */
export async function listRefunds(stripe: Stripe, id: string) {
  const list = await stripe.refunds.list({ payment_intent: id, limit: 100 });
  return readList(list, readRefund).items;
}
