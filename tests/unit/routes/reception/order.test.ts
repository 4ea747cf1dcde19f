import { expect, test } from 'vitest';
import * as noteRoute from '~/routes/reception/order-note';
import * as route from '~/routes/reception/order';
import { createOrder } from '~/shop/orders/orders.server';
import { makeNewOrder } from '../../../support/new-order';
import { openStaffDesk } from '../../../support/staff-desk';

const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1];

async function openOrder() {
  const desk = await openStaffDesk();
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

test('the navigation marks the list that a sheet belongs to', async () => {
  const { open } = await openOrder();
  const marked = [...(await open()).html.matchAll(/<a href="([^"]+)" aria-current="([^"]+)"/g)];
  expect(marked.map(([, href, value]) => [href, value])).toEqual([['/reception/orders', 'true']]);
});
