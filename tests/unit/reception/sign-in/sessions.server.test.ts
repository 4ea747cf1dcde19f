import { expect, test } from 'vitest';
import {
  beginSession,
  endAllSessions,
  endSession,
  findSession,
} from '~/reception/sign-in/sessions.server';
import { findStaff, putStaff, removeStaff } from '~/reception/staff/staff.server';
import { openMemoryDatabase } from '../../../support/memory-database';

const now = new Date('2026-11-23T08:00:00Z');
const hoursLater = (hours: number) => new Date(now.getTime() + hours * 60 * 60_000);

async function setUp() {
  const db = await openMemoryDatabase();
  await putStaff(db, { email: 'marta@example.com', role: 'reception', locale: 'hr' }, now);
  const staff = await findStaff(db, 'marta@example.com');
  const staffId = staff?.id ?? 0;
  return { db, staffId, key: await beginSession(db, staffId, now) };
}

test('a session ends 12 hours after it was last used', async () => {
  const { db, key } = await setUp();
  expect((await findSession(db, key, hoursLater(11)))?.staff.email).toBe('marta@example.com');
  expect(await findSession(db, key, hoursLater(22))).toBeDefined();
  expect(await findSession(db, key, hoursLater(34))).toBeUndefined();
});

test('a session ends after 30 days, however often it is used', async () => {
  const { db, key } = await setUp();
  for (let hours = 10; hours < 30 * 24; hours += 10)
    expect(await findSession(db, key, hoursLater(hours))).toBeDefined();
  expect(await findSession(db, key, hoursLater(30 * 24))).toBeUndefined();
});

test('a session from before the clock was set back ends, unless it was set back by hours only', async () => {
  const { db, staffId } = await setUp();
  const [soon, nextYear] = [
    await beginSession(db, staffId, hoursLater(23)),
    await beginSession(db, staffId, hoursLater(365 * 24)),
  ];
  expect(await findSession(db, soon, now)).toBeDefined();
  expect(await findSession(db, nextYear, now)).toBeUndefined();
});

test('a session that is used again immediately is not written again', async () => {
  const { db, key } = await setUp();
  const read = () => db.selectFrom('staff_sessions').select('expires_at').execute();
  const before = await read();
  await findSession(db, key, new Date(now.getTime() + 60_000));
  expect(await read()).toEqual(before);
});

test('signing out ends one session, signing out everywhere ends all of one person', async () => {
  const { db, staffId, key } = await setUp();
  await putStaff(db, { email: 'ivo@example.com', role: 'manager', locale: 'de' }, now);
  const other = await findStaff(db, 'ivo@example.com');
  const others = await beginSession(db, other?.id ?? 0, now);
  const [second, third] = [
    await beginSession(db, staffId, now),
    await beginSession(db, staffId, now),
  ];
  await endSession(db, (await findSession(db, key, now))?.id ?? 0);
  expect(await findSession(db, key, now)).toBeUndefined();
  expect(await findSession(db, second, now)).toBeDefined();
  await endAllSessions(db, staffId);
  expect(await findSession(db, third, now)).toBeUndefined();
  expect(await findSession(db, others, now)).toBeDefined();
});

test('a removed member is signed out everywhere, and a new role applies immediately', async () => {
  const { db, key } = await setUp();
  await putStaff(db, { email: 'marta@example.com', role: 'manager', locale: 'it' }, now);
  expect((await findSession(db, key, now))?.staff).toMatchObject({ role: 'manager', locale: 'it' });
  expect(await removeStaff(db, 'marta@example.com')).toBe(true);
  expect(await findSession(db, key, now)).toBeUndefined();
  expect(await removeStaff(db, 'marta@example.com')).toBe(false);
});

test.each([undefined, '', 'x'.repeat(43)])('%s is no session', async (key) => {
  const { db } = await setUp();
  expect(await findSession(db, key, now)).toBeUndefined();
});
