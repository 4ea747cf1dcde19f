import { expect, test } from 'vitest';
import { readOrderSearch } from '~/shop/orders/order-search';
import { searchOrders } from '~/shop/orders/order-search.server';
import { createOrder, transitionOrder } from '~/shop/orders/orders.server';
import { shipOrder } from '~/shop/orders/ship-order.server';
import { locales } from '~/i18n/locales';
import { site } from '../../../support/mail-fixtures';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';
import { makeWithdrawal } from '../../../support/new-withdrawal';
import { chargeWithout } from '../../../support/parcel';
import { beginOperation } from '../../../support/pending-operation';

const mail = { site, siteUrl: 'https://hotel.example' };

async function setUp(change: Parameters<typeof makeNewOrder>[0] = {}) {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder(change), new Date());
  const authorise = () =>
    db
      .transaction()
      .execute((trx) => transitionOrder(trx, order.id, 'authorised', 'reserved', new Date()));
  const ship = (code: string, replace = false, anyway = false, now = new Date()) =>
    shipOrder(db, order.id, { code, replace, anyway, mail, now });
  const withdraw = (items = '', change: Parameters<typeof makeWithdrawal>[0] = {}) =>
    db
      .insertInto('withdrawals')
      .values(makeWithdrawal({ order_id: order.id, items, ...change }))
      .execute();
  const read = async () => ({
    order: await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow(),
    mails: await db.selectFrom('outbox').selectAll().orderBy('id').execute(),
    reasons: (await db.selectFrom('order_events').select('reason').orderBy('id').execute()).map(
      ({ reason }) => reason,
    ),
  });
  return { db, order, authorise, ship, withdraw, read };
}

test('number, history and one mail, also with repeated and simultaneous calls', async () => {
  const { authorise, ship, read } = await setUp();
  await authorise();
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => ship('12345678901')));
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual([
    'already',
    'already',
    'already',
    'already',
    'done',
  ]);
  const { order, mails, reasons } = await read();
  expect(order).toMatchObject({ state: 'authorised', tracking_number: '12345678901' });
  expect(order.shipped_at).not.toBeNull();
  expect(reasons.filter((reason) => reason.startsWith('sent'))).toEqual(['sent: 12345678901']);
  expect(mails.map(({ kind }) => kind)).toEqual(['order-shipped']);
});

test('another number needs confirmation and is mailed again, also back to the first one', async () => {
  const { authorise, ship, read } = await setUp();
  await authorise();
  await ship('12345678901');
  expect(await ship('12345678902')).toEqual({ kind: 'other', code: '12345678901' });
  expect((await read()).mails).toHaveLength(1);
  expect(await ship('12345678902', true)).toMatchObject({ kind: 'done' });
  const sentAt = (await read()).order.shipped_at;
  const later = new Date(Date.now() + 1_000);
  expect(await ship('12345678901', true, false, later)).toMatchObject({ kind: 'done' });
  const { order, mails, reasons } = await read();
  expect(order.shipped_at).toBe(sentAt);
  expect(mails).toHaveLength(3);
  expect(reasons.at(-1)).toBe('sent: 12345678901 instead of 12345678902');
});

test('the buyer’s email lists what is in the parcel, not what the charge left out', async () => {
  const { db, order, authorise, ship, read } = await setUp();
  await authorise();
  await chargeWithout(db, order.id, [{ variantId: 'soap-500', pieces: 1 }], 4350);
  await ship('12345678901');
  const { text } = (await read()).mails.find(({ kind }) => kind === 'order-shipped') ?? {};
  expect(text).toContain('autumn-oil');
  expect(text).not.toContain('soap');
});

test('the parcel’s number finds the order, also the one that another has replaced', async () => {
  const { db, order, authorise, ship } = await setUp();
  await authorise();
  await ship('00345678901');
  await ship('00345678902', true);
  const find = async (typed: string) =>
    (await searchOrders(db, { words: readOrderSearch(typed), limit: 25 })).map(({ id }) => id);
  expect(await find('00345678901')).toEqual([order.id]);
  expect(await find('0034 5678 902')).toEqual([order.id]);
});

test('nothing is sent to a buyer who withdrew, unless confirmed', async () => {
  const { authorise, ship, withdraw, read } = await setUp();
  await authorise();
  await withdraw('1 × Spring oil');
  expect(await ship('12345678901')).toMatchObject({
    kind: 'withdrawn',
    withdrawal: { reference: expect.stringMatching(/^R-2026-/), items: '1 × Spring oil' },
  });
  const { order, mails } = await read();
  expect([order.tracking_number, mails]).toEqual([null, []]);
  expect(await ship('12345678901', false, true)).toMatchObject({ kind: 'done' });
  expect((await read()).mails).toHaveLength(1);
});

test('an unproven withdrawal holds the parcel back until staff dismiss it', async () => {
  const { db, authorise, ship, withdraw } = await setUp();
  await authorise();
  await withdraw('', { effect: 'unproven' });
  expect(await ship('12345678901')).toMatchObject({
    kind: 'withdrawn',
    withdrawal: { effect: 'unproven' },
  });
  await db.updateTable('withdrawals').set({ effect: 'dismissed' }).execute();
  expect(await ship('12345678901')).toMatchObject({ kind: 'done' });
});

test('a proven withdrawal is named before an older unproven one, of several the first', async () => {
  const { authorise, ship, withdraw } = await setUp();
  await authorise();
  await withdraw('unproven', { effect: 'unproven' });
  await withdraw('first');
  await withdraw('second');
  expect(await ship('12345678901')).toMatchObject({ withdrawal: { items: 'first' } });
});

test('a parcel that left before the withdrawal may get another number', async () => {
  const { authorise, ship, withdraw } = await setUp();
  await authorise();
  await ship('12345678901');
  await withdraw();
  expect(await ship('12345678901')).toMatchObject({ kind: 'already' });
  expect(await ship('12345678902', true)).toMatchObject({ kind: 'done' });
});

test('a withdrawal that arrives while the parcel’s mail is written stops it', async () => {
  const { authorise, ship, withdraw, read } = await setUp();
  await authorise();
  const [outcome] = await Promise.all([ship('12345678901'), withdraw()]);
  expect(outcome.kind).toBe('withdrawn');
  expect((await read()).mails).toEqual([]);
});

test('an order whose reservation ends while the parcel’s mail is written is not sent', async () => {
  const { db, order, authorise, ship, read } = await setUp();
  await authorise();
  const release = () =>
    db
      .transaction()
      .execute((trx) => transitionOrder(trx, order.id, 'voided', 'released', new Date()));
  const [outcome] = await Promise.all([ship('12345678901'), release()]);
  expect(outcome).toEqual({ kind: 'refused', state: 'voided' });
  expect((await read()).mails).toEqual([]);
});

/** An order of 50.00 whose parcel could be sent. */
async function setUpPaid(state: 'authorised' | 'captured') {
  const shop = await setUp();
  await shop.authorise();
  if (state === 'captured') {
    const captured_cents = shop.order.total_cents;
    await shop.db.updateTable('orders').set({ state, captured_cents }).execute();
  }
  return shop;
}

test.each([
  ['authorised', { kind: 'void' }],
  ['captured', { kind: 'refund' }],
  ['captured', { kind: 'refund', amountCents: 4000, baseCents: 1000 }],
] as const)('nothing is sent from an %s order while %j is under way', async (state, operation) => {
  const { db, order, ship, read } = await setUpPaid(state);
  await beginOperation(db, order, operation);
  expect(await ship('12345678901', false, true)).toEqual({
    kind: 'moneyBack',
    operation: operation.kind,
  });
  expect((await read()).mails).toEqual([]);
});

test.each([
  ['authorised', { kind: 'capture' }],
  ['captured', { kind: 'refund', amountCents: 1000 }],
  ['authorised', { kind: 'void', ofSecondHold: true }],
] as const)('a parcel of an %s order leaves while %j is under way', async (state, operation) => {
  const { db, order, ship } = await setUpPaid(state);
  await beginOperation(db, order, operation);
  expect(await ship('12345678901')).toMatchObject({ kind: 'done' });
});

test('a release that begins while the parcel’s mail is written stops it', async () => {
  const { db, order, ship, read } = await setUpPaid('authorised');
  const [outcome] = await Promise.all([
    ship('12345678901'),
    beginOperation(db, order, { kind: 'void' }),
  ]);
  expect(outcome.kind).toBe('moneyBack');
  expect((await read()).mails).toEqual([]);
});

test('nothing is sent while nothing is reserved', async () => {
  const { ship, read } = await setUp();
  expect(await ship('12345678901')).toEqual({ kind: 'refused', state: 'pending' });
  const { order, mails } = await read();
  expect([order.tracking_number, mails]).toEqual([null, []]);
});

test.each(locales)(
  '%s: the mail names parcel, carrier’s page, address and the order',
  async (locale) => {
    const { authorise, ship, read } = await setUp({ locale });
    await authorise();
    await ship('12345678901');
    const { order, mails } = await read();
    const [mail] = mails;
    expect(mail?.to_address).toBe(order.email);
    expect(mail?.subject).toContain(order.number);
    for (const part of [mail?.html, mail?.text]) {
      expect(part).toContain('12345678901');
      expect(part?.replaceAll('&amp;', '&')).toContain(
        'https://parcels.example/follow?code=12345678901',
      );
      expect(part).toContain('https://hotel.example/');
      expect(part).toContain('Gradinska 1');
      expect(part).not.toMatch(/\{\{|shipped\./);
    }
  },
);
