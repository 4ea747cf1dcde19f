import { expect, test } from 'vitest';
import { createKey } from '~/reception/desk-keys.server';
import { consumeLink, createLink, readLink } from '~/reception/sign-in/sign-in-links.server';
import { beginSession } from '~/reception/sign-in/sessions.server';
import { findStaff, putStaff } from '~/reception/staff/staff.server';
import { openMemoryDatabase } from '../../../support/memory-database';

const now = new Date('2026-11-23T08:00:00Z');
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const browser = createKey();

async function setUp() {
  const db = await openMemoryDatabase();
  await putStaff(db, { email: 'marta@example.com', role: 'reception', locale: 'hr' }, now);
  const staff = await findStaff(db, 'marta@example.com');
  const staffId = staff?.id ?? 0;
  const makeLink = (at = now) =>
    createLink(db, {
      staffId,
      browser,
      next: '/reception/orders/M-2026-000001',
      renderMail: async (token) => ({
        dedupeKey: `sign-in:${token}`,
        kind: 'staff-sign-in',
        siteUrl: 'https://hotel.example',
        to: { name: '', address: 'marta@example.com' },
        subject: 'x',
        html: token,
        text: token,
      }),
      now: at,
    });
  return { db, staffId, makeLink };
}

test('a link signs in once, and for the rest of a double press, whose first answer is lost', async () => {
  const { db, staffId, makeLink } = await setUp();
  const token = await makeLink();
  const press = (seconds: number) =>
    consumeLink(db, { token, browser, now: new Date(now.getTime() + seconds * 1000) });
  const used = { staffId, next: '/reception/orders/M-2026-000001' };
  expect(await Promise.all([press(60), press(60), press(69)])).toEqual([used, used, used]);
  expect(await press(70)).toBeUndefined();
  const read = (seconds: number) =>
    readLink(db, { token, browser, now: new Date(now.getTime() + seconds * 1000) });
  expect([await read(69), await read(70)]).toEqual(['used', 'over']);
  expect(await readLink(db, { token, browser, now: minutesLater(2) })).toBe('over');
});

test('a used link does not sign in another browser, not even at once', async () => {
  const { db, makeLink } = await setUp();
  const token = await makeLink();
  expect(await consumeLink(db, { token, browser, now })).toBeDefined();
  expect(await consumeLink(db, { token, browser: createKey(), now })).toBeUndefined();
});

test('reading a link does not use it', async () => {
  const { db, makeLink } = await setUp();
  const token = await makeLink();
  for (let times = 0; times < 3; times++) {
    expect(await readLink(db, { token, browser, now })).toBe('ready');
  }
});

test('a link is over after 15 minutes', async () => {
  const { db, makeLink } = await setUp();
  const token = await makeLink();
  expect(await readLink(db, { token, browser, now: minutesLater(15) })).toBe('over');
  expect(await consumeLink(db, { token, browser, now: minutesLater(15) })).toBeUndefined();
});

test.each([undefined, createKey()])('another browser cannot use a link: %s', async (other) => {
  const { db, makeLink } = await setUp();
  const token = await makeLink();
  expect(await readLink(db, { token, browser: other, now })).toBe('elsewhere');
  expect(await consumeLink(db, { token, browser: other, now })).toBeUndefined();
  expect(await readLink(db, { token, browser, now })).toBe('ready');
});

test.each(['', 'x', createKey(), `${createKey()}'--`, undefined])(
  'a made-up link is worth nothing: %s',
  async (token) => {
    const { db, makeLink } = await setUp();
    await makeLink();
    expect(await readLink(db, { token, browser, now })).toBe('over');
    expect(await consumeLink(db, { token, browser, now })).toBeUndefined();
  },
);

test('the database holds no key that opens anything', async () => {
  const { db, staffId, makeLink } = await setUp();
  const token = await makeLink();
  const session = await beginSession(db, staffId, now);
  const rows = JSON.stringify([
    await db.selectFrom('staff_links').selectAll().execute(),
    await db.selectFrom('staff_sessions').selectAll().execute(),
  ]);
  for (const key of [token, browser, session]) expect(rows).not.toContain(key);
});
