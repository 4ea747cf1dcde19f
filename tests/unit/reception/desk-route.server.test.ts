import { expect, test } from 'vitest';
import { deskAction, readNext } from '~/reception/desk-route.server';
import { openStaffDesk } from '../../support/staff-desk';

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

const nothing = async () => new Response();

test.each([
  ['reception.account', '/reception/account', '/reception/sign-in?next=%2Freception%2Faccount'],
  [
    'reception.passkey',
    '/reception/account/passkeys/1',
    '/reception/sign-in?next=%2Freception%2Faccount%2Fpasskeys%2F1',
  ],
  ['reception.sign-out', '/reception/sign-out', '/reception/sign-in'],
] as const)('without a session %s shows nothing of its form', async (id, path, door) => {
  const desk = await openStaffDesk();
  await desk.endSession();
  const screen = { loader: nothing, action: deskAction(id, nothing) };
  const answer = await desk.post(screen, path, new URLSearchParams({ passkey: 'secret' }));
  expect([answer.status, answer.headers.get('location'), answer.html]).toEqual([303, door, '']);
});
