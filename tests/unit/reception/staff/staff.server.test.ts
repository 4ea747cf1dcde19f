import { expect, test } from 'vitest';
import { listStaff, prepareDemonstrationStaff, showsLinks } from '~/reception/staff/staff.server';
import { openMemoryDatabase } from '../../../support/memory-database';

const demonstration = { demonstration: true, strict: false, SMTP_URL: undefined };

test.each([
  [demonstration, true],
  [{ ...demonstration, demonstration: false }, false],
  [{ ...demonstration, strict: true }, false],
  [{ ...demonstration, SMTP_URL: 'smtp://mail.example' }, false],
] as const)('links are shown only where nothing is in earnest: %j %s', (env, isShown) => {
  expect(showsLinks(env)).toBe(isShown);
});

test('a demonstration has one member of staff, who does not outlive it', async () => {
  const db = await openMemoryDatabase();
  const emails = async () => (await listStaff(db)).map(({ email }) => email);
  await prepareDemonstrationStaff(db, demonstration);
  await prepareDemonstrationStaff(db, demonstration);
  expect(await emails()).toEqual(['reception@example.com']);
  await prepareDemonstrationStaff(db, { ...demonstration, strict: true });
  expect(await emails()).toEqual([]);
});
