import { expect, test } from 'vitest';
import { createKey } from '~/reception/desk-keys.server';
import * as route from '~/routes/reception/order-ship';
import { findOrderByNumber } from '~/shop/orders/order-list.server';
import { createParcel } from '../../../support/parcel';
import type { Page } from '../../../support/shopper';
import { openStaffDesk } from '../../../support/staff-desk';

type Setting = Pick<NonNullable<Parameters<typeof createParcel>[1]>, 'isSent' | 'withdrawal'>;

/** The page that hands an order's parcel over. */
async function openPage(setting: Setting) {
  const desk = await openStaffDesk('reception');
  const number = await createParcel(desk.db, setting);
  const path = `/reception/orders/${number}/ship`;
  const submit = (fields: Record<string, string>) => {
    const body = new URLSearchParams({ submission: createKey(), ...fields });
    return desk.post(route, path, body, { number });
  };
  return { show: () => desk.open(route, path, { number }), submit };
}

const readPage = async (setting: Setting) => (await (await openPage(setting)).show()).text;

test('whoever packs after a withdrawal from a part reads what has to stay', async () => {
  const page = await readPage({ withdrawal: { items: '1 × soap', effect: 'operator' } });
  expect(page).toContain('The buyer has withdrawn.');
  expect(page).toContain('“1 × soap”');
});

test('a statement that may be a stranger’s is not called the buyer’s', async () => {
  const page = await readPage({ withdrawal: { items: '', effect: 'unproven' } });
  expect(page).toContain('it is not known whether it is the buyer’s');
  expect(page).not.toContain('The buyer has withdrawn.');
});

test('the number of a parcel that has left is changed, not handed over once more', async () => {
  const page = await readPage({ isSent: true });
  expect(page).toContain('Change the parcel number');
  expect(page).toContain('Save the new number');
  expect(page).not.toContain('Hand over');
});

test('a wrong parcel number keeps the tick below it', async () => {
  const { submit } = await openPage({ withdrawal: { items: '1 × soap', effect: 'operator' } });
  const page = await submit({ code: 'x', anyway: 'on' });
  expect(page.html).toMatch(/<input [^>]*name="anyway"[^>]* checked=""/);
});

test('whoever was slower than a colleague is asked before the number is replaced', async () => {
  const desk = await openStaffDesk('reception');
  const number = await createParcel(desk.db);
  const path = `/reception/orders/${number}/ship`;
  const open = () => desk.open(route, path, { number });
  const [first, second] = [await open(), await open()];
  const send = (page: Page, code: string) =>
    desk.submit(route, page, page.form('code'), { code }, { params: { number } });
  expect((await send(first, '12345678901')).status).toBe(303);
  const refused = await send(second, '98765432109');
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('Meanwhile 12345678901 was saved.');
  expect(refused.html).toContain('value="98765432109"');
  const tracked = async () => (await findOrderByNumber(desk.db, number))?.tracking_number;
  expect(await tracked()).toBe('12345678901');
  expect((await send(refused, '98765432109')).status).toBe(303);
  expect(await tracked()).toBe('98765432109');
});
