import { expect, test } from 'vitest';
import { enqueue } from '~/platform/mail/outbox.server';
import { dismissMail, holdWaitingMails } from '~/platform/mail/outbox-hold.server';
import { markAnswered } from '~/reception/enquiries/enquiry-sheet.server';
import { putStaff } from '~/reception/staff/staff.server';
import { loadWorklist } from '~/reception/today/today.server';
import { recordInvoicingStart } from '~/shop/invoices/invoicing-period.server';
import { recordGoods } from '~/shop/orders/movement-goods.server';
import { createOrder, transitionOrder } from '~/shop/orders/orders.server';
import { settleWithdrawal } from '~/shop/withdrawals/decide-withdrawal.server';
import { makeInvoices, ownInvoicing } from '../../../support/invoices';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';
import { makeWithdrawal } from '../../../support/new-withdrawal';
import { makeMail } from '../../../support/new-mail';

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
  const work = (seesEnquiries = true) => loadWorklist(db, { now, seesEnquiries, seesBooks: true });
  return { db, place, ask, work };
}

const numbers = (rows: readonly { number: string }[]) => rows.map(({ number }) => number);

test('each order waits in one place: to decide, to hand over, or with a hold that ends soon', async () => {
  const { place, work } = await setUp();
  const review = await place('review');
  const send = await place('authorised');
  const expiring = await place('authorised', daysLater(1));
  const list = await work();
  expect(numbers(list.decide)).toEqual([review.number]);
  expect(numbers(list.send)).toEqual([send.number]);
  expect(numbers(list.expiring)).toEqual([expiring.number]);
});

test('an order that is charged before it is sent waits to be handed over, until it is sent or refunded', async () => {
  const { db, place, work } = await setUp();
  const charge = async (refundedCents = 0) => {
    const order = await place('authorised', daysLater(1));
    const cents = { captured_cents: 5000, refunded_cents: refundedCents };
    await db
      .transaction()
      .execute((trx) => transitionOrder(trx, order.id, 'captured', 'charged', now, cents));
    return order;
  };
  const sent = await charge();
  await db
    .updateTable('orders')
    .set({ shipped_at: now.toISOString() })
    .where('id', '=', sent.id)
    .execute();
  await charge(5000);
  const [first, second] = [await charge(), await charge(1000)];
  await db
    .transaction()
    .execute((trx) =>
      recordGoods(trx, second.id, { kind: 'refund', baseCents: 0, amountCents: 1000 }, [
        { variantId: 'soap-500', pieces: 1 },
      ]),
    );
  const { send, expiring, charge: toCharge } = await work();
  expect(send.map(({ number, pieces }) => [number, pieces])).toEqual([
    [second.number, 2],
    [first.number, 3],
  ]);
  expect([...expiring, ...toCharge]).toEqual([]);
});

test('a failed email has a row of its own and its order stays where it was', async () => {
  const { db, place, work } = await setUp();
  const { number } = await place('authorised');
  await enqueue(db, makeMail({ dedupeKey: `order:${number}:confirmation` }));
  await db.updateTable('outbox').set({ state: 'dead' }).execute();
  const list = await work();
  expect(numbers(list.send)).toEqual([number]);
  expect(list.mails.map(({ subject }) => subject)).toEqual([{ order: number }]);
});

test('whoever may not read enquiries sees no failed emails but those of orders and withdrawals', async () => {
  const { db, work } = await setUp();
  const keys = ['order:M-2026-000009:notice', 'withdrawal:R-2026-7K4M9Q:receipt'];
  const others = ['request:17:answer:3', 'newsletter:abc'];
  for (const dedupeKey of [...keys, ...others]) await enqueue(db, makeMail({ dedupeKey }));
  await db.updateTable('outbox').set({ state: 'dead' }).execute();
  const listed = async (seesEnquiries: boolean) =>
    (await work(seesEnquiries)).mails.map(({ dedupe_key }) => dedupe_key).toReversed();
  expect(await listed(false)).toEqual(keys);
  expect(await listed(true)).toEqual([...keys, ...others]);
});

test('all failed emails that the reader may see are counted, the newest are listed', async () => {
  const { db, work } = await setUp();
  await enqueue(db, makeMail({ dedupeKey: 'order:M-2026-000009:notice' }));
  for (let id = 1; id <= 60; id++)
    await enqueue(db, makeMail({ dedupeKey: `request:${id}:answer` }));
  await db.updateTable('outbox').set({ state: 'dead' }).execute();
  const all = await work();
  expect([all.mails.length, all.mailCount]).toEqual([50, 61]);
  const { mails, mailCount } = await work(false);
  expect([mails.map(({ subject }) => subject), mailCount]).toEqual([
    [{ order: 'M-2026-000009' }],
    1,
  ]);
});

test('an email that is held after a restore is not among those that failed', async () => {
  const { db, work } = await setUp();
  await enqueue(db, makeMail({ dedupeKey: 'order:M-2026-000008:shipped' }));
  await db.updateTable('outbox').set({ state: 'dead', last_error: 'no such mailbox' }).execute();
  await enqueue(db, makeMail({ dedupeKey: 'order:M-2026-000009:confirmation' }));
  await holdWaitingMails(db, []);
  const { mails, mailCount, heldMails, heldMailCount } = await work();
  const orders = [mails, heldMails].map((list) => list.map(({ subject }) => subject));
  expect(orders).toEqual([[{ order: 'M-2026-000008' }], [{ order: 'M-2026-000009' }]]);
  expect([mailCount, heldMailCount]).toEqual([1, 1]);
});

test('a failed email is listed however many later ones have been dismissed', async () => {
  const { db, work } = await setUp();
  await enqueue(db, makeMail({ dedupeKey: 'order:M-2026-000009:confirmation' }));
  for (let count = 0; count < 50; count++) await enqueue(db, makeMail({ dedupeKey: `${count}` }));
  await db.updateTable('outbox').set({ state: 'dead' }).execute();
  const [, ...later] = await db.selectFrom('outbox').select('id').orderBy('id').execute();
  for (const { id } of later) await dismissMail(db, id);
  const { mails } = await work();
  expect(mails.map(({ subject }) => subject)).toEqual([{ order: 'M-2026-000009' }]);
});

test('enquiries are listed until they are answered, the oldest first; those from before the desk are not', async () => {
  const { db, ask, work } = await setUp();
  await ask(daysLater(-1));
  const first = await ask(daysLater(0));
  const second = await ask(daysLater(1));
  const ids = async () => (await work()).enquiries.map(({ id }) => id);
  expect(await ids()).toEqual([first, second]);
  const answer = { enquiryId: first, submissionId: 'a', staffEmail: 'marta@example.com', now };
  expect(await markAnswered(db, answer)).toBe(true);
  expect(await markAnswered(db, { ...answer, submissionId: 'b' })).toBe(false);
  expect(await ids()).toEqual([second]);
  expect((await work(false)).enquiries).toEqual([]);
});

test('a withdrawal waits although something had been refunded before, until the next refund', async () => {
  const { db, place, work } = await setUp();
  const order = await place('authorised');
  const giveBack = (total: number, at: Date) =>
    db.transaction().execute(async (trx) => {
      const cents = { captured_cents: 5000, refunded_cents: total };
      await transitionOrder(trx, order.id, 'captured', `refunded ${total} of 5000`, at, cents);
    });
  await giveBack(500, new Date(daysLater(-2)));
  const { reference } = await db
    .insertInto('withdrawals')
    .values(makeWithdrawal({ order_id: order.id, effect: 'operator', created_at: daysLater(-1) }))
    .returning('reference')
    .executeTakeFirstOrThrow();
  const listed = async () => (await work()).withdrawals.map((row) => row.reference);
  expect(await listed()).toEqual([reference]);
  await db
    .insertInto('order_events')
    .values({
      order_id: order.id,
      from_state: 'captured',
      to_state: 'captured',
      reason: 'refunded 4500 of 5000: P-1',
      refunded_cents: 4500,
      created_at: daysLater(0),
    })
    .execute();
  expect(await listed()).toEqual([]);
});

test('however many statements match no order, each order with a withdrawal is listed, once', async () => {
  const { db, place, work } = await setUp();
  for (let junk = 0; junk < 120; junk++) {
    await db.insertInto('withdrawals').values(makeWithdrawal()).execute();
  }
  const [first, second] = [await place('authorised'), await place('authorised')];
  const state = (order: { id: number }, effect: 'unproven' | 'operator') =>
    makeWithdrawal({ order_id: order.id, effect });
  const rows = [
    ...Array.from({ length: 30 }, () => state(first, 'unproven')),
    state(first, 'operator'),
    state(second, 'unproven'),
  ];
  for (const row of rows) await db.insertInto('withdrawals').values(row).execute();
  const { withdrawals, statements, statementCount } = await work();
  expect(
    withdrawals.map(({ number, effect, statements: count }) => [number, effect, Number(count)]),
  ).toEqual([
    [first.number, 'operator', 31],
    [second.number, 'unproven', 1],
  ]);
  expect([statements.length, statementCount]).toEqual([10, 120]);
});

test('a statement that no order matches waits with what was typed, until it is settled, once', async () => {
  const { db, work } = await setUp();
  const statement = makeWithdrawal({ order_number: 'M-2026-999999' });
  // Unproven once, and its order is deleted since: nothing is left to do.
  const closed = makeWithdrawal({ confirmation_key: 'ab'.repeat(24) });
  const [row] = await db
    .insertInto('withdrawals')
    .values([statement, closed])
    .returningAll()
    .execute();
  const listed = async () => (await work()).statements.map((row) => row.order_number);
  expect(await listed()).toEqual(['M-2026-999999']);
  if (!row) throw new Error('no withdrawal');
  expect(await settleWithdrawal(db, row, now)).toEqual({ changed: true });
  expect(await settleWithdrawal(db, row, now)).toEqual({ changed: false });
  expect(await listed()).toEqual([]);
});

test('an invoice waits for the tax office from the third minute on, until it is confirmed', async () => {
  const { db, place, work } = await setUp();
  await recordInvoicingStart(db, ownInvoicing(), new Date('2026-11-01T10:00:00Z'));
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

test('all invoices that are not reported are counted, the oldest are listed', async () => {
  const { db, place, work } = await setUp();
  await recordInvoicingStart(db, ownInvoicing(), new Date('2026-11-01T10:00:00Z'));
  const service = makeInvoices();
  const at = new Date(now.getTime() - 3 * 60_000);
  for (let charges = 0; charges < 51; charges++) {
    const { id } = await place('authorised');
    await db.transaction().execute(async (trx) => {
      await transitionOrder(trx, id, 'captured', 'charged', at, { captured_cents: 5000 });
      await service.issue(trx, id, at);
    });
  }
  const { invoices, invoiceCount } = await work();
  expect([invoices.length, invoiceCount]).toEqual([50, 51]);
});
