import { expect, test } from 'vitest';
import { recordInvoicingStart } from '~/shop/invoices/invoicing-period.server';
import { listMovements } from '~/shop/sales/movement-list.server';
import { recordGoods } from '~/shop/orders/movement-goods.server';
import { annotateOrder, createOrder, transitionOrder } from '~/shop/orders/orders.server';
import { makeInvoices, ownInvoicing, testIssuer } from '../../../support/invoices';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';

test('movements are listed by the day the money moved, with lines, over the end of a month', async () => {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder(), new Date('2026-11-01T10:00:00Z'));
  const move = (
    state: 'authorised' | 'captured' | 'refunded',
    at: string,
    reason: string,
    changes = {},
  ) =>
    db
      .transaction()
      .execute((trx) => transitionOrder(trx, order.id, state, reason, new Date(at), changes));
  await move('authorised', '2026-11-02T10:00:00Z', 'on hold: P-1');
  await move('captured', '2026-11-28T10:00:00Z', 'charged 5000: P-1', { captured_cents: 5000 });
  await move('refunded', '2026-12-03T10:00:00Z', 'refunded 5000 of 5000: P-1', {
    refunded_cents: 5000,
  });
  const between = async (since: string, until: string) =>
    (await listMovements(db, { since: new Date(since), until: new Date(until) })).map(
      ({ movement, order: { number }, lines, vat }) => [
        movement.kind,
        movement.cents,
        number,
        lines.length,
        vat,
      ],
    );
  // 38.00 and 4.70 of the delivery at 5 %, 6.50 and 0.80 at 25 %
  const rates = [
    { rate: 500, gross: 4270, base: 4067, vat: 203 },
    { rate: 2500, gross: 730, base: 584, vat: 146 },
  ];
  const minus = rates.map(({ rate, gross, base, vat }) => ({
    rate,
    gross: -gross,
    base: -base,
    vat: -vat,
  }));
  expect(await between('2026-11-01', '2026-12-01')).toEqual([
    ['charge', 5000, order.number, 2, rates],
  ]);
  expect(await between('2026-12-01', '2027-01-01')).toEqual([
    ['refund', -5000, order.number, 2, minus],
  ]);
});

test('a refund for goods has their rate', async () => {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder(), new Date('2026-11-01T10:00:00Z'));
  const at = new Date('2026-11-02T10:00:00Z');
  await db.transaction().execute(async (trx) => {
    const movement = { kind: 'refund', baseCents: 0, amountCents: 650 } as const;
    await recordGoods(trx, order.id, movement, [{ variantId: 'soap-500', pieces: 1 }]);
    await transitionOrder(trx, order.id, 'authorised', 'on hold', at);
    await transitionOrder(trx, order.id, 'captured', 'charged', at, { captured_cents: 5000 });
    await annotateOrder(trx, order.id, 'refunded', at, { refunded_cents: 650 });
  });
  const refunds = async (since?: Date) =>
    (await listMovements(db, { since }))
      .filter(({ movement }) => movement.kind === 'refund')
      .map(({ vat }) => vat);
  const expected = [[{ rate: 2500, gross: -650, base: -520, vat: -130 }]];
  expect(await refunds()).toEqual(expected);
  expect(await refunds(new Date('2026-11-01'))).toEqual(expected);
});

test('an order that was charged and refunded before the site knew has both movements', async () => {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder(), new Date('2026-11-01T10:00:00Z'));
  const decided = new Date('2026-11-02T10:00:00Z');
  await db.transaction().execute(async (trx) => {
    await transitionOrder(trx, order.id, 'review', 'refunded unknown: P-1', decided);
    const changes = { captured_cents: 5000, refunded_cents: 5000 };
    await transitionOrder(trx, order.id, 'refunded', 'review: it was', decided, changes);
  });
  expect((await listMovements(db)).map(({ movement }) => movement)).toEqual([
    { kind: 'charge', at: decided.toISOString(), cents: 5000 },
    { kind: 'refund', at: decided.toISOString(), cents: -5000 },
  ]);
});

test('without VAT are the orders that the site has invoiced so, and others if the seller is outside the VAT system', async () => {
  const db = await openMemoryDatabase();
  const now = new Date('2026-11-22T13:00:00Z');
  await recordInvoicingStart(db, ownInvoicing(), now);
  const charge = async (invoices?: ReturnType<typeof makeInvoices>) => {
    const { order } = await createOrder(db, makeNewOrder(), now);
    await db.transaction().execute(async (trx) => {
      await transitionOrder(trx, order.id, 'authorised', 'reserved', now);
      await transitionOrder(trx, order.id, 'captured', 'charged', now, { captured_cents: 5000 });
      await invoices?.issue(trx, order.id, now);
    });
  };
  const outside = { ...testIssuer(), isInVat: false };
  await charge(makeInvoices());
  await charge(makeInvoices({ ...ownInvoicing(), issuer: outside }));
  await charge();
  const list = async (isInVat: boolean, since?: Date) =>
    (await listMovements(db, { isInVat, since })).map(({ vat }) => vat.map(({ rate }) => rate));
  expect(await list(true)).toEqual([[500, 2500], [0], [500, 2500]]);
  expect(await list(false)).toEqual([[500, 2500], [0], [0]]);
  expect(await list(false, new Date(0))).toEqual([[500, 2500], [0], [0]]);
});
