import { expect, test } from 'vitest';
import { discardOutdatedState, skipNumbers } from '~/operator/restored-database';
import { openPasskeyDesk, addStaff } from '../../support/passkey-desk';

test.each([
  [123, '2026-11-23T02:00Z', 3000],
  [123, '2026-11-23T12:00Z', 2000],
  [123, '2026-11-13T12:00Z', 12_000],
  // A clock that has been put back.
  [2500, '2026-11-30T12:00Z', 4000],
])('after %i orders in a backup of %s numbers go on after %i', (highest, backedUpAt, expected) => {
  const now = new Date('2026-11-23T12:00Z');
  expect(skipNumbers(highest, new Date(backedUpAt), now)).toBe(expected);
});

test('passkeys that may have been removed since the backup open nothing', async () => {
  const { db, openBrowser } = await openPasskeyDesk();
  const browser = openBrowser();
  await browser.enter(db, await addStaff(db, 'marta@example.com'));
  const { authenticator } = await browser.add();
  await browser.askFor('sign-in');
  await discardOutdatedState(db, 1000);
  for (const table of ['staff_passkeys', 'staff_challenges', 'staff_sessions'] as const) {
    expect(await db.selectFrom(table).select('id').execute()).toEqual([]);
  }
  expect((await openBrowser().signIn(authenticator)).response.status).toBe(403);
});
