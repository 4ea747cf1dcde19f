import { expect, test } from 'vitest';
import { createChallenge } from '~/reception/passkeys/challenges.server';
import { createKey } from '~/reception/desk-keys.server';
import { beginSession } from '~/reception/sign-in/sessions.server';
import { deleteOldStaffRecords } from '~/reception/staff/staff-retention.server';
import { findStaff, putStaff } from '~/reception/staff/staff.server';
import { openMemoryDatabase } from '../../../support/memory-database';

const now = new Date('2026-11-23T08:00:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const tables = ['staff_links', 'staff_sessions', 'staff_challenges', 'staff_actions'] as const;

/** A desk on which nobody asks for a link any more. */
async function setUp() {
  const db = await openMemoryDatabase();
  await putStaff(db, { email: 'marta@example.com', role: 'reception', locale: 'hr' }, now);
  const staffId = (await findStaff(db, 'marta@example.com'))?.id ?? 0;
  await beginSession(db, staffId, now);
  await createChallenge(db, { staffId, browser: createKey(), now });
  const at = now.toISOString();
  await db
    .insertInto('staff_links')
    .values({
      staff_id: staffId,
      hash: 'h',
      browser_hash: 'b',
      next: '/reception',
      created_at: at,
      expires_at: after(15).toISOString(),
    })
    .execute();
  await db
    .insertInto('staff_actions')
    .values({
      submission_id: 'a',
      staff_email: 'marta@example.com',
      action: 'sign-in',
      subject: '',
      screen: '/reception',
      created_at: at,
    })
    .execute();
  return async (at: Date) => {
    await deleteOldStaffRecords(db, at);
    const kept = [];
    for (const table of tables) {
      if ((await db.selectFrom(table).select('id').execute()).length > 0) kept.push(table);
    }
    return kept;
  };
}

test('links, sessions, challenges and the log are kept exactly as long as they count', async () => {
  const keptAt = await setUp();
  const hour = 60;
  const years = 3 * 365 * 24 * hour;
  expect(await keptAt(after(4))).toEqual(tables);
  expect(await keptAt(after(14))).toEqual(['staff_links', 'staff_sessions', 'staff_actions']);
  expect(await keptAt(after(11 * hour))).toEqual(['staff_sessions', 'staff_actions']);
  expect(await keptAt(after(13 * hour))).toEqual(['staff_actions']);
  expect(await keptAt(after(years - 1))).toEqual(['staff_actions']);
  expect(await keptAt(after(years + 1))).toEqual([]);
});
