import { expect, test } from 'vitest';
import {
  findStaff,
  listStaff,
  prepareDemonstrationStaff,
  putStaff,
  setLanguage,
  showsLinks,
} from '~/reception/staff/staff.server';
import { defaultLocale } from '~/i18n/locales';
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

test('a new role leaves the language that a member has chosen, unless another one is given', async () => {
  const db = await openMemoryDatabase();
  const email = 'luka@example.com';
  const put = (change: Pick<Parameters<typeof putStaff>[1], 'role' | 'locale'>) =>
    putStaff(db, { email, ...change }, new Date());
  const read = async () => {
    const { role, locale } = (await findStaff(db, email)) ?? {};
    return { role, locale };
  };
  expect(await put({ role: 'reception' })).toBe('added');
  expect(await read()).toEqual({ role: 'reception', locale: defaultLocale });
  await setLanguage(db, email, 'de');
  expect(await put({ role: 'manager' })).toBe('changed');
  expect(await read()).toEqual({ role: 'manager', locale: 'de' });
  await put({ role: 'manager', locale: 'en' });
  expect(await read()).toEqual({ role: 'manager', locale: 'en' });
});
