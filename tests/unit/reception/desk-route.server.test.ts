import { expect, test, vi } from 'vitest';
import {
  deskAction,
  deskLoader,
  openAction,
  openLoader,
  readNext,
} from '~/reception/desk-route.server';
import { DatabaseUnavailable } from '~/platform/database/storage-error';
import { readForm } from '~/platform/forms/form.server';
import { log } from '~/platform/log/log.server';
import { makeLoadContext } from '../../support/load-context';
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

test.each([
  ['signed in', true],
  ['signed out', false],
])('a form with too many fields is refused in words, %s', async (_, isSignedIn) => {
  const desk = await openStaffDesk();
  if (!isSignedIn) await desk.endSession();
  const read = async ({ request }: { request: Request }) => {
    await readForm(request, []);
    return new Response();
  };
  const body = new URLSearchParams(Array.from({ length: 65 }, (_, index) => [`f${index}`, '']));
  for (const action of [
    deskAction('reception.ship', read),
    openAction('reception.sign-in', read),
  ]) {
    const page = await desk.post({ loader: nothing, action }, '/reception/sign-in', body);
    expect(page.status).toBe(400);
    expect(page.text).toContain('We could not accept this');
  }
});

test('an unexpected error has a page with the way back to the desk, and is logged', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const desk = await openStaffDesk();
  const fail = (error: Error) => {
    const loader = deskLoader('reception.log', () => {
      throw error;
    });
    return desk.open({ loader }, '/reception/log');
  };
  const broken = new Error('broken');
  const page = await fail(broken);
  expect(page.status).toBe(500);
  expect(page.text).toContain('check whether it has been done before you repeat it');
  expect(page.html).toContain('href="/reception/orders"');
  expect(logged.mock.calls).toEqual([[{ err: broken, page: 'reception' }, 'A request failed']]);
  // All pages answer 503 to it.
  const away = new DatabaseUnavailable('away');
  await expect(fail(away)).rejects.toBe(away);
});

test.each([
  ['it-CH,en;q=0.5', 'it'],
  ['DE;q=0.9', 'de'],
  // Middle English is not English.
  ['enm,de;q=0.5', 'de'],
  ['fr', 'hr'],
])('a browser that accepts %s sees the sign-in page in %s', async (accepted, locale) => {
  const { db } = await openStaffDesk();
  const context = makeLoadContext({ db });
  const headers = { 'accept-language': accepted };
  const request = new Request('https://hotel.example/reception/sign-in', { headers });
  const load = openLoader('reception.sign-in', (desk) => new Response(desk.locale));
  expect(await (await load({ request, context, params: {} })).text()).toBe(locale);
});
