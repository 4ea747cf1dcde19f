import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrder, type Order } from '~/shop/orders/orders.server';
import { openPaymentPage } from '~/shop/payments/core/attempts.server';
import { requestOperation } from '~/shop/payments/core/operations.server';
import type { PaymentDependencies } from '~/shop/payments/core/payment-dependencies';
import { reconcilePayments } from '~/shop/payments/jobs/reconcile.server';
import { settle } from '~/shop/payments/core/settle.server';
import { migrate } from '~/platform/database/database.server';
import type { OperationKind } from '~/platform/database/schema';
import { openTestShop, submitCard, type TestShop } from '../support/wspay-test-shop';
import { makeTempDir } from '../support/memory-database';
import { countReferences, makeUnmatchedDependencies } from '../support/memory-journal';
import { makeNewOrder } from '../support/new-order';
import { provideDatabase } from '../support/site-database';
import { openStored } from '../support/stored-rows';
import { hotelAlias, hotelDefine } from '../../tools/hotel.mjs';

const bundle = join(process.cwd(), 'node_modules', '.operations-process');
const card = '4111111111111111';
let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: hotelAlias },
    define: hotelDefine,
    build: { ssr: 'tests/integration/operations-process.ts', outDir: bundle, target: 'node20' },
  });
});
afterAll(async () => {
  await shop.close();
  rmSync(bundle, { recursive: true, force: true });
});

/** A database file with one order of 50.00, and a payment page at the emulator. */
async function setUp() {
  const folder = makeTempDir();
  await provideDatabase(folder);
  const db = openStored(folder);
  await migrate(db);
  const clock = { ahead: 0 };
  const dependencies: PaymentDependencies = {
    db,
    ...makeUnmatchedDependencies(),
    providerOf: () => shop.provider,
    onMail: () => {},
    onReview: () => {},
    now: () => new Date(Date.now() + clock.ahead),
    renderMails: async (orderId, occasions) =>
      occasions.map(({ kind }) => ({
        dedupeKey: `${folder}:${orderId}:${kind}`,
        kind,
        siteUrl: 'https://murva.example',
        to: { name: 'Ana', address: 'ana@example.com' },
        subject: kind,
        html: '',
        text: kind,
      })),
  };
  // Every test's order has the number 1: the year distinguishes them at the shared emulator.
  const { order } = await createOrder(db, makeNewOrder(), new Date(Date.UTC(2000 + ++year, 5)));
  const makeReference = countReferences(order.number);
  const open = async () => {
    const page = await openPaymentPage(db, shop.provider, order, {
      returnUrl: 'http://shop.test/payments/wspay/return',
      journal: dependencies.journal,
      makeReference,
      settle: async () => {},
    });
    return page.kind === 'page' ? page.url : '';
  };
  const reference = (attempt: number) => `${order.number}-${attempt}`;
  const pay = async (url: string) => void (await submitCard(url, card));
  const read = () => db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  const mails = async () =>
    (await db.selectFrom('outbox').select('kind').orderBy('id').execute()).map(({ kind }) => kind);
  const held = () =>
    shop.emulator
      .transactions()
      .filter(({ shoppingCartId }) => shoppingCartId.startsWith(order.number));
  return { folder, db, clock, dependencies, order, open, pay, reference, read, mails, held };
}

let year = 0;

async function setUpReserved() {
  const bench = await setUp();
  await bench.pay(await bench.open());
  await settle(bench.dependencies, bench.reference(1));
  expect(await bench.read()).toMatchObject({ state: 'authorised' });
  return bench;
}

/** Runs an operation in a separate process, which is killed as soon as the provider has confirmed. */
async function dieWhile(dataDir: string, order: Order, kind: OperationKind) {
  const script = join(bundle, 'operations-process.js');
  const child = fork(script, [dataDir, shop.emulator.url, String(order.id), kind], {
    env: { ...process.env, LOG_LEVEL: 'silent' },
  });
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
}

test.each([
  ['capture', 'captured', 'charged'],
  ['void', 'voided', 'released'],
] as const)(
  'a process killed after the provider confirms a %s but before recording it: the next run finishes it, one email',
  async (kind, state, mail) => {
    const { folder, dependencies, clock, order, read, mails, held } = await setUpReserved();
    await dieWhile(folder, order, kind);
    expect(await read()).toMatchObject({ state: 'authorised' });
    // Past its lease.
    clock.ahead = 2 * 60_000;
    await reconcilePayments(dependencies);
    await reconcilePayments(dependencies);
    expect(await read()).toMatchObject({ state });
    expect(await mails()).toEqual(['reserved', mail]);
    expect(held()).toHaveLength(1);
    expect(await requestOperation(dependencies, order.id, { kind })).toMatchObject({
      kind: 'already',
    });
  },
);

test('a process killed after a refund is confirmed: everything is refunded once', async () => {
  const { folder, dependencies, clock, order, read, mails, held } = await setUpReserved();
  await requestOperation(dependencies, order.id, { kind: 'capture' });
  await dieWhile(folder, order, 'refund');
  expect(await read()).toMatchObject({ state: 'captured' });
  clock.ahead = 2 * 60_000;
  await reconcilePayments(dependencies);
  expect(await read()).toMatchObject({ state: 'refunded', refunded_cents: 5000 });
  expect(await mails()).toEqual(['reserved', 'charged', 'refunded']);
  expect(held()).toMatchObject([{ refundedCents: 5000, completedCents: 5000 }]);
});

test('two attempts are paid: one hold stays, the other is released automatically', async () => {
  const { dependencies, open, pay, reference, read, held } = await setUp();
  const first = await open();
  await settle(dependencies, reference(1), { hint: 'failed' });
  const second = await open();
  await pay(second);
  await settle(dependencies, reference(2));
  // The shopper returns to the old page in another window.
  await pay(first);
  expect(held().filter(({ state }) => state === 'authorised')).toHaveLength(2);
  await reconcilePayments(dependencies);
  expect(held().map(({ state }) => state)).toEqual(['voided', 'authorised']);
  expect(await read()).toMatchObject({ state: 'authorised' });
});

test('an approval code that changes with the capture is stored: partial refunds work', async () => {
  const { dependencies, db, order, read, held } = await setUpReserved();
  await requestOperation(dependencies, order.id, { kind: 'capture', amountCents: 4000 });
  const attempt = await db.selectFrom('payment_attempts').selectAll().executeTakeFirstOrThrow();
  expect(attempt.provider_approval_code).toBe(held()[0]?.approvalCode);
  for (const amountCents of [1000, 3000]) {
    const request = { kind: 'refund', amountCents } as const;
    expect(await requestOperation(dependencies, order.id, request)).toMatchObject({ kind: 'done' });
  }
  expect(await read()).toMatchObject({ state: 'refunded', captured_cents: 4000 });
});

test('the bank’s authorisation lapses: the order expires, and the staff were warned before', async () => {
  const { dependencies, clock, reference, read, mails } = await setUpReserved();
  const day = 24 * 60 * 60_000;
  clock.ahead = 5 * day;
  await reconcilePayments(dependencies);
  await reconcilePayments(dependencies);
  expect(await mails()).toEqual(['reserved', 'warning']);
  shop.emulator.letAge(reference(1), 31);
  await reconcilePayments(dependencies);
  expect(await read()).toMatchObject({ state: 'expired' });
  expect(await mails()).toEqual(['reserved', 'warning', 'expired']);
});

test('an action in the provider’s own back office moves the order', async () => {
  const { dependencies, reference, read, mails } = await setUpReserved();
  expect(shop.emulator.actByHand(reference(1), 'completion', 3000)).toBeUndefined();
  await reconcilePayments(dependencies);
  expect(await read()).toMatchObject({ state: 'captured', captured_cents: 3000 });
  expect(await mails()).toEqual(['reserved', 'charged']);
});
