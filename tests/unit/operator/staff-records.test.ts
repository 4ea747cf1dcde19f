import { expect, test } from 'vitest';
import { findStaffRecords } from '~/operator/staff-records';
import { addStaff, openPasskeyDesk } from '../../support/passkey-desk';

test('a member of staff is found with their passkeys, which stay while they use the desk', async () => {
  const { db, openBrowser } = await openPasskeyDesk();
  const browser = openBrowser();
  await browser.enter(db, await addStaff(db, 'marta@example.com'));
  await browser.add(undefined, {}, 'Phone');
  const found = await findStaffRecords(db, 'marta@example.com');
  expect(found).toMatchObject([
    { place: 'staff', id: '1', about: 'reception', plan: 'keep: staff' },
    { place: 'passkeys', id: '1', about: 'Phone', plan: 'keep: staff' },
  ]);
  expect(await findStaffRecords(db, 'ana@example.com')).toEqual([]);
});
