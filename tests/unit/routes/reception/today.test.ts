import { expect, test } from 'vitest';
import { heldReason } from '~/platform/mail/outbox-hold.server';
import { enqueue } from '~/platform/mail/outbox.server';
import * as route from '~/routes/reception/today';
import { createOrder } from '~/shop/orders/orders.server';
import { ask } from '../../../support/guest-enquiry';
import type { StaffDesk } from '../../../support/staff-desk';
import { openStaffDesk } from '../../../support/staff-desk';
import { makeMail } from '../../../support/new-mail';
import { makeNewOrder } from '../../../support/new-order';

/** Paid orders that wait for the carrier. */
async function placeOrders(desk: StaffDesk, count: number): Promise<string[]> {
  const numbers = [];
  for (let placed = 0; placed < count; placed++) {
    const { order } = await createOrder(desk.db, makeNewOrder(), new Date());
    numbers.push(order.number);
  }
  await desk.db.updateTable('orders').set({ state: 'authorised' }).execute();
  return numbers;
}

test('the parcels to hand over are ticked, and their slips and labels printed together', async () => {
  const desk = await openStaffDesk('reception');
  const numbers = await placeOrders(desk, 3);
  const form = (await desk.open(route, '/reception')).form('order');
  expect([form.method, form.action]).toEqual(['get', '/reception/paper']);
  const boxes = form.fields.filter(({ name }) => name === 'order');
  expect(boxes.map(({ value }) => value).sort()).toEqual(numbers);
  expect(boxes.every(({ checked }) => checked)).toBe(true);
  expect(form.buttons.map(({ value }) => value)).toEqual(['slip', 'label', 'csv']);
});

test('no more are ticked than are printed at once', async () => {
  const desk = await openStaffDesk('reception');
  await placeOrders(desk, 52);
  const form = (await desk.open(route, '/reception')).form('order');
  const boxes = form.fields.filter(({ name }) => name === 'order');
  expect(boxes.map(({ checked }) => checked)).toEqual([
    ...Array<boolean>(50).fill(true),
    false,
    false,
  ]);
});

test('who hands over no parcels prints nothing', async () => {
  const desk = await openStaffDesk('bookkeeper');
  await placeOrders(desk, 1);
  expect((await desk.open(route, '/reception')).forms).toEqual([]);
});

test('the page says when it was loaded, and loads again', async () => {
  const desk = await openStaffDesk();
  const page = await desk.open(route, '/reception');
  expect(page.text).toMatch(/As of \d\d:\d\d Reload/);
  expect(page.html).toContain('<a class="standalone-link" href="/reception">Reload</a>');
});

test('of many requests without an answer all are counted, with a link to those that are not listed', async () => {
  const desk = await openStaffDesk('reception');
  const countListed = async () => {
    const { html } = await desk.open(route, '/reception');
    const all = /href="\/reception\/requests\?state=new">(.*?)<\/a>/.exec(html)?.[1];
    return [html.match(/href="\/reception\/requests\/\d+"/g)?.length, all];
  };
  for (let asked = 0; asked < 100; asked++) await ask(desk.db);
  expect(await countListed()).toEqual([100, undefined]);
  await ask(desk.db);
  expect(await countListed()).toEqual([100, 'Show all (101)']);
});

test('an email that is held after a restore is not called one that failed', async () => {
  const desk = await openStaffDesk('reception');
  for (const dedupeKey of ['order:M-2026-000001:notice', 'order:M-2026-000002:notice'])
    await enqueue(desk.db, makeMail({ dedupeKey }));
  await desk.db.updateTable('outbox').set({ state: 'dead' }).execute();
  const first = desk.db.updateTable('outbox').set({ last_error: heldReason });
  await first.where('dedupe_key', 'like', '%000001%').execute();
  const { text } = await desk.open(route, '/reception');
  expect(text).toMatch(
    /Emails that failed 1 .*M-2026-000002.* held after a restore 1 .*M-2026-000001/,
  );
});

test('of two emails about an order that were not sent, each says which it is', async () => {
  const desk = await openStaffDesk('reception');
  for (const kind of ['order-charged', 'order-refunded'])
    await enqueue(desk.db, makeMail({ dedupeKey: `order:M-2026-000001:${kind}`, kind }));
  await desk.db.updateTable('outbox').set({ state: 'dead' }).execute();
  const { text } = await desk.open(route, '/reception');
  expect(text).toMatch(/M-2026-000001 refund .*M-2026-000001 amount charged /);
});

test('a request without an answer says what day it is for', async () => {
  const desk = await openStaffDesk('reception');
  await desk.db
    .insertInto('enquiries')
    .values({
      submission_id: 'a-table',
      kind: 'table',
      locale: 'de',
      full_name: 'Eva Keller',
      email: 'eva@example.com',
      phone: '+49 30 1234567',
      message: '',
      details: '{"date":"2099-07-11","time":"19:30","guests":4}',
      created_at: new Date().toISOString(),
    })
    .execute();
  const { text } = await desk.open(route, '/reception');
  expect(text).toContain(
    'Eva Keller table 11 July 2099 19:30 4 people waiting for less than an hour',
  );
});
