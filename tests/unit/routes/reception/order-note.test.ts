import { expect, test } from 'vitest';
import * as route from '~/routes/reception/order-note';
import { createOrder } from '~/shop/orders/orders.server';
import { makeNewOrder } from '../../../support/new-order';
import { openStaffDesk } from '../../../support/staff-desk';

const note = 'Called "Ana" <again>:\nshe orders in spring & pays then';

/** A note that is sent after the session has ended. */
async function sendLate() {
  const desk = await openStaffDesk();
  const { order } = await createOrder(desk.db, makeNewOrder(), new Date());
  const params = { number: order.number };
  const path = `/reception/orders/${order.number}/note`;
  const page = await desk.open(route, `${path}?from=today`, params);
  await desk.endSession();
  const late = await desk.submit(route, page, page.form('note'), { note }, { params });
  const readHistory = async () =>
    JSON.stringify(await desk.db.selectFrom('order_events').selectAll().execute());
  return { desk, params, path, late, readHistory };
}

test('a form that comes after the session has ended is kept, and can be sent again', async () => {
  const { desk, params, path, late, readHistory } = await sendLate();
  expect(late.status).toBe(401);
  expect(late.headers.get('cache-control')).toBe('no-store');
  expect(late.html).toContain(`href="/reception/sign-in?next=${encodeURIComponent(path)}"`);
  const form = late.form('note', 'submission');
  expect(form.action).toBe(`${path}?from=today`);
  const stillOut = await desk.submit(route, late, form, {}, { params });
  expect(stillOut.status).toBe(401);
  expect(await readHistory()).not.toContain('spring');
  await desk.renew();
  const sent = await desk.submit(route, stillOut, stillOut.form('note'), {}, { params });
  expect(sent.status).toBe(303);
  expect(await readHistory()).toContain('she orders in spring & pays then');
});

test('a note that is too long is refused with words, and not cut', async () => {
  const desk = await openStaffDesk();
  const { order } = await createOrder(desk.db, makeNewOrder(), new Date());
  const params = { number: order.number };
  const page = await desk.open(route, `/reception/orders/${order.number}/note`, params);
  expect(page.html).not.toMatch(/<textarea[^>]*maxlength/i);
  const long = `${'č'.repeat(500)}!`;
  const refused = await desk.submit(route, page, page.form('note'), { note: long }, { params });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('500 characters at most');
  expect(refused.html).toContain(long);
});
