import type { Kysely } from 'kysely';
import type { Order } from '~/shop/orders/orders.server';
import type { Database } from '~/platform/database/schema';
import type { Attempt } from '../core/claim-attempt.server';
import type { PaymentDependencies } from '../core/payment-dependencies';
import { toPaymentRef } from '../core/run-operation.server';
import { unlessUnavailable } from '../core/unless-unavailable';
import type { PaidReport } from './refund-facts';
import type { PaymentReport } from './review-assessment';

/** Every payment of an order, in the order in which they were started. */
export const listAttempts = (db: Kysely<Database>, { id }: Pick<Order, 'id'>): Promise<Attempt[]> =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('number')
    .execute();

/** Queries every payment of an order. */
export async function queryPayments(
  dependencies: PaymentDependencies,
  { id }: Pick<Order, 'id'>,
): Promise<{ attempts: Attempt[]; reports: PaymentReport[] }> {
  const attempts = await listAttempts(dependencies.db, { id });
  const reports = await Promise.all(attempts.map((each) => queryPayment(dependencies, each)));
  return { attempts, reports };
}

/** Queries the payment that pays an order; undefined if there is none, or the provider cannot be reached. */
export async function queryPaid(
  dependencies: PaymentDependencies,
  { id }: Pick<Order, 'id'>,
): Promise<PaidReport | undefined> {
  const attempt = await dependencies.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', id)
    .where('state', '=', 'authorised')
    .executeTakeFirst();
  return attempt && toPaidReport([attempt], [await queryPayment(dependencies, attempt)]);
}

/** What the provider reports of the payment that pays the order, among all of them. */
export function toPaidReport(
  attempts: readonly Attempt[],
  reports: readonly PaymentReport[],
): PaidReport | undefined {
  const attempt = attempts.find(({ state }) => state === 'authorised');
  const status = reports.find(({ reference }) => reference === attempt?.reference)?.status;
  return attempt && status
    ? { status, elsewhereCents: attempt.refunded_elsewhere_cents }
    : undefined;
}

async function queryPayment(
  { providerOf }: PaymentDependencies,
  attempt: Attempt,
): Promise<PaymentReport> {
  const { reference, provider, state } = attempt;
  const status = await unlessUnavailable(async () =>
    providerOf(provider).status(toPaymentRef(attempt)),
  );
  return { reference, pays: state === 'authorised', status };
}
