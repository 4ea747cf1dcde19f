import { expect, test } from 'vitest';
import {
  findKnownBrowser,
  isDevice,
  rememberMember,
} from '~/reception/sign-in/known-browsers.server';

const secrets = ['new-secret', 'old-secret'];
const marta = 'marta@example.com';
const ivo = 'ivo@example.com';

test('a browser is known to whoever has signed in with it, and to nobody else', () => {
  const cookie = rememberMember(undefined, marta, secrets);
  expect(isDevice(cookie)).toBe(true);
  expect(findKnownBrowser(cookie, marta, secrets)).toMatch(/^[\w-]{43}$/);
  expect(findKnownBrowser(cookie, ivo, secrets)).toBeUndefined();
  expect(findKnownBrowser(undefined, marta, secrets)).toBeUndefined();
});

test('colleagues share a computer, which stays the same browser', () => {
  const first = rememberMember(undefined, marta, secrets);
  const both = rememberMember(first, ivo, secrets);
  const again = rememberMember(both, marta, secrets);
  expect(again.length).toBe(both.length);
  const keys = [first, both, again].map((cookie) => findKnownBrowser(cookie, marta, secrets));
  expect(new Set(keys)).toEqual(new Set([findKnownBrowser(both, ivo, secrets)]));
});

test('only so many are remembered, and the one who signed in longest ago is forgotten', () => {
  const all = Array.from({ length: 13 }, (_, index) => `staff${index}@example.com`);
  const cookie = all.reduce<string | undefined>(
    (before, email) => rememberMember(before, email, secrets),
    undefined,
  );
  expect(isDevice(cookie)).toBe(true);
  const known = all.map((email) => findKnownBrowser(cookie, email, secrets) !== undefined);
  expect(known).toEqual([false, ...Array.from({ length: 12 }, () => true)]);
});

test('a mark is good for its browser only, until the secret that made it is gone', () => {
  const cookie = rememberMember(undefined, marta, ['old-secret']);
  const other = rememberMember(undefined, ivo, secrets);
  const [, mark = ''] = cookie.split('.');
  expect(findKnownBrowser(cookie, marta, secrets)).toBeDefined();
  expect(findKnownBrowser(cookie, marta, ['new-secret'])).toBeUndefined();
  expect(findKnownBrowser(`${other}.${mark}`, marta, secrets)).toBeUndefined();
  for (const forged of [
    '',
    'x',
    cookie.slice(0, 43),
    `${cookie}x`,
    `${cookie}.`,
    'a'.repeat(9_999),
  ])
    expect(findKnownBrowser(forged, marta, secrets)).toBeUndefined();
});
