import { createElement } from 'react';
import { expect, test } from 'vitest';
import { renderDesk } from '~/reception/render-desk.server';

test('a screen of the desk loads from this site only, whatever the public pages allow', () => {
  const screen = createElement('h1', null, 'Today');
  const frame = { locale: 'en', hotel: 'Hotel', path: '/reception' } as const;
  const { headers } = renderDesk({ title: 'Today', screen }, frame);
  expect(headers.get('content-security-policy')?.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]);
});

test.each([
  ['/reception', [['/reception', 'page']]],
  ['/reception/orders/1/ship', [['/reception/orders', 'true']]],
  ['/reception/texts', [['/reception/requests', 'true']]],
  ['/reception/texts/tableAccept/de', [['/reception/requests', 'true']]],
  ['/reception/withdrawals/R-2026-AAAAA1', [['/reception', 'true']]],
  ['/reception/account', [['/reception/account', 'page']]],
  ['/reception/stocks', []],
])('the navigation of %s marks the entry that it belongs to', async (path, marked) => {
  const staff = {
    id: 1,
    email: 'marta@example.com',
    role: 'manager',
    locale: 'en',
    created_at: '2026-11-23T08:00:00.000Z',
    is_demonstration: 0,
  } as const;
  const frame = { locale: 'en', hotel: 'Hotel', staff, path } as const;
  const html = await renderDesk(
    { title: 'x', screen: createElement('h1', null, 'x') },
    frame,
  ).text();
  const found = [...html.matchAll(/<a href="([^"]+)" aria-current="([^"]+)"/g)];
  expect(found.map(([, href, value]) => [href, value])).toEqual(marked);
});
