import type { ActionFunctionArgs } from '@remix-run/node';
import { expect, test } from 'vitest';
import { createKey } from '~/reception/desk-keys.server';
import { beginSession } from '~/reception/sign-in/sessions.server';
import { findStaff, putStaff } from '~/reception/staff/staff.server';
import type { StaffRole } from '~/platform/database/staff-tables';
import * as route from '~/routes/reception/books';
import * as csvRoute from '~/routes/reception/books-csv';
import { createOrder, transitionOrder } from '~/shop/orders/orders.server';
import { makeLoadContext } from '../../../support/load-context';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';
import { openStaffDesk } from '../../../support/staff-desk';

const origin = 'https://hotel.example';
const now = new Date();

/** The books of a shop whose restored backup lacks one invoice, as a member of staff sees them. */
async function openBooks(role: StaffRole) {
  const db = await openMemoryDatabase();
  const context = makeLoadContext({ db, env: { SITE_URL: origin } });
  await putStaff(db, { email: 'marta@example.com', role, locale: 'en' }, now);
  const staff = await findStaff(db, 'marta@example.com');
  const cookie = `__Host-reception=${await beginSession(db, staff?.id ?? 0, now)}`;
  await db
    .insertInto('lost_invoices')
    .values({
      zki: '0b772c3ba96cbfab0d1a6409d0f09e40',
      key: 'M-2026-000123:charged',
      year: 2026,
      premises: 'WEB1',
      device: '1',
      number: 17,
      total_cents: 5000,
      issued_at: '2026-11-20T10:00:00.000Z',
      found_at: now.toISOString(),
      closed_at: null,
    })
    .execute();
  const args = (init: RequestInit, query = '') =>
    ({
      request: new Request(`${origin}/reception/books${query}`, {
        ...init,
        headers: { cookie, ...init.headers },
      }),
      params: {},
      context,
    }) as unknown as ActionFunctionArgs;
  const read = async (query = '') => (await route.loader(args({}, query))).text();
  const submit = (fields: Record<string, string>) =>
    route.action(args({ method: 'POST', body: new URLSearchParams(fields), headers: { origin } }));
  const close = (submission: string, found = now) =>
    submit({ submission, intent: 'close', found: found.toISOString() });
  const isOpen = async () =>
    (await db.selectFrom('lost_invoices').select('closed_at').executeTakeFirstOrThrow())
      .closed_at === null;
  const readLog = () =>
    db.selectFrom('staff_actions').select(['staff_email', 'action', 'outcome']).execute();
  return { db, read, submit, close, isOpen, readLog };
}

test('lost invoices of an order in review are not in the books, which name their number', async () => {
  const { db, read } = await openBooks('bookkeeper');
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  await db.transaction().execute(async (trx) => {
    await transitionOrder(trx, order.id, 'authorised', 'reserved', now);
    await transitionOrder(trx, order.id, 'review', 'found', now);
  });
  const row = await db.selectFrom('lost_invoices').selectAll().executeTakeFirstOrThrow();
  const waiting = { ...row, zki: 'f'.repeat(32), number: 18, key: `${order.number}:charged` };
  await db.insertInto('lost_invoices').values(waiting).execute();
  const page = await read();
  expect(page).toContain('17/WEB1/1');
  expect(page).not.toContain('18/WEB1/1');
  expect(page).toContain('1 more belongs to an order in review');
});

test('lost invoices are in the books until staff have closed them, once and with a log entry', async () => {
  const { read, close, isOpen, readLog } = await openBooks('bookkeeper');
  expect(await read()).toContain('17/WEB1/1');
  const submission = createKey();
  const response = await close(submission);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/reception/books');
  expect(await isOpen()).toBe(false);
  await close(submission);
  expect(await readLog()).toEqual([
    { staff_email: 'marta@example.com', action: 'close-lost', outcome: 'done' },
  ]);
  expect(await read()).not.toContain('17/WEB1/1');
});

test('a page closes the lost invoices that it shows, not those found since', async () => {
  const { read, close, isOpen, readLog } = await openBooks('bookkeeper');
  expect(await read()).toContain(`name="found" value="${now.toISOString()}"`);
  await close(createKey(), new Date(now.getTime() - 1));
  expect(await isOpen()).toBe(true);
  expect(await readLog()).toMatchObject([{ action: 'close-lost', outcome: 'already' }]);
});

test('a page from before an update closes nothing, and says so as long as something is open', async () => {
  const { read, submit, close, isOpen, readLog } = await openBooks('bookkeeper');
  const response = await submit({ submission: createKey(), intent: 'close' });
  expect(await isOpen()).toBe(true);
  expect(await readLog()).toEqual([]);
  expect(response.headers.get('location')).toBe('/reception/books?outdated');
  expect(await read('?outdated')).toContain('Nothing was closed');
  expect(await read()).not.toContain('Nothing was closed');
  await close(createKey());
  expect(await read('?outdated')).not.toContain('Nothing was closed');
});

test('they are closed neither by a form that no page has made nor by staff without the right', async () => {
  const { close, isOpen, readLog } = await openBooks('bookkeeper');
  await close('made up');
  expect(await isOpen()).toBe(true);
  expect(await readLog()).toEqual([]);
  const reception = await openBooks('reception');
  expect((await reception.close(createKey())).status).toBe(403);
  expect(await reception.isOpen()).toBe(true);
});

test('a hotel whose invoices other software issues reads nothing of the JIR', async () => {
  const { read } = await openBooks('bookkeeper');
  expect(await read()).not.toContain('JIR');
});

test('where other software issues the invoices, a month’s charges and refunds are a file for it', async () => {
  const desk = await openStaffDesk('bookkeeper');
  const { order } = await createOrder(desk.db, makeNewOrder(), new Date('2026-09-30T20:00:00Z'));
  const charged = new Date('2026-10-02T10:00:00Z');
  await desk.db.transaction().execute(async (trx) => {
    await transitionOrder(trx, order.id, 'authorised', 'test', charged);
    await transitionOrder(trx, order.id, 'captured', 'test', charged, { captured_cents: 5000 });
  });
  const page = await desk.open(route, '/reception/books?month=2026-10');
  const [path = ''] = /\/reception\/books\/2026-10\/journal\?by=money/.exec(page.html) ?? [];
  // The month of the first order can be chosen.
  expect(page.html).toContain('value="2026-09"');
  const read = async (month: string) => (await desk.open(csvRoute, path, { month })).html;
  const [head = '', ...rows] = (await read('2026-10')).trim().split('\r\n');
  expect(head).toContain('movedAt;kind;amountCents;amount');
  expect(rows[0]).toContain('2026-10-02 12:00:00;charge;5000;50,00');
  expect(await read('2026-09')).not.toContain('charge;');
});
