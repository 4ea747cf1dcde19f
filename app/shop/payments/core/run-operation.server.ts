import type { Attempt } from './claim-attempt.server';
import { type AppliedDecision, applyDecision, applyStatus } from './apply-status.server';
import {
  claimOperation,
  markSent,
  type Operation,
  releaseOperation,
} from './operation-rows.server';
import type { PaymentDependencies } from './payment-dependencies';
import {
  type BeforeSending,
  OperationTakenOver,
  type PaymentProvider,
  type PaymentRef,
  PaymentRefused,
  type PaymentStatus,
  PaymentUnavailable,
} from './payments';
import { loadPayment } from './payment-record.server';
import { unlessUnavailable } from './unless-unavailable';

/** The payment's reference with the provider ids stored so far. */
export function toPaymentRef(attempt: Attempt): PaymentRef {
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
 * Carries out one planned operation as far as the provider can be reached. The provider is queried before anything is
 * sent and again afterwards, and the idempotency key stays the same, so a process may die at any point and another one
 * can resume.
 * @returns false if it must be retried later
 */
export async function runOperation(
  dependencies: PaymentDependencies,
  id: number,
): Promise<boolean> {
  const { db, now } = dependencies;
  const operation = await claimOperation(db, id, now());
  if (!operation) return false;
  try {
    return await execute(dependencies, operation);
  } catch (error) {
    const isAway = error instanceof PaymentUnavailable;
    await releaseOperation(db, operation, isAway ? error.message : 'it broke off', now());
    if (isAway) return false;
    throw error;
  }
}

async function execute(dependencies: PaymentDependencies, operation: Operation): Promise<boolean> {
  const { db, now, providerOf } = dependencies;
  const { attempt } = await loadPayment(db, operation.attempt_id);
  const provider = providerOf(attempt.provider);
  const before = await provider.status(toPaymentRef(attempt));
  const applied = await applyStatus(dependencies, attempt.id, before, {
    lease: operation.leased_until,
  });
  if (!applied.operation) return true;
  const obstacle = findObstacle(operation, applied, before);
  if (obstacle) return refuse(dependencies, operation, obstacle);
  const beforeSending = async () => {
    if (!(await markSent(db, operation, now())))
      throw new OperationTakenOver('another process has taken it over');
  };
  try {
    await send(provider, applied.operation, toPaymentRef(applied.attempt), beforeSending);
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    return settleRefusal(dependencies, provider, applied, error.message);
  }
  await applySuccess(dependencies, provider, applied, before);
  return true;
}

/** Why an operation cannot be sent now; undefined if it can. */
function findObstacle(
  { kind }: Operation,
  { order, attempt }: AppliedDecision,
  status: PaymentStatus,
): string | undefined {
  const needed = kind === 'refund' ? 'captured' : 'authorised';
  if (status.state !== needed) return `the payment is ${status.state} at the provider`;
  // A second hold is released whatever the order's state; everything else depends on the order.
  return attempt.state === 'authorised' && order.state !== needed
    ? `the order is ${order.state}`
    : undefined;
}

async function send(
  provider: PaymentProvider,
  { kind, amount_cents, key }: Operation,
  payment: PaymentRef,
  beforeSending: BeforeSending,
): Promise<void> {
  if (kind === 'void') return provider.void(payment, key, beforeSending);
  return provider[kind](payment, amount_cents, key, beforeSending);
}

/** A rejection may mean that an earlier request was carried out and only its response was lost. */
async function settleRefusal(
  dependencies: PaymentDependencies,
  provider: PaymentProvider,
  { operation, attempt }: AppliedDecision,
  reason: string,
): Promise<boolean> {
  const status = await provider.status(toPaymentRef(attempt));
  const after = await applyStatus(dependencies, attempt.id, status, {
    lease: operation?.leased_until,
  });
  return operation && after.operation ? refuse(dependencies, operation, reason) : true;
}

/** The provider accepted. Its current status is used if it already shows the operation, otherwise its acceptance is. */
async function applySuccess(
  dependencies: PaymentDependencies,
  provider: PaymentProvider,
  { operation, attempt, order }: AppliedDecision,
  before: PaymentStatus,
): Promise<void> {
  if (!operation) return;
  const expected = toExpectedStatus(operation, { order, attempt }, before);
  const status = await unlessUnavailable(() => provider.status(toPaymentRef(attempt)));
  const shows = status !== undefined && confirms(status, expected);
  await applyStatus(
    dependencies,
    attempt.id,
    shows ? status : { ...expected, ids: status?.ids ?? expected.ids },
    { lease: operation.leased_until },
  );
}

function toExpectedStatus(
  operation: Operation,
  { order, attempt }: Pick<AppliedDecision, 'order' | 'attempt'>,
  before: PaymentStatus,
): PaymentStatus {
  const { captured_cents: capturedBefore } = order;
  if (operation.kind === 'void') return { ...before, state: 'voided' };
  if (operation.kind === 'capture') {
    return { ...before, state: 'captured', capturedCents: operation.amount_cents };
  }
  // What was paid by other means is part of the order's amounts but not of the provider's.
  const { refunded_elsewhere_cents: elsewhere } = attempt;
  const refundedCents = operation.base_cents + operation.amount_cents - elsewhere;
  const state = refundedCents === capturedBefore ? 'refunded' : 'captured';
  return { ...before, state, capturedCents: capturedBefore, refundedCents };
}

function confirms(status: PaymentStatus, expected: PaymentStatus): boolean {
  return (
    status.state === expected.state &&
    status.capturedCents === expected.capturedCents &&
    (expected.refundedCents === undefined || (status.refundedCents ?? 0) >= expected.refundedCents)
  );
}

/**
 * Ends an operation that failed, unless another process has taken it over. A second hold that cannot be released needs
 * review.
 */
async function refuse(
  dependencies: PaymentDependencies,
  { attempt_id, leased_until }: Operation,
  error: string,
): Promise<true> {
  await applyDecision(dependencies, attempt_id, ({ attempt, operation }) => {
    if (operation?.leasedUntil !== leased_until) return { steps: [] };
    const result = { state: 'refused', error } as const;
    return attempt.state === 'authorised'
      ? { steps: [], result }
      : { steps: [{ kind: 'review', reason: 'secondHeld' }], result };
  });
  return true;
}
