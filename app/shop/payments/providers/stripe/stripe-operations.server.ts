import type Stripe from 'stripe';
import { PaymentRefused, PaymentUnavailable } from '~/shop/payments/core/payments';
import { isIndeterminate, isRefusal, toRefused } from './stripe-client.server';
import { readIntent, readList, readRefund, type StripeIntent } from './stripe-schema';

type Change = {
  /** One request under one idempotency key. */
  send: (idempotencyKey: string) => Promise<unknown>;
  isDone: (intent: StripeIntent) => boolean;
};

/** Charges a reserved payment, all of it or a part. @throws PaymentRefused */
export function captureIntent(stripe: Stripe, id: string, amountCents: number, key: string) {
  return changeIntent(stripe, id, key, {
    send: (idempotencyKey) =>
      stripe.paymentIntents.capture(id, { amount_to_capture: amountCents }, { idempotencyKey }),
    isDone: ({ status, amount_received: received }) =>
      status === 'succeeded' && received === amountCents,
  });
}

/** Releases a reserved payment. @throws PaymentRefused */
export function cancelIntent(stripe: Stripe, id: string, key: string) {
  return changeIntent(stripe, id, key, {
    send: (idempotencyKey) => stripe.paymentIntents.cancel(id, {}, { idempotencyKey }),
    isDone: ({ status }) => status === 'canceled',
  });
}

/**
 * A payment is charged or released once and no more, whatever the key: so an answer that says nothing is followed by a
 * look, and by another key where nothing was done. A no counts only while what was wanted is not there: after a day
 * Stripe has forgotten the key, and the second request of one operation is refused.
 */
async function changeIntent(
  stripe: Stripe,
  id: string,
  key: string,
  { send, isDone }: Change,
): Promise<void> {
  const attempt = async (idempotencyKey: string): Promise<unknown> => {
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
 * Gives money back, once for each key and for good: each refund carries its key, and is looked for before another is
 * made, because Stripe forgets idempotency keys after a day and parts of an amount look alike.
 * @throws PaymentRefused
 */
export async function refundIntent(
  stripe: Stripe,
  id: string,
  amountCents: number,
  { key, reference }: { key: string; reference: string },
): Promise<void> {
  if (await findRefund(stripe, id, key)) return;
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
    // Unlike a charge, a refund may be made twice: without a trace of it nothing is repeated under another key.
    if (await findRefund(stripe, id, key)) return;
    throw isRefusal(error) ? toRefused(error) : error;
  }
}

/** @throws PaymentRefused when the refund that this operation has made could not be carried out */
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

/** Everything that went back, or stands as if it had. A hundred parts of one payment are enough. */
export async function listRefunds(stripe: Stripe, id: string) {
  const list = await stripe.refunds.list({ payment_intent: id, limit: 100 });
  return readList(list, readRefund).items;
}
