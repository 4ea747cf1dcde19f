import { runEach } from '~/platform/jobs/run-each';
import { dayMs } from '~/platform/time/durations';
import { unfinishedOperationStates } from '~/platform/database/stored-values';
import type { PaymentDependencies } from '~/shop/payments/core/payment-dependencies';
import { applyDecision } from '~/shop/payments/core/apply-status.server';
import { PaymentUnavailable } from '~/shop/payments/core/payments';
import { type ProviderRound, runForEach, startProviderRound } from './provider-round';
import { runOperation } from '~/shop/payments/core/run-operation.server';
import { settle } from '~/shop/payments/core/settle.server';
import { notifyExpiringHolds } from './notify-expiring-holds.server';

/** How long the page of an abandoned attempt may still accept a card. Money paid there is released. */
export const latePaymentMs = dayMs;

/** An operation unfinished after this time needs review. Providers may also forget idempotency keys after it. */
const stuckAfterMs = dayMs;

/**
 * Runs one full round over everything whose money may have moved unnoticed: unfinished operations, open and authorised
 * orders, recently abandoned attempts. Then warns staff of holds that expire soon.
 * @param round shared with the other jobs, so that each payment is queried once
 * @param options with `queriesOnly`, unfinished operations are not carried out, as after a restore
 */
export async function reconcilePayments(
  dependencies: PaymentDependencies,
  round: ProviderRound = startProviderRound(),
  { queriesOnly = false }: { queriesOnly?: boolean } = {},
): Promise<void> {
  const finishAll = async () =>
    runForEach(round, await listUnfinished(dependencies), ({ id, reference }) =>
      queriesOnly ? settle(dependencies, reference) : finishOrEscalate(dependencies, id),
    );
  const settleAll = async () =>
    runForEach(round, await listAttempts(dependencies), ({ reference }) =>
      settle(dependencies, reference),
    );
  await runEach([finishAll, settleAll, () => notifyExpiringHolds(dependencies)], round.isStopped);
}

function listUnfinished({ db }: PaymentDependencies) {
  return db
    .selectFrom('payment_operations')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'payment_operations.attempt_id')
    .select(['payment_operations.id', 'reference', 'provider'])
    .where('payment_operations.state', 'in', unfinishedOperationStates)
    .orderBy('payment_operations.id')
    .execute();
}

/** @throws PaymentUnavailable if the provider could not be reached */
async function finishOrEscalate(dependencies: PaymentDependencies, id: number): Promise<void> {
  if (await runOperation(dependencies, id)) return;
  const { state, attempt_id, created_at, leased_until, error } = await dependencies.db
    .selectFrom('payment_operations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const isOver = state !== 'planned' && state !== 'sent';
  // Another process is working on it.
  if (isOver || leased_until !== null) return;
  const age = dependencies.now().getTime() - Date.parse(created_at);
  if (age < stuckAfterMs) throw new PaymentUnavailable(error ?? 'not done yet');
  await applyDecision(dependencies, attempt_id, ({ operation }) =>
    operation && operation.leasedUntil === null
      ? {
          steps: [{ kind: 'review', reason: 'operationStuck' }],
          result: { state: 'undecided', error: 'operationStuck' },
        }
      : { steps: [] },
  );
}

function listAttempts({ db, now }: PaymentDependencies) {
  const lately = new Date(now().getTime() - latePaymentMs).toISOString();
  return db
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .select(['reference', 'provider'])
    .where((eb) =>
      eb.or([
        eb('payment_attempts.state', 'in', ['creating', 'open']),
        eb.and([
          eb('payment_attempts.state', '=', 'authorised'),
          eb('orders.state', '=', 'authorised'),
        ]),
        eb.and([
          eb('payment_attempts.state', '=', 'failed'),
          eb('payment_attempts.updated_at', '>', lately),
        ]),
      ]),
    )
    .orderBy('payment_attempts.id')
    .execute();
}
