import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createHostRedirect } from '~/platform/http/canonical-host';

const loopback = ['localhost:3002', '127.0.0.1:3002', '[::1]:3002'];

type Asked = {
  host?: string;
  method?: string;
  url?: string;
  dest?: string | undefined;
};

const ask = (request: Asked) =>
  ({
    method: request.method ?? 'GET',
    url: request.url ?? '/en/shop?size=2',
    headers: {
      host: request.host ?? '127.0.0.1:3002',
      'sec-fetch-dest': 'dest' in request ? request.dest : 'document',
    },
  }) as unknown as IncomingMessage;

const find = createHostRedirect(new URL('http://localhost:3002'), loopback);

test.each(['127.0.0.1:3002', '[::1]:3002', '[::1]:3002'.toUpperCase()])(
  'a page opened as %s is redirected to the site’s own host',
  (host) => expect(find(ask({ host }))).toBe('http://localhost:3002/en/shop?size=2'),
);

test('the target never leaves the site', () => {
  expect(find(ask({ url: '//evil.test/' }))).toBe('http://localhost:3002//evil.test/');
});

test.each([
  ['the site’s own host', { host: 'localhost:3002' }],
  ['another port', { host: '127.0.0.1:3003' }],
  ['a foreign host', { host: 'evil.test' }],
  ['a form', { method: 'POST' }],
  ['a picture', { dest: 'image' }],
  ['a program', { dest: undefined }],
])('%s stays where it is', (_what, request) => {
  expect(find(ask(request))).toBeUndefined();
});

test.each(['https://linden.test', 'http://localhost:8080'])(
  'names of this machine stay as they are where the site is opened at %s',
  (siteUrl) => expect(createHostRedirect(new URL(siteUrl), loopback)(ask({}))).toBeUndefined(),
);
