import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { type CisEmulator, type CisFault, startCisEmulator } from '~/emulators/cis-emulator';
import { InvoiceJournal, type JournalText } from '~/shop/invoices/invoice-journal.server';
import { recordInvoicingStart } from '~/shop/invoices/invoicing-period.server';
import { issueMissing } from '~/shop/invoices/issue-missing.server';
import { reportInvoices } from '~/shop/invoices/report-invoices.server';
import { retryReports } from '~/shop/invoices/report-rows.server';
import { createOrder, type Order } from '~/shop/orders/orders.server';
import { openPaymentPage } from '~/shop/payments/core/attempts.server';
import { requestOperation } from '~/shop/payments/core/operations.server';
import type { PaymentDependencies } from '~/shop/payments/core/payment-dependencies';
import { PaymentUnavailable } from '~/shop/payments/core/payments';
import { settle } from '~/shop/payments/core/settle.server';
import { reconcilePayments } from '~/shop/payments/jobs/reconcile.server';
import { migrate, openDatabase } from '~/platform/database/database.server';
import type { Database } from '~/platform/database/schema';
import { makeInvoices, ownInvoicing, testIssuer } from './invoices';
import { type LedgerFault, makeLedger } from './ledger-provider';
import { makeMortal } from './mortal-database';
import { makeContent } from './made-up-hotel/content';
import { makeUnmatchedDependencies } from './memory-journal';
import { makeLine, makeNewOrder } from './new-order';

const minute = 60_000;

export type InvoiceStep =
  | {
      kind: 'order';
      goods: readonly { cents: number; count: number; rate: number }[];
      delivery: number;
    }
  /**
   * `order` counts from the first; `percent` is of what is left, and 100 leaves the amount to the shop. `line`: a refund for a
   * piece of it.
   */
  | {
      kind: 'capture' | 'refund';
      order: number;
      percent: number;
      again: boolean;
      line?: number | undefined;
    }
  | { kind: 'providerFault'; after: number; fault: LedgerFault }
  /** A round of the invoice job, or two at once in processes of their own. */
  | { kind: 'round'; fault: CisFault | undefined; processes: number }
  | { kind: 'wait'; minutes: number }
  /** The process ends after so many statements and answers of the database, in the middle of whatever it is doing. */
  | { kind: 'kill'; after: number };

const order: fc.Arbitrary<InvoiceStep> = fc.record({
  kind: fc.constant('order' as const),
  goods: fc.array(
    fc.record({
      cents: fc.integer({ min: 1, max: 9_999 }),
      count: fc.constantFrom(1, 1, 2, 7),
      rate: fc.constantFrom(500, 1300, 2500),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  delivery: fc.constantFrom(0, 550, 1234),
});

const money: fc.Arbitrary<InvoiceStep> = fc.record({
  kind: fc.constantFrom('capture' as const, 'capture' as const, 'refund' as const),
  order: fc.constantFrom(0, 0, 1, 2),
  percent: fc.constantFrom(100, 100, 50, 33, 1),
  again: fc.boolean(),
  line: fc.constantFrom(undefined, undefined, 0, 1),
});

const cisFault: fc.Arbitrary<CisFault | undefined> = fc.constantFrom(
  undefined,
  undefined,
  { kind: 'down' },
  { kind: 'lost' },
  { kind: 'http500' },
  { kind: 'html' },
  { kind: 'changedJir' },
  { kind: 'foreignSigner' },
  { kind: 'otherMessage' },
  { kind: 'cutAfterBytes', bytes: 400 },
  { kind: 'error', code: 's006' },
  { kind: 'error', code: 's001' },
);

const step: fc.Arbitrary<InvoiceStep> = fc.oneof(
  { weight: 2, arbitrary: order },
  { weight: 5, arbitrary: money },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('providerFault' as const),
      // An operation is sent after a query, which the fault would hit otherwise.
      after: fc.constantFrom(0, 1, 1, 2),
      fault: fc.constantFrom<LedgerFault>('down', 'lost'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('round' as const),
      fault: cisFault,
      processes: fc.constantFrom(1, 1, 2),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 10, 70, 1500),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('kill' as const), after: fc.nat({ max: 60 }) }),
  },
);

export type InvoiceSchedule = { keyed: boolean; start: string; steps: InvoiceStep[] };

/** Most begin with a charge, so that much happens to invoices; some of them are killed on their way, some refunded in parts. */
const beginning: fc.Arbitrary<InvoiceStep[]> = fc
  .tuple(
    order,
    fc.constantFrom(100, 100, 50, 33),
    fc.nat({ max: 60 }),
    fc.constantFrom('none', 'killed', 'charged', 'charged', 'refunded'),
  )
  .map(([first, percent, after, kind]) => {
    const capture: InvoiceStep = { kind: 'capture', order: 0, percent, again: false };
    const kill: InvoiceStep = { kind: 'kill', after };
    const refund = { kind: 'refund' as const, order: 0, again: true };
    if (kind === 'none') return [first];
    if (kind === 'killed') return [first, kill, capture];
    if (kind === 'charged') return [first, capture];
    // Of two parts the roundings cancel each other out.
    const parts = [33, 50, 100].map((part) => ({ ...refund, percent: part }));
    return [first, capture, { ...refund, percent: 100, line: 0 }, ...parts];
  });

/** The journal of numbers keeps this year's and last year's. */
const thisYear = new Date().getUTCFullYear();

/** Some begin at the turn of the year, when numbers begin anew. */
export const invoiceSchedule: fc.Arbitrary<InvoiceSchedule> = fc.record({
  keyed: fc.boolean(),
  start: fc.constantFrom(`${thisYear}-11-22T13:00:00Z`, `${thisYear}-12-31T22:50:00Z`),
  steps: fc
    .tuple(beginning, fc.array(step, { minLength: 1, maxLength: 9, size: 'max' }))
    .map(([first, then]) => [...first, ...then]),
});

/** What schedules share, because it takes long to set up. */
export type InvoiceWorld = {
  db: Kysely<Database>;
  emulator: CisEmulator;
  clock: { now: number };
  schedules: number;
  close(): Promise<void>;
};

/** Opens a database and a tax office. Worlds are small: the tax office compares each message with all earlier ones. */
export async function openInvoiceWorld(): Promise<InvoiceWorld> {
  const db = openDatabase(':memory:');
  await migrate(db);
  const clock = { now: 0 };
  const emulator = await startCisEmulator({ port: 0, now: () => new Date(clock.now) });
  return {
    db,
    emulator,
    clock,
    schedules: 0,
    async close() {
      await emulator.close();
      await db.destroy();
    },
  };
}

const silent = { info: () => {}, warn: () => {}, error: () => {} };
// Reading keys and content takes longer than a schedule.
const content = makeContent();
const usual = ownInvoicing();
const usualIssuer = testIssuer();

/** The file of the journal, in memory: it outlives processes, and opening files takes longer than all else. */
function makeJournalText(): JournalText {
  let text = '';
  return {
    read: async () => text,
    append: async (lines) => void (text += lines),
    replace: async (next) => void (text = next),
  };
}

async function empty({ db }: InvoiceWorld): Promise<void> {
  await db.deleteFrom('fiscal_messages').execute();
  await db.deleteFrom('fiscal_reports').execute();
  await db.deleteFrom('invoices').where('original_id', 'is not', null).execute();
  for (const table of [
    'invoices',
    'lost_invoices',
    'invoice_counters',
    'invoicing_periods',
    'movement_goods',
    'payment_operations',
    'payment_attempts',
    'outbox',
    'order_events',
    'order_lines',
    'orders',
  ] as const)
    await db.deleteFrom(table).execute();
}

/** Runs a schedule to its end, when every fault is over and nothing is left to do. */
export async function runInvoiceSchedule(world: InvoiceWorld, schedule: InvoiceSchedule) {
  const { db: whole, emulator, clock } = world;
  await empty(world);
  world.schedules += 1;
  clock.now = Date.parse(schedule.start);
  // Strictly increasing, so that events have an order.
  const now = () => new Date((clock.now += 1));
  const issuer = { ...usualIssuer, premises: `S${world.schedules}` };
  const invoicing = { ...usual, issuer };
  const connection = { url: emulator.url, trusted: usual.trusted, timeoutMs: 60_000 };
  const journal = makeJournalText();
  const earlier = emulator.received().length;
  const ledger = makeLedger({ keyed: schedule.keyed });
  const orders: Order[] = [];
  const counts = { kills: 0, captures: 0, refunds: 0 };
  await recordInvoicingStart(whole, invoicing, new Date(0));
  let shop = await startProcess();

  async function startProcess() {
    const mortal = makeMortal(whole);
    const { db } = mortal;
    const invoices = makeInvoices(invoicing, new InvoiceJournal(db, journal), content);
    await invoices.reconcileNumbers(now());
    const dependencies: PaymentDependencies = {
      db,
      ...makeUnmatchedDependencies(),
      providerOf: () => ledger.provider,
      onMail: () => {},
      onReview: () => {},
      invoices,
      now,
      renderMails: async () => [],
    };
    const beforeSending = () => invoices.recordNumbers();
    const round = async () => {
      const { failure } = await issueMissing(db, invoices, now());
      if (failure) throw failure;
      await reportInvoices({ db, issuer, connection, log: silent, now, beforeSending });
    };
    return { mortal, dependencies, round };
  }

  /** Another process takes over from one that was killed, once its leases have ended. */
  async function surviveDeath(work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } catch (error) {
      if (!shop.mortal.isDead() && !(error instanceof PaymentUnavailable)) throw error;
    }
    if (!shop.mortal.isDead()) return;
    counts.kills += 1;
    clock.now += 61_000;
    shop = await startProcess();
  }

  for (const each of schedule.steps) await perform(each);
  shop.mortal.spare();
  ledger.faults.length = 0;
  emulator.setMode();
  clock.now += 2 * minute;
  await reconcilePayments(shop.dependencies);
  for (const reference of ledger.entries.keys()) await settle(shop.dependencies, reference);
  await reconcilePayments(shop.dependencies);
  await reportTheRest();
  return {
    ...counts,
    ledger,
    received: emulator.received().slice(earlier),
    irregularities: emulator.irregularities(),
    journal: await new InvoiceJournal(whole, journal).read(),
    orders: await whole.selectFrom('orders').selectAll().orderBy('id').execute(),
    lines: await whole.selectFrom('order_lines').selectAll().execute(),
    events: await whole.selectFrom('order_events').selectAll().orderBy('id').execute(),
    attempts: await whole.selectFrom('payment_attempts').selectAll().execute(),
    invoices: await whole
      .selectFrom('invoices')
      .innerJoin('fiscal_reports', 'fiscal_reports.invoice_id', 'invoices.id')
      .selectAll('invoices')
      .select(['state', 'jir'])
      .orderBy('invoices.id')
      .execute(),
    lost: await whole.selectFrom('lost_invoices').selectAll().execute(),
  };

  /** On a busy machine even a tax office without faults loses a connection; later rounds make up for it. */
  async function reportTheRest(): Promise<void> {
    for (let round = 0; round < 5; round++) {
      clock.now += 120 * minute;
      await retryReports(whole, now());
      await shop.round();
      const open = whole.selectFrom('fiscal_reports').select('invoice_id');
      if ((await open.where('state', '!=', 'confirmed').execute()).length === 0) return;
    }
  }

  async function perform(each: InvoiceStep): Promise<void> {
    switch (each.kind) {
      case 'order':
        return place(each);
      case 'capture':
      case 'refund':
        return move(each);
      case 'providerFault':
        ledger.faults.push(...Array<LedgerFault>(each.after).fill('none'), each.fault);
        return;
      case 'round': {
        emulator.setMode(each.fault);
        const rounds = Array.from({ length: each.processes }, () => shop.round());
        return surviveDeath(Promise.allSettled(rounds).then(throwFirst));
      }
      case 'wait':
        clock.now += each.minutes * minute;
        return;
      case 'kill':
        shop.mortal.killAfter(each.after);
    }
  }

  /** Up to the reserved amount; what happens to orders before that says nothing about invoices. */
  async function place({ goods, delivery }: Extract<InvoiceStep, { kind: 'order' }>) {
    const lines = goods.map(({ cents, count, rate }, index) =>
      makeLine(`item-${index}`, cents, count, rate),
    );
    const { dependencies } = shop;
    shop.mortal.spare();
    ledger.faults.length = 0;
    const { order } = await createOrder(
      whole,
      makeNewOrder({ lines, deliveryCents: delivery }),
      now(),
    );
    const reference = `${order.number}-1`;
    await openPaymentPage(whole, ledger.provider, order, {
      returnUrl: 'https://shop.test/return',
      journal: dependencies.journal,
      makeReference: () => reference,
      settle: async () => {},
      now,
    });
    const entry = ledger.entries.get(reference);
    if (entry) entry.state = 'authorised';
    await settle(dependencies, reference);
    orders.push(order);
  }

  async function nameGoods(orderId: number, line: number | undefined) {
    if (line === undefined) return undefined;
    const lines = await whole
      .selectFrom('order_lines')
      .select('variant_id as variantId')
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute();
    const named = lines[line];
    return named && [{ ...named, pieces: 1 }];
  }

  async function move({
    kind,
    order: index,
    percent,
    again,
    line,
  }: Extract<InvoiceStep, { kind: 'capture' | 'refund' }>) {
    const chosen = orders[index];
    const { captured_cents, refunded_cents } = chosen
      ? await whole
          .selectFrom('orders')
          .select(['captured_cents', 'refunded_cents'])
          .where('id', '=', chosen.id)
          .executeTakeFirstOrThrow()
      : { captured_cents: 0, refunded_cents: 0 };
    if (!chosen) return;
    const left = kind === 'capture' ? chosen.total_cents : captured_cents - refunded_cents;
    const amountCents =
      percent === 100 ? undefined : Math.max(1, Math.floor((left * percent) / 100));
    counts[kind === 'capture' ? 'captures' : 'refunds'] += 1;
    const request =
      kind === 'capture'
        ? { kind, amountCents }
        : { kind, amountCents, again, goods: await nameGoods(chosen.id, line) };
    await surviveDeath(requestOperation(shop.dependencies, chosen.id, request));
  }
}

function throwFirst(outcomes: readonly PromiseSettledResult<unknown>[]): void {
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

export type InvoiceOutcome = Awaited<ReturnType<typeof runInvoiceSchedule>>;
