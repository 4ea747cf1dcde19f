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

test('a link signs in once, however many presses arrive at the same time', async () => {
  const { db, staffId, makeLink } = await setUp();
  const token = await makeLink();
  const presses = [1, 2, 3].map(() => consumeLink(db, { token, browser, now: minutesLater(14) }));
  const used = (await Promise.all(presses)).filter(Boolean);
  expect(used).toEqual([{ staffId, next: '/reception/orders/M-2026-000001' }]);
  expect(await readLink(db, { token, browser, now })).toBe('over');
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
