import { expect, test } from 'vitest';
import { readNext } from '~/reception/desk-route.server';

test.each(['/reception', '/reception/orders/M-2026-000001', '/reception/requests/17'])(
  'signing in leads on to a page of the desk: %s',
  (path) => {
    expect(readNext(path)).toBe(path);
  },
);

test.each([
  null,
  '',
  '/shop',
  '//evil.example',
  '/reception//evil.example',
  '/reception/../shop',
  '/receptionist',
  'https://evil.example/reception',
  '/reception?x=1',
  '/reception\\evil',
])('and to nothing else: %s', (path) => {
  expect(readNext(path)).toBe('/reception');
});
