import { expect, test } from 'vitest';
import { deskLoader } from '~/reception/desk-route.server';
import { showPaper } from '~/reception/paper/paper.server';
import { beginSession } from '~/reception/sign-in/sessions.server';
import { findStaff, putStaff } from '~/reception/staff/staff.server';
import { createOrder, transitionOrder } from '~/shop/orders/orders.server';
import { readText } from '../../../support/html-forms';
import { makeLoadContext } from '../../../support/load-context';
import { makeSiteContent } from '../../../support/made-up-hotel/content';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';
import { makeWithdrawal } from '../../../support/new-withdrawal';

const origin = 'https://hotel.example';
const now = new Date();
const { hotel } = makeSiteContent().current().get().site;

type Setting = { kind: 'slip' | 'label'; country?: string; withdrawn?: string; isSent?: boolean };

/** The text of the paper of an order from an English page. */
async function readPaper(setting: Setting): Promise<string> {
  const { kind, country = 'HR', withdrawn, isSent = false } = setting;
  const db = await openMemoryDatabase();
  const newOrder = makeNewOrder({ locale: 'en', deliveryCountry: country });
  const { order } = await createOrder(db, newOrder, now);
  await db
    .transaction()
    .execute((trx) => transitionOrder(trx, order.id, 'authorised', 'reserved', now));
  if (isSent) {
    const sent = { tracking_number: '12345678901', shipped_at: now.toISOString() };
    await db.updateTable('orders').set(sent).execute();
  }
  if (withdrawn !== undefined) {
    const row = makeWithdrawal({ order_id: order.id, items: withdrawn, effect: 'operator' });
    await db.insertInto('withdrawals').values(row).execute();
  }
  const email = 'luka@example.com';
  await putStaff(db, { email, role: 'reception', locale: 'en' }, now);
  const key = await beginSession(db, (await findStaff(db, email))?.id ?? 0, now);
  const request = new Request(`${origin}/reception/paper?kind=${kind}&order=${order.number}`);
  request.headers.set('cookie', `__Host-reception=${key}`);
  const context = makeLoadContext({ db, env: { SITE_URL: origin } });
  const response = await deskLoader('reception.paper', showPaper)({ request, params: {}, context });
  return readText(await response.text());
}

test('a label is in the language of staff, and names the sender’s country on a parcel abroad', async () => {
  const sender = `${hotel.city}, Austrija (AT)`;
  const abroad = await readPaper({ kind: 'label', country: 'DE' });
  expect(abroad).toContain(sender);
  expect(abroad).toContain('Njemačka (DE) Telefon');
  expect(await readPaper({ kind: 'label', country: hotel.country })).not.toContain(sender);
});

test('whoever prints for a parcel that has not left reads what was withdrawn', async () => {
  const withdrawn = 'One bar of soap';
  expect(await readPaper({ kind: 'slip', withdrawn })).toContain(`“${withdrawn}”`);
  expect(await readPaper({ kind: 'slip', withdrawn, isSent: true })).not.toContain(withdrawn);
});
