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
