import { expect, test } from 'vitest';
import { listHighestNumbers, listWithoutInvoice } from '~/operator/restored-invoices';
import { recordInvoicingStart } from '~/shop/invoices/invoicing-period.server';
import type { IssuedNumber } from '~/shop/invoices/invoice-journal';
import { createOrder, type OrderChanges, transitionOrder } from '~/shop/orders/orders.server';
import { makeInvoices, ownInvoicing } from '../../support/invoices';
import { openMemoryDatabase } from '../../support/memory-database';
import { makeNewOrder } from '../../support/new-order';

const backedUpAt = new Date('2026-11-24T10:00:00Z');
const restoredAt = new Date('2026-11-25T10:00:00Z');

async function setUp() {
  const db = await openMemoryDatabase();
  await recordInvoicingStart(db, ownInvoicing(), backedUpAt);
  const place = async () => {
    const { order } = await createOrder(db, makeNewOrder(), backedUpAt);
    await move(order.id, 'authorised', {}, backedUpAt);
    return order;
  };
  const move = (
    id: number,
    to: 'authorised' | 'captured' | 'refunded' | 'review',
    changes: OrderChanges = {},
    at = restoredAt,
  ) =>
    db.transaction().execute(async (trx) => {
      await transitionOrder(trx, id, to, 'moved', at, changes);
    });
  const issue = (id: number) =>
    db.transaction().execute((trx) => makeInvoices().issue(trx, id, backedUpAt));
  return { db, place, move, issue };
}

const entry = (key: string, totalCents: number) => ({ key, totalCents }) as IssuedNumber;

test('what a restore finds charged is named unless its invoice is here or in the journal', async () => {
  const { db, place, move } = await setUp();
  const [unknown, noted, held] = [await place(), await place(), await place()];
  await move(unknown.id, 'captured', { captured_cents: 5000 });
  await move(noted.id, 'captured', { captured_cents: 5000 });
  await move(held.id, 'review');
  const entries = [entry(`${noted.number}:charged`, 5000)];
  expect(await listWithoutInvoice(db, entries, restoredAt)).toEqual([unknown.number]);
});

test('so is what it finds refunded, until a review says whether it was', async () => {
  const { db, place, move, issue } = await setUp();
  const charge = async () => {
    const order = await place();
    await move(order.id, 'captured', { captured_cents: 5000 }, backedUpAt);
    await issue(order.id);
    return order;
  };
  const [unknown, noted, undecided] = [await charge(), await charge(), await charge()];
  await charge();
  await move(unknown.id, 'refunded', { refunded_cents: 5000 });
  await move(noted.id, 'refunded', { refunded_cents: 5000 });
  await move(undecided.id, 'review', { refunded_cents: 500 });
  const entries = [
    entry(`${noted.number}:refunded:2000`, -2000),
    entry(`${noted.number}:refunded:5000`, -3000),
  ];
  expect(await listWithoutInvoice(db, entries, restoredAt)).toEqual([unknown.number]);
});

test('the highest number is that of the database or of the journal, for each device and of this year', async () => {
  const { db, place, move, issue } = await setUp();
  const order = await place();
  await move(order.id, 'captured', { captured_cents: 5000 }, backedUpAt);
  await issue(order.id);
  const numbered = (year: number, device: string, number: number) =>
    ({ year, premises: 'WEB1', device, number }) as IssuedNumber;
  const highest = (entries: IssuedNumber[]) => listHighestNumbers(db, entries, restoredAt);
  expect(await highest([numbered(2025, '1', 90)])).toEqual(['1/WEB1/1']);
  const entries = [numbered(2026, '1', 10), numbered(2026, '1', 9), numbered(2026, '2', 3)];
  expect((await highest(entries)).toSorted()).toEqual(['10/WEB1/1', '3/WEB1/2']);
});
