import type { PaymentDependencies } from './payment-dependencies';
import { PaymentRefused, type PaymentStatus, PaymentUnavailable } from './payments';
import {
  closeUnmatched,
  findUnmatched,
  refreshUnmatched,
  type UnmatchedPayment,
} from './unmatched-payments.server';

export type UnmatchedResult =
  | { kind: 'done' | 'already' | 'planned'; payment: UnmatchedPayment }
  | { kind: 'refused'; reason: string }
  /** The provider is unreachable and the outcome is unknown; the command may be repeated. */
  | { kind: 'unknown' };

/**
 * Releases the hold of a payment without an order. The provider is queried before and after, so the command may be
 * repeated or interrupted; the sweeper records a release whose response was lost.
 */
export async function voidUnmatched(
  dependencies: PaymentDependencies,
  reference: string,
  { dryRun = false }: { dryRun?: boolean | undefined } = {},
): Promise<UnmatchedResult> {
  const payment = await findUnmatched(dependencies.db, reference);
  if (!payment) return { kind: 'refused', reason: 'no such payment is known' };
  if (payment.state === 'closed') return { kind: 'already', payment };
  try {
    return await voidHeld(dependencies, payment, dryRun);
  } catch (error) {
    if (error instanceof PaymentUnavailable) return { kind: 'unknown' };
    throw error;
  }
}

async function voidHeld(
  dependencies: PaymentDependencies,
  payment: UnmatchedPayment,
  dryRun: boolean,
): Promise<UnmatchedResult> {
  const { reference } = payment;
  const before = await refreshUnmatched(dependencies, payment);
  if (before.state !== 'authorised') return afterEnd(dependencies, reference, before, 'already');
  if (dryRun) return { kind: 'planned', payment };
  try {
    const provider = dependencies.providerOf(payment.provider);
    await provider.void({ reference, ids: before.ids }, `${reference}-void-unmatched`);
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    const after = await refreshUnmatched(dependencies, payment);
    if (after.state === 'authorised') return { kind: 'refused', reason: error.message };
    return afterEnd(dependencies, reference, after, 'done');
  }
  return afterEnd(dependencies, reference, await refreshUnmatched(dependencies, payment), 'done');
}

async function afterEnd(
  { db }: PaymentDependencies,
  reference: string,
  { state }: PaymentStatus,
  kind: 'done' | 'already',
): Promise<UnmatchedResult> {
  const payment = await findUnmatched(db, reference);
  if (payment?.state === 'closed') return { kind, payment };
  const reason =
    state === 'captured'
      ? 'it has been charged: give it back on the provider’s pages, then close it'
      : `the payment is ${state} at the provider: close it once you have looked there`;
  return { kind: 'refused', reason };
}

/** Records that staff have dealt with a payment without an order. Does not contact the provider. */
export async function closeManually(
  { db, now }: Pick<PaymentDependencies, 'db' | 'now'>,
  reference: string,
  reason: string,
): Promise<UnmatchedResult> {
  const payment = await findUnmatched(db, reference);
  if (!payment) return { kind: 'refused', reason: 'no such payment is known' };
  if (payment.state === 'closed') return { kind: 'already', payment };
  await closeUnmatched(db, reference, { outcome: 'handled', reason }, now());
  return { kind: 'done', payment: { ...payment, state: 'closed', outcome: 'handled', reason } };
}
