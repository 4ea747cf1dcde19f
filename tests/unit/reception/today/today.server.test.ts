import { expect, test } from 'vitest';
import { enqueue } from '~/platform/mail/outbox.server';
import { markAnswered } from '~/reception/requests/request-sheet.server';
import { putStaff } from '~/reception/staff/staff.server';
import { loadWorklist } from '~/reception/today/today.server';
import { noteInvoicing } from '~/shop/invoices/invoicing-period.server';
import { createOrder, transitionOrder } from '~/shop/orders/orders.server';
import { makeInvoices, ownInvoicing } from '../../../support/invoices';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';

const now = new Date('2026-11-23T08:00:00Z');
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();

async function setUp() {
  const db = await openMemoryDatabase();
  await putStaff(db, { email: 'marta@example.com', role: 'reception', locale: 'hr' }, now);
  const place = async (state: 'authorised' | 'review', captureBefore = daysLater(6)) => {
    const { order } = await createOrder(db, makeNewOrder(), now);
    await db
      .transaction()
      .execute((trx) =>
        transitionOrder(trx, order.id, state, state, now, { capture_before: captureBefore }),
      );
    return order;
  };
  const ask = async (createdAt: string) => {
    const { id } = await db
      .insertInto('enquiries')
      .values({
        submission_id: createdAt,
        kind: 'contact',
        locale: 'de',
        full_name: 'Eva',
        email: 'eva@example.com',
        phone: '',
        message: 'Hello',
        created_at: createdAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const work = (seesRequests = true) => loadWorklist(db, { now, seesRequests });
  return { db, place, ask, work };
}

const numbers = (rows: readonly { number: string }[]) => rows.map(({ number }) => number);

test('each order waits in one place: to decide, to hand over, or with a hold that ends soon', async () => {
  const { place, work } = await setUp();
  const review = await place('review');
  const send = await place('authorised');
  const hurry = await place('authorised', daysLater(1));
  const list = await work();
  expect(numbers(list.decide)).toEqual([review.number]);
  expect(numbers(list.send)).toEqual([send.number]);
  expect(numbers(list.hurry)).toEqual([hurry.number]);
});

test('a mail that failed has a row of its own and leaves its order where it waits', async () => {
  const { db, place, work } = await setUp();
  const { number } = await place('authorised');
  await enqueue(db, {
    dedupeKey: `order:${number}:confirmation`,
    kind: 'order-confirmation',
    siteUrl: 'https://hotel.example',
    to: { name: 'Ana', address: 'ana@example.com' },
    subject: 'x',
    html: 'x',
    text: 'x',
  });
  await db.updateTable('outbox').set({ state: 'dead' }).execute();
  const list = await work();
  expect(numbers(list.send)).toEqual([number]);
  expect(list.mails.map(({ subject }) => subject)).toEqual([{ order: number }]);
});

test('requests wait until somebody has answered, the oldest first; those from before the desk do not', async () => {
  const { db, ask, work } = await setUp();
  await ask(daysLater(-1));
  const first = await ask(daysLater(0));
  const second = await ask(daysLater(1));
  const ids = async () => (await work()).requests.map(({ id }) => id);
  expect(await ids()).toEqual([first, second]);
  const answer = { requestId: first, submissionId: 'a', staffEmail: 'marta@example.com', now };
  expect(await markAnswered(db, answer)).toBe(true);
  expect(await markAnswered(db, { ...answer, submissionId: 'b' })).toBe(false);
  expect(await ids()).toEqual([second]);
  expect((await work(false)).requests).toEqual([]);
});

test('an invoice waits for the tax office from the third minute on, until it is confirmed', async () => {
  const { db, place, work } = await setUp();
  await noteInvoicing(db, ownInvoicing(), new Date('2026-11-01T10:00:00Z'));
  const charge = async (at: Date) => {
    const order = await place('authorised');
    await db.transaction().execute(async (trx) => {
      await transitionOrder(trx, order.id, 'captured', 'charged', at, { captured_cents: 5000 });
      await makeInvoices().issue(trx, order.id, at);
    });
    return order.number;
  };
  const waiting = await charge(new Date(now.getTime() - 3 * 60_000));
  await charge(new Date(now.getTime() - 60_000));
  const listed = async () => (await work()).invoices.map(({ order_number }) => order_number);
  expect(await listed()).toEqual([waiting]);
  await db.updateTable('fiscal_reports').set({ state: 'confirmed' }).execute();
  expect(await listed()).toEqual([]);
});
