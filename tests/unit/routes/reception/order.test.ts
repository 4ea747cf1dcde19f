import { expect, test } from 'vitest';
import type { Env } from '~/platform/env/env-schema';
import { logAction } from '~/reception/log/staff-actions.server';
import * as noteRoute from '~/routes/reception/order-note';
import * as shipRoute from '~/routes/reception/order-ship';
import * as route from '~/routes/reception/order';
import { createOrder, transitionOrder } from '~/shop/orders/orders.server';
import { makeSiteContent } from '../../../support/made-up-hotel/content';
import { makeSite } from '../../../support/made-up-hotel/site';
import { makeNewOrder } from '../../../support/new-order';
import { makeWithdrawal } from '../../../support/new-withdrawal';
import { beginOperation } from '../../../support/pending-operation';
import { openStaffDesk } from '../../../support/staff-desk';

const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1];

async function openOrder(env?: Partial<Env>) {
  const site = makeSite();
  const seller = { ...site.seller, country: 'HR' };
  const content = makeSiteContent({ site: { ...site, seller } });
  const desk = await openStaffDesk('manager', content, env);
  const { order } = await createOrder(desk.db, makeNewOrder(), new Date());
  const params = { number: order.number };
  const open = (query = '') =>
    desk.open(route, `/reception/orders/${order.number}${query}`, params);
  return { desk, order, params, open };
}

test('the way back to a search survives an action, and the outcome begins the title', async () => {
  const { desk, order, params, open } = await openOrder();
  const sheet = await open('?from=orders%3Fq%3Dana');
  expect(sheet.html).toContain('href="/reception/orders?q=ana"');
  const link = `/reception/orders/${order.number}/note?from=orders%3Fq%3Dana`;
  expect(sheet.html).toContain(`href="${link}"`);
  const page = await desk.open(noteRoute, link, params);
  expect(page.html).toContain(`href="/reception/orders/${order.number}?from=orders%3Fq%3Dana"`);
  const sent = await desk.submit(noteRoute, page, page.form('note'), { note: 'x' }, { params });
  const done = await open(new URL(sent.headers.get('location') ?? '', sent.url).search);
  expect(done.html).toContain('href="/reception/orders?q=ana"');
  expect(titleOf(done.html)).toMatch(new RegExp(`^Done: ${order.number} · `));
  expect(titleOf((await open()).html)).toMatch(new RegExp(`^${order.number} · `));
});

test('the goods are named in the reader’s language', async () => {
  const { open } = await openOrder();
  const { text } = await open();
  expect(text).toContain('autumn-oil en, 500 ml');
});

test('the history says who did what in the words of the log, not of the buttons', async () => {
  const { desk, order, open } = await openOrder();
  const [staffEmail, now] = ['marta@hotel.example', new Date()];
  const refund = { action: 'refund', subject: order.number, screen: '/', outcome: 'done' };
  const details = { reason: 'A broken bottle' };
  await logAction(desk.db, { ...refund, details, staffEmail, now });
  expect((await open()).text).toContain('marta@hotel.example: refund. Reason: A broken bottle');
});

test.each([
  ['is without a certificate for its invoices', { demonstration: false }, false],
  ['leaves the invoices to other software', { INVOICES: 'external' } as const, true],
])(
  'a charge is offered unless the site cannot issue its invoice: it %s',
  async (_case, env, isOffered) => {
    const { desk, order, open } = await openOrder(env);
    await desk.db
      .transaction()
      .execute((trx) => transitionOrder(trx, order.id, 'authorised', 'on hold', new Date()));
    const action = { submissionId: 'x', action: 'capture', subject: order.number, screen: '/' };
    const staffEmail = 'marta@hotel.example';
    await logAction(desk.db, { ...action, staffEmail, outcome: 'refused', now: new Date() });
    const { text, html } = await open('?done=x');
    const [reason, others] = ['cannot issue invoices', 'The order has changed meanwhile'];
    expect([text.includes(reason), text.includes(others)]).toEqual([!isOffered, isOffered]);
    expect(html.includes(`/reception/orders/${order.number}/capture`)).toBe(isOffered);
    expect(text).toContain('Not done');
  },
);

test('the title says too that an action was refused', async () => {
  const { desk, order, open } = await openOrder();
  await desk.db
    .insertInto('staff_actions')
    .values({
      submission_id: 'x',
      staff_email: 'manager@hotel.example',
      action: 'capture',
      subject: order.number,
      screen: '/',
      outcome: 'refused',
      created_at: new Date().toISOString(),
    })
    .execute();
  expect(titleOf((await open('?done=x')).html)).toMatch(new RegExp(`^Not done: ${order.number}`));
});

test.each(['capture', 'ship', 'review'])(
  'after a %s that was interrupted before anything was asked of the provider, nobody goes on',
  async (action) => {
    const { desk, order, open } = await openOrder();
    const page = { submissionId: 'x', screen: '/', now: new Date() };
    await logAction(desk.db, { ...page, action, subject: order.number, staffEmail: 'a@b.example' });
    const { text, html } = await open('?done=x');
    expect(text).toContain('See below whether it was done; if not, do it again.');
    expect(text).not.toContain('provider has not answered');
    expect(titleOf(html)).toMatch(/^Interrupted: /);
  },
);

test.each([
  ['void', 'The amount is being released. Do not send the parcel.'],
  ['refund', 'The amount is being refunded in full. Do not send the parcel.'],
] as const)(
  'while a %s is under way the sheet says not to send the parcel',
  async (kind, words) => {
    const { desk, order, open } = await openOrder();
    const paid = {
      state: kind === 'void' ? 'authorised' : 'captured',
      captured_cents: 5000,
    } as const;
    await desk.db.updateTable('orders').set(paid).execute();
    expect((await open()).html).toContain(`/reception/orders/${order.number}/ship`);
    await beginOperation(desk.db, order, { kind });
    const sheet = await open();
    expect(sheet.text).toContain(words);
    expect(sheet.html).not.toMatch(/\/ship|\/paper/);
  },
);

test('a hand-over that a release overtook is refused', async () => {
  const { desk, order, params } = await openOrder();
  await desk.db.updateTable('orders').set({ state: 'authorised' }).execute();
  const path = `/reception/orders/${order.number}/ship`;
  const page = await desk.open(shipRoute, path, params);
  await beginOperation(desk.db, order, { kind: 'void' });
  await desk.submit(shipRoute, page, page.form('code'), { code: '12345678901' }, { params });
  const [action] = await desk.db.selectFrom('staff_actions').select('outcome').execute();
  expect(action).toEqual({ outcome: 'refused' });
});

/** The sheet of an order on hold, from a part of which its buyer has withdrawn. */
async function openWithdrawn(items: string) {
  const { desk, order, open } = await openOrder();
  await desk.db.updateTable('orders').set({ state: 'authorised' }).execute();
  const row = makeWithdrawal({ order_id: order.id, items, effect: 'operator' });
  await desk.db.insertInto('withdrawals').values(row).execute();
  const { html } = await open();
  return { html, link: `<a href="/reception/withdrawals/${row.reference}">` };
}

test('a sheet shows what was withdrawn as it was typed, and by when the money is due', async () => {
  const { html } = await openWithdrawn('1 × <b>soap</b>');
  expect(html).toContain('1 × &lt;b&gt;soap&lt;/b&gt;');
  expect(html).toMatch(/Refund due by<\/dt><dd>5\u00a0December 2026</);
});

test('both the facts of a withdrawal and its place in the history lead to the statement', async () => {
  const { html, link } = await openWithdrawn('soap');
  expect(html.split(link)).toHaveLength(3);
});

test('after a withdrawal from a part, the first button hands the rest over, and the release is one of the others', async () => {
  const { html } = await openWithdrawn('soap');
  const buttons = [...html.matchAll(/<a class="([^"]*)" href="[^"]*\/(ship|capture|void)"/g)];
  const filled = (classes = '') => !classes.includes('btn--line');
  expect(buttons.map(([, classes, action]) => [action, filled(classes)])).toEqual([
    ['ship', true],
    ['capture', false],
    ['void', false],
  ]);
});
