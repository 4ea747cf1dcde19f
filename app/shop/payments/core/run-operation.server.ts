import type { Attempt } from './claim-attempt.server';
import { type Applied, applyDecision, applyWord } from './apply-word.server';
import {
  claimOperation,
  markSent,
  type Operation,
  releaseOperation,
} from './operation-rows.server';
import type { PaymentDependencies } from './payment-dependencies';
import {
  type PaymentProvider,
  type PaymentRef,
  PaymentRefused,
  type PaymentStatus,
  PaymentUnavailable,
} from './payments';
import { readKnown } from '~/shop/payments/jobs/snapshot.server';

/** Our reference with the provider's ids as far as they are stored. */
export function refOf(attempt: Attempt): PaymentRef {
  const { provider_order_id: orderId, provider_stan, provider_approval_code } = attempt;
  if (orderId === null) return { reference: attempt.reference };
  const ids = {
    orderId,
    stan: provider_stan ?? undefined,
    approvalCode: provider_approval_code ?? undefined,
  };
  return { reference: attempt.reference, ids };
}

/**
 * Brings one planned operation to its end, as far as the provider can be reached. The provider is asked before anything
 * is sent and after; the key stays the same, so a process may die at any instant and the next one goes on.
 * @returns false when it has to be tried again later
 */
export async function runOperation(
  dependencies: PaymentDependencies,
  id: number,
): Promise<boolean> {
  const { db, now } = dependencies;
  const operation = await claimOperation(db, id, now());
  if (!operation) return false;
  try {
    return await carryOut(dependencies, operation);
  } catch (error) {
    const isAway = error instanceof PaymentUnavailable;
    await releaseOperation(db, id, isAway ? error.message : 'it broke off', now());
    if (isAway) return false;
    throw error;
  }
}

async function carryOut(dependencies: PaymentDependencies, operation: Operation): Promise<boolean> {
  const { db, now, providerOf } = dependencies;
  const { attempt } = await readKnown(db, operation.attempt_id);
  const provider = providerOf(attempt.provider);
  const before = await provider.status(refOf(attempt));
  const applied = await applyWord(dependencies, attempt.id, before);
  if (!applied.operation) return true;
  const obstacle = findObstacle(operation, applied, before);
  if (obstacle) return refuse(dependencies, operation, obstacle);
  await markSent(db, operation.id, now());
  try {
    await send(provider, applied.operation, refOf(applied.attempt));
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    return settleRefusal(dependencies, provider, applied, error.message);
  }
  await applyYes(dependencies, provider, applied, before);
  return true;
}

/** Why an operation cannot be sent now; undefined when it can. */
function findObstacle(
  { kind }: Operation,
  { order, attempt }: Applied,
  word: PaymentStatus,
): string | undefined {
  const needed = kind === 'refund' ? 'captured' : 'authorised';
  if (word.state !== needed) return `the payment is ${word.state} at the provider`;
  // A second hold is released whatever the order is; everything else follows the order.
  return attempt.state === 'authorised' && order.state !== needed
    ? `the order is ${order.state}`
    : undefined;
}

async function send(provider: PaymentProvider, operation: Operation, payment: PaymentRef) {
  const { kind, amount_cents, key } = operation;
  if (kind === 'void') return provider.void(payment, key);
  return provider[kind](payment, amount_cents, key);
}

/** A no may mean that an earlier request, whose answer was lost, has been carried out. */
async function settleRefusal(
  dependencies: PaymentDependencies,
  provider: PaymentProvider,
  { operation, attempt }: Applied,
  reason: string,
): Promise<boolean> {
  const word = await provider.status(refOf(attempt));
  const after = await applyWord(dependencies, attempt.id, word);
  return operation && after.operation ? refuse(dependencies, operation, reason) : true;
}

/** The provider said yes: what it says now counts if it shows that, otherwise the yes itself does. */
async function applyYes(
  dependencies: PaymentDependencies,
  provider: PaymentProvider,
  { operation, attempt, order }: Applied,
  before: PaymentStatus,
): Promise<void> {
  if (!operation) return;
  const yes = yesOf(operation, order.captured_cents, before);
  const word = await provider.status(refOf(attempt)).catch((error: unknown) => {
    if (error instanceof PaymentUnavailable) return undefined;
    throw error;
  });
  const shows = word !== undefined && doesShow(word, yes);
  await applyWord(dependencies, attempt.id, shows ? word : { ...yes, ids: word?.ids ?? yes.ids });
}

function yesOf(operation: Operation, capturedBefore: number, before: PaymentStatus): PaymentStatus {
  if (operation.kind === 'void') return { ...before, state: 'voided' };
  if (operation.kind === 'capture') {
    return { ...before, state: 'captured', capturedCents: operation.amount_cents };
  }
  const refundedCents = operation.base_cents + operation.amount_cents;
  const state = refundedCents === capturedBefore ? 'refunded' : 'captured';
  return { ...before, state, capturedCents: capturedBefore, refundedCents };
}

function doesShow(word: PaymentStatus, yes: PaymentStatus): boolean {
  return (
    word.state === yes.state &&
    word.capturedCents === yes.capturedCents &&
    (yes.refundedCents === undefined || (word.refundedCents ?? 0) >= yes.refundedCents)
  );
}

/** Ends an operation without its goal. A second hold that cannot be released is for a person. */
async function refuse(
  dependencies: PaymentDependencies,
  { attempt_id }: Operation,
  error: string,
): Promise<true> {
  await applyDecision(dependencies, attempt_id, ({ attempt, operation }) => {
    if (!operation) return { steps: [] };
    const finish = { state: 'refused', error } as const;
    return attempt.state === 'authorised'
      ? { steps: [], finish }
      : { steps: [{ kind: 'review', reason: 'secondHeld' }], finish };
  });
  return true;
}
