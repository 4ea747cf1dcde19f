import { expect, test } from 'vitest';
import { createKey } from '~/reception/desk-keys.server';
import { deskAction, deskLoader } from '~/reception/desk-route.server';
import { ship, showShipping } from '~/reception/orders/ship-action.server';
import { beginSession } from '~/reception/sign-in/sessions.server';
import { findStaff, putStaff } from '~/reception/staff/staff.server';
import { createOrder, transitionOrder } from '~/shop/orders/orders.server';
import { readText } from '../../../support/html-forms';
import { makeLoadContext } from '../../../support/load-context';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';
import { makeWithdrawal } from '../../../support/new-withdrawal';

const origin = 'https://hotel.example';
const now = new Date();

type Setting = {
  isSent?: boolean;
  withdrawal?: { items: string; effect: 'operator' | 'unproven' };
};

/** The page that hands an order's parcel over. */
async function openPage({ isSent = false, withdrawal }: Setting) {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder(), now);
  await db
    .transaction()
    .execute((trx) => transitionOrder(trx, order.id, 'authorised', 'reserved', now));
  if (isSent) {
    const sent = { tracking_number: '12345678901', shipped_at: now.toISOString() };
    await db.updateTable('orders').set(sent).execute();
  }
  if (withdrawal) {
    const row = makeWithdrawal({ order_id: order.id, ...withdrawal });
    await db.insertInto('withdrawals').values(row).execute();
  }
  const email = 'luka@example.com';
  await putStaff(db, { email, role: 'reception', locale: 'en' }, now);
  const key = await beginSession(db, (await findStaff(db, email))?.id ?? 0, now);
  const context = makeLoadContext({ db, env: { SITE_URL: origin } });
  const makeArgs = (init: RequestInit = {}) => {
    const request = new Request(`${origin}/reception/orders/${order.number}/ship`, init);
    request.headers.set('cookie', `__Host-reception=${key}`);
    return { request, params: { number: order.number }, context };
  };
  const submit = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ submission: createKey(), ...fields });
    const act = deskAction('reception.ship', ship);
    return (await act(makeArgs({ method: 'POST', body, headers: { origin } }))).text();
  };
  const show = async () => (await deskLoader('reception.ship', showShipping)(makeArgs())).text();
  return { show, submit };
}

const readPage = async (setting: Setting) => readText(await (await openPage(setting)).show());

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
  expect(page).toMatch(/<input [^>]*name="anyway"[^>]* checked=""/);
});
