import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { recordInvoicingStart } from '~/shop/invoices/invoicing-period.server';
import { createOrder, getOrderWithLines, type Order } from '~/shop/orders/orders.server';
import { openPaymentPage } from '~/shop/payments/core/attempts.server';
import { requestOperation } from '~/shop/payments/core/operations.server';
import type { OperationRequest } from '~/shop/payments/core/plan-operation.server';
import type { PaymentDependencies } from '~/shop/payments/core/payment-dependencies';
import { PaymentUnavailable } from '~/shop/payments/core/payments';
import { reconcilePayments } from '~/shop/payments/jobs/reconcile.server';
import { closeAndSettle, settle } from '~/shop/payments/core/settle.server';
import { sweepPayments } from '~/shop/payments/jobs/sweeper.server';
import type { Database } from '~/platform/database/schema';
import { makeInvoices, ownInvoicing } from './invoices';
import { type LedgerFault, makeLedger } from './ledger-provider';
import { countReferences, makeUnmatchedDependencies } from './memory-journal';
import { makeNewOrder } from './new-order';

/** One event in the life of an order of 50.00; `attempt` counts from 1. */
export type Step =
  | { kind: 'open' }
  | { kind: 'pay'; attempt: number; works: boolean }
  | { kind: 'expire'; attempt: number }
  | { kind: 'byHand'; attempt: number; what: 'capture' | 'void' | 'refund'; cents: number }
  | { kind: 'callback'; attempt: number; failed: boolean; times: number }
  | { kind: 'request'; request: OperationRequest; times: number }
  /** After as many calls that work: an operation is sent after a query, which a fault would hit otherwise. */
  | { kind: 'fault'; after: number; fault: LedgerFault }
  | { kind: 'round' }
  | { kind: 'wait'; days: number };

const total = 5000;
const attempt = fc.integer({ min: 1, max: 3 });
const cents = fc.constantFrom(total, total, 3000, 2000, 1000);

const request: fc.Arbitrary<OperationRequest> = fc.oneof(
  fc.record({
    kind: fc.constant('capture' as const),
    amountCents: fc.option(cents, { nil: undefined }),
  }),
  fc.record({ kind: fc.constant('void' as const) }),
  fc.record({
    kind: fc.constant('refund' as const),
    amountCents: fc.option(cents, { nil: undefined }),
    again: fc.boolean(),
  }),
);

/** Weighted towards success, so that orders get far enough for later failures. */
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Step>({ kind: 'open' }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      attempt,
      works: fc.constantFrom(true, true, false),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('expire' as const), attempt }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('byHand' as const),
      attempt,
      what: fc.constantFrom('capture' as const, 'void' as const, 'refund' as const),
      cents,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('callback' as const),
      attempt,
      failed: fc.constantFrom(false, false, true),
      times: fc.constantFrom(1, 1, 3),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('request' as const),
      request,
      times: fc.constantFrom(1, 1, 2),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('fault' as const),
      after: fc.constantFrom(0, 1, 1, 2),
      fault: fc.constantFrom<LedgerFault>('down', 'lost', 'lost', 'killed'),
    }),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'round' }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.constantFrom(0.01, 3, 8) }),
  },
);

const paid: Step[] = [
  { kind: 'open' },
  { kind: 'pay', attempt: 1, works: true },
  { kind: 'callback', attempt: 1, failed: false, times: 1 },
];

const charged: Step[] = [...paid, { kind: 'request', request: { kind: 'capture' }, times: 1 }];

/** A shopper gives up one page, opens another and pays on both: where a page cannot be closed, both hold the amount. */
const paidTwice: Step[] = [
  { kind: 'open' },
  { kind: 'callback', attempt: 1, failed: true, times: 1 },
  { kind: 'open' },
  { kind: 'pay', attempt: 1, works: true },
  { kind: 'pay', attempt: 2, works: true },
];

/** Most schedules begin with a paid order, so that failures after payment and after the charge are exercised. */
const beginning: fc.Arbitrary<Step[]> = fc.constantFrom<Step[]>(
  [{ kind: 'open' }],
  paid,
  paid,
  charged,
  paidTwice,
);

export const schedule: fc.Arbitrary<{ keyed: boolean; steps: Step[] }> = fc.record({
  keyed: fc.boolean(),
  steps: fc
    .tuple(beginning, fc.array(step, { maxLength: 12, size: 'max' }))
    .map(([first, then]) => [...first, ...then]),
});

const day = 24 * 60 * 60_000;

/** Runs a schedule on a new order until nothing is left to do. */
export async function runSchedule(
  db: Kysely<Database>,
  { keyed, steps }: { keyed: boolean; steps: readonly Step[] },
) {
  for (const table of [
    'payment_operations',
    'payment_attempts',
    'outbox',
    'order_events',
    'order_lines',
  ] as const) {
    await db.deleteFrom(table).execute();
  }
  await db.deleteFrom('orders').execute();
  const ledger = makeLedger({ keyed });
  let now = Date.parse('2026-11-21T12:00:00Z');
  const dependencies: PaymentDependencies = {
    db,
    ...makeUnmatchedDependencies(),
    providerOf: () => ledger.provider,
    onMail: () => {},
    onReview: () => {},
    invoices: makeInvoices(),
    // Strictly increasing, so that events and emails have a defined order.
    now: () => new Date((now += 1)),
    renderMails: async (orderId, events) =>
      events.map((event) => ({
        dedupeKey: `${orderId}:${event.kind}:${'totalCents' in event ? event.totalCents : ''}${'id' in event ? event.id : ''}`,
        kind: event.kind,
        siteUrl: 'https://linden.example',
        to: { name: 'Ana', address: 'ana@example.com' },
        subject: event.kind,
        html: '',
        text: '',
      })),
  };
  await recordInvoicingStart(db, ownInvoicing(), new Date(0));
  const { order } = await createOrder(db, makeNewOrder(), dependencies.now());
  const makeReference = countReferences(order.number);
  for (const each of steps) {
    await perform(each);
    // Past the leases of killed processes.
    now += 61_000;
  }
  // The provider recovers, every lease expires, and reconciliation continues.
  ledger.faults.length = 0;
  now += 2 * 60_000;
  await reconcilePayments(dependencies);
  for (const reference of ledger.entries.keys()) await settle(dependencies, reference);
  for (let round = 0; round < 2; round++) await reconcilePayments(dependencies);
  return {
    keyed,
    ledger,
    order: await readOrder(db, order.id),
    lines: (await getOrderWithLines(db, order.id)).lines,
    // Numbers continue across all schedules.
    invoices: await db.selectFrom('invoices').selectAll().orderBy('id').execute(),
  };

  async function perform(each: Step): Promise<void> {
    const reference = 'attempt' in each ? `${order.number}-${each.attempt}` : '';
    const entry = ledger.entries.get(reference);
    switch (each.kind) {
      case 'open':
        return ignoreUnavailable(openPage(dependencies, order, makeReference));
      case 'pay':
        if (entry && !entry.isClosed && (entry.state === 'open' || entry.state === 'failed'))
          entry.state = each.works ? 'authorised' : 'failed';
        return;
      case 'expire':
        if (entry?.state === 'authorised') entry.state = 'expired';
        return;
      case 'byHand':
        return ledger.byHand(reference, each.what, each.cents);
      case 'callback':
        return together(each.times, () =>
          settle(dependencies, reference, { hint: each.failed ? 'failed' : undefined }),
        );
      case 'request':
        return together(each.times, () => requestOperation(dependencies, order.id, each.request));
      case 'fault':
        ledger.faults.push(...Array<LedgerFault>(each.after).fill('none'), each.fault);
        return;
      case 'round':
        return ignoreUnavailable(reconcilePayments(dependencies));
      case 'wait':
        ledger.faults.length = 0;
        now += 2 * 60_000;
        await sweepPayments(dependencies);
        await reconcilePayments(dependencies);
        now += each.days * day;
        await sweepPayments(dependencies);
        return reconcilePayments(dependencies);
    }
  }

  /** Several processes in parallel, without waiting for one that is killed. */
  async function together(times: number, work: () => Promise<unknown>): Promise<void> {
    await Promise.all(Array.from({ length: times }, () => ignoreUnavailable(work())));
  }

  async function ignoreUnavailable(work: Promise<unknown>): Promise<void> {
    const outcome = work.then(
      () => undefined,
      (error: unknown) => error,
    );
    const error = await Promise.race([outcome, ledger.untilKilled()]);
    // oxlint-disable-next-line typescript/only-throw-error -- rethrows what was caught above
    if (error !== undefined && !(error instanceof PaymentUnavailable)) throw error;
  }
}

function openPage(dependencies: PaymentDependencies, order: Order, makeReference: () => string) {
  return openPaymentPage(dependencies.db, dependencies.providerOf('wspay'), order, {
    returnUrl: 'https://shop.test/return',
    journal: dependencies.journal,
    makeReference,
    settle: async (reference) => void (await closeAndSettle(dependencies, reference)),
    now: dependencies.now,
  });
}

async function readOrder(db: Kysely<Database>, id: number) {
  return {
    ...(await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()),
    attempts: await db
      .selectFrom('payment_attempts')
      .selectAll()
      .where('order_id', '=', id)
      .orderBy('id')
      .execute(),
    operations: await db
      .selectFrom('payment_operations')
      .selectAll()
      .where('order_id', '=', id)
      .orderBy('id')
      .execute(),
    events: await db
      .selectFrom('order_events')
      .selectAll()
      .where('order_id', '=', id)
      .orderBy('id')
      .execute(),
    mails: (await db.selectFrom('outbox').select('kind').orderBy('id').execute()).map(
      ({ kind }) => kind,
    ),
  };
}

export type Outcome = Awaited<ReturnType<typeof runSchedule>>;
