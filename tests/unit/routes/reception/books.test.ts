import type { ActionFunctionArgs } from '@remix-run/node';
import { expect, test } from 'vitest';
import { createKey } from '~/reception/desk-keys.server';
import { beginSession } from '~/reception/sign-in/sessions.server';
import { findStaff, putStaff } from '~/reception/staff/staff.server';
import type { StaffRole } from '~/platform/database/staff-tables';
import { action, loader } from '~/routes/reception/books';
import { makeLoadContext } from '../../../support/load-context';
import { openMemoryDatabase } from '../../../support/memory-database';

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
  const args = (init: RequestInit) =>
    ({
      request: new Request(`${origin}/reception/books`, {
        ...init,
        headers: { cookie, ...init.headers },
      }),
      params: {},
      context,
    }) as unknown as ActionFunctionArgs;
  const read = async () => (await loader(args({}))).text();
  const close = (submission: string) =>
    action(
      args({
        method: 'POST',
        body: new URLSearchParams({ submission, intent: 'close' }),
        headers: { origin },
      }),
    );
  const isOpen = async () =>
    (await db.selectFrom('lost_invoices').select('closed_at').executeTakeFirstOrThrow())
      .closed_at === null;
  const readLog = () => db.selectFrom('staff_actions').select(['staff_email', 'action']).execute();
  return { read, close, isOpen, readLog };
}

test('lost invoices are in the books until staff have closed them, once and with a log entry', async () => {
  const { read, close, isOpen, readLog } = await openBooks('bookkeeper');
  expect(await read()).toContain('17/WEB1/1');
  const submission = createKey();
  const response = await close(submission);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/reception/books');
  expect(await isOpen()).toBe(false);
  await close(submission);
  expect(await readLog()).toEqual([{ staff_email: 'marta@example.com', action: 'close-lost' }]);
  expect(await read()).not.toContain('17/WEB1/1');
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
