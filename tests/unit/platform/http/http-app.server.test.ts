import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpApp, type HttpAppOptions } from '~/platform/http/http-app.server';
import { href } from '~/routing/href';
import { openConnection } from '../../../support/raw-http';
import { PageScripts } from '~/platform/http/page-scripts';
import { createSecurityPolicy } from '~/platform/http/security-headers';

const ours = { siteUrl: 'http://linden.test' };

type Handle = (request: Request) => Promise<Response>;

const page = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });

async function open(handle: Handle, names: Pick<HttpAppOptions, 'siteUrl' | 'otherHosts'> = ours) {
  const overloads: string[] = [];
  const errors: unknown[] = [];
  const server = createHttpApp({
    ...names,
    proxies: 1,
    handleRequest: handle,
    policy: createSecurityPolicy({}),
    phone: () => ({ phone: '+18005550100', phoneDisplay: '+1 800 555 0100' }),
    pictures: {
      folder: '/assets/',
      chooseFile: () => 'jpg',
      respond: async () => new Response('picture'),
    },
    pageScripts: new PageScripts(),
    serveFile: (request, response, next) => {
      if (request.url !== '/favicon.svg') return next();
      response.end('file');
    },
    contentRevision: () => 'r1',
    countCart: () => 'none',
    onError: (error) => errors.push(error),
    onOverload: ({ message }) => overloads.push(message),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, overloads, errors };
}

const get = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: linden.test\r\n${headers}\r\n`;
const post = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: linden.test\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

/** The responses that a connection has received so far, by their bodies. */
const answersOf = (received: string) =>
  [...received.matchAll(/\r\n\r\n<([^>]*)>/g)].map(([, text]) => text);

/** Sends one request over a connection of its own. @returns status, headers and body as text, when it is answered */
async function ask(url: string, text: string): Promise<string> {
  const { socket, received, closed } = await openConnection(url);
  socket.write(text.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  await closed;
  return received();
}

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((next) => setImmediate(next));
};

test('200 pipelined pages: files and cached pages are served in between, and all responses arrive in order', async () => {
  let rendered = 0;
  const { url } = await open(async (request) => {
    rendered += 1;
    return page(`<${new URL(request.url).search}>`);
  });
  await ask(url, get('/'));
  const attack = await openConnection(url);
  const visits = Array.from({ length: 200 }, (_, index) => `?visit=${index}`);
  attack.socket.write(visits.map((visit) => get(`/${visit}`)).join(''));
  await expect.poll(() => rendered, { interval: 1 }).toBeGreaterThan(2);
  for (const path of ['/favicon.svg', '/', '/?utm_source=letter', '/favicon.svg', '/']) {
    const before = rendered;
    expect(before).toBeLessThan(200);
    expect(await ask(url, get(path))).toMatch(/^HTTP\/1\.1 200 /);
    // Connecting, asking and reading take a few turns of the event loop; in each, one page may be rendered.
    expect(rendered - before).toBeLessThan(20);
  }
  await expect.poll(() => answersOf(attack.received()).length).toBe(200);
  expect(answersOf(attack.received())).toEqual(visits);
});

test('one request of a connection is handled at a time, forms and their bodies too, and nothing is lost', async () => {
  let underWay = 0;
  let most = 0;
  const { url } = await open(async (request) => {
    most = Math.max(most, ++underWay);
    const body = await request.text();
    await turns(3);
    underWay -= 1;
    return page(`<${new URL(request.url).search}${body}>`);
  });
  const { socket, received } = await openConnection(url);
  const form = post('/shop/cart', 'intent=add&count=3');
  socket.write(get('/?a') + get('/?b') + form.slice(0, -5));
  await turns(50);
  socket.write(form.slice(-5) + get('/?c') + form + get('/?d'));
  await expect.poll(() => answersOf(received()).length).toBe(6);
  const sent = 'intent=add&count=3';
  expect(answersOf(received())).toEqual(['?a', '?b', sent, '?c', sent, '?d']);
  expect(most).toBe(1);
});

test('a client that asks whether to send a body hears yes only if it will be read', async () => {
  const { url } = await open(async (request) => page(`<${await request.text()}>`));
  const head = (length: number) =>
    post('/shop/cart', '').replace('Length: 0', `Length: ${length}\r\nExpect: 100-continue`);
  const large = await openConnection(url);
  large.socket.write(head(99_999_999));
  await expect.poll(large.received).toMatch(/^HTTP\/1\.1 413 /);
  const small = await openConnection(url);
  small.socket.write(head(3));
  await expect.poll(small.received).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  small.socket.write('a=b');
  await expect.poll(() => answersOf(small.received())).toEqual(['a=b']);
});

test('a connection that is closed leaves its waiting requests behind', async () => {
  const asked: string[] = [];
  const letGo: (() => void)[] = [];
  const { url, errors } = await open(async (request) => {
    asked.push(new URL(request.url).search);
    await new Promise<void>((resolve) => letGo.push(resolve));
    return page('<late>');
  });
  const { socket } = await openConnection(url);
  socket.write(Array.from({ length: 50 }, (_, index) => get(`/?visit=${index}`)).join(''));
  await expect.poll(() => asked.length).toBe(1);
  socket.resetAndDestroy();
  letGo.splice(0).forEach((go) => go());
  await turns(100);
  letGo.splice(0).forEach((go) => go());
  await turns(100);
  // While it is not read, a connection's end is seen when something is written to it.
  expect(asked.length).toBeLessThan(4);
  expect(errors).toEqual([]);
});

test('a full queue sheds pages of one client in the page’s language, and nothing else', async () => {
  const begun: string[] = [];
  let isHanging = false;
  const { url, overloads, errors } = await open(async (request) => {
    begun.push(request.method);
    if (isHanging && request.method === 'GET') await new Promise(() => {});
    return page('<made>');
  });
  const from = (address: string) => `X-Forwarded-For: ${address}\r\nAccept: text/html\r\n`;
  await ask(url, get('/en/shop'));
  isHanging = true;
  const crowd = await Promise.all(Array.from({ length: 216 }, () => openConnection(url)));
  for (const { socket } of crowd) socket.write(get('/shop/cart', from('203.0.113.7')));
  await expect.poll(() => begun.length).toBe(17);
  await turns(300);

  const shed = await ask(url, get('/en/shop/cart', from('203.0.113.7')));
  expect(shed).toMatch(/^HTTP\/1\.1 503 /);
  expect(shed).toMatch(/\r\nretry-after: \d+\r\n/i);
  expect(shed).toMatch(/\r\ncache-control: no-store\r\n/i);
  expect(shed).toMatch(/<html lang="en">/);
  expect(await ask(url, get('/de/shop/cart', from('203.0.113.7')))).toMatch(/<html lang="de">/);
  const data = await ask(url, get('/en/shop/cart.data', 'X-Forwarded-For: 203.0.113.7\r\n'));
  expect(data).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after[\s\S]*application\/json/i);
  expect(overloads).toHaveLength(3);

  for (const path of ['/en/shop', '/en/shop?fbclid=1', '/favicon.svg']) {
    expect(await ask(url, get(path, from('203.0.113.7')))).toMatch(/^HTTP\/1\.1 200 /);
  }
  const order = post('/shop/cart', 'a=b').replace('\r\n', `\r\n${from('203.0.113.7')}`);
  expect(await ask(url, order)).toMatch(/^HTTP\/1\.1 200 /);
  isHanging = false;
  for (const path of ['/healthz', '/readyz', '/assets/a?key=sm', '/payments/stripe/return']) {
    expect(await ask(url, get(path, from('203.0.113.7')))).toMatch(/^HTTP\/1\.1 200 /);
  }
  // Another client's page does not wait behind those of the first.
  expect(await ask(url, get('/shop/cart', from('198.51.100.9')))).toMatch(/^HTTP\/1\.1 200 /);
  expect(errors).toEqual([]);
  const count = begun.length;
  for (const { socket } of crowd) socket.destroy();
  await turns(100);
  // The waiting clients have disconnected: nothing was rendered for them.
  expect(begun).toHaveLength(count);
});

test('a redirect to an address that is a key is kept nowhere; one to a page for all is', async () => {
  const { url } = await open(async () => page('<made>'));
  const cacheOf = async (path: string) =>
    /\r\ncache-control: ([^\r]*)/i.exec(await ask(url, get(path)))?.[1];
  const order = href('order', 'en', { token: 'a1' });
  expect(await cacheOf(`${order}/`)).toBe('no-store');
  expect(await cacheOf(`${href('success', 'en')}/?order=a1`)).toBe('no-store');
  expect(await cacheOf(`${href('shop', 'en')}/`)).toBe('public, max-age=3600');
});

test('what a page or a form answers depends on the cookie, for caches that go by it alone', async () => {
  const { url } = await open(async () => page('<made>'));
  const answer = await ask(url, get(href('cart', 'en')));
  expect(/\r\nvary: ([^\r]*)/i.exec(answer)?.[1]).toBe('Accept-Encoding, Cookie');
  expect(await ask(url, post(href('cart', 'en'), 'count=1'))).toMatch(/\r\nvary: [^\r]*Cookie/i);
});

test('a redirect of the framework, which may empty a cart, is kept nowhere unless it says so', async () => {
  const paths = ['/empties', '/lasts'];
  const { url } = await open(async (request) => {
    const isKept = new URL(request.url).pathname === paths[1];
    const headers = isKept ? { 'cache-control': 'public' } : { 'set-cookie': 'cart=empty' };
    return new Response(null, { status: 303, headers: { location: '/', ...headers } });
  });
  const answers = await Promise.all(paths.map((path) => ask(url, get(path))));
  const valuesOf = (name: string) =>
    answers.map((answer) => new RegExp(`\r\n${name}: ([^\r]*)`, 'i').exec(answer)?.[1]);
  expect(valuesOf('cache-control')).toEqual(['no-store', 'public']);
  expect(valuesOf('vary')).toEqual(['Cookie', undefined]);
});

test('two Host headers are refused, and nothing more is taken from the connection', async () => {
  const { url } = await open(async () => page('<made>'));
  const { socket, received, closed } = await openConnection(url);
  socket.write(`GET / HTTP/1.1\r\nHost: linden.test\r\nHost: evil.test\r\n\r\n${get('/')}`);
  await closed;
  expect(received()).toMatch(/^HTTP\/1\.1 400 /);
  expect(received()).not.toContain('<made>');
});

test('a page opened under another name of this machine is redirected, cached or not; files and forms are not', async () => {
  const { url } = await open(async () => page('<page>'), {
    siteUrl: 'http://localhost:3002',
    otherHosts: ['localhost:3002', 'linden.test'],
  });
  const view = 'Sec-Fetch-Dest: document\r\n';
  const moved = /^HTTP\/1\.1 302 [^]*location: http:\/\/localhost:3002\/\?a=1\r\n/i;
  expect(await ask(url, get('/?a=1', view))).toMatch(moved);
  expect(await ask(url, get('/'))).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask(url, get('/', view))).toMatch(/^HTTP\/1\.1 302 /);
  expect(await ask(url, get('/favicon.svg', 'Sec-Fetch-Dest: image\r\n'))).toMatch(/ 200 /);
  expect(await ask(url, post('/', 'a=1'))).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask(url, get('/', view).replace('linden.test', 'localhost:3002'))).toMatch(/ 200 /);
});

test('what a route has compressed itself is not compressed again', async () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const { url } = await open(async () => new Response('compressed', { headers }));
  const answer = await ask(url, get('/api/anything', 'Accept-Encoding: br, gzip\r\n'));
  expect(answer).toMatch(/\r\ncontent-encoding: gzip\r\n/i);
  expect(answer).toContain('compressed');
});

test('a file that is gone is a page in the browser’s language for guests, and nothing for programs', async () => {
  const { url } = await open(async () => new Response(null, { status: 404 }));
  const file = '/calendar/a/calendar.ics';
  const language = 'Accept-Language: de-AT,de;q=0.9\r\n';
  const seen = await ask(url, get(file, `Accept: text/html\r\n${language}`));
  expect(seen).toMatch(/^HTTP\/1\.1 404 [^]*<html lang="de">/);
  expect(await ask(url, get(file, language))).toMatch(
    /^HTTP\/1\.1 404 [^]*content-length: 0|\r\n\r\n$/i,
  );
});

test('a refused return from the card page is a page as well, whether sent as a link or as a form', async () => {
  const { url } = await open(async () => new Response(null, { status: 400 }));
  const path = '/payments/wspay/return';
  const browser = 'Accept: text/html\r\nAccept-Language: it\r\n';
  for (const sent of [get(path, browser), post(path, 'a=1').replace('\r\n', `\r\n${browser}`)]) {
    expect(await ask(url, sent)).toMatch(/^HTTP\/1\.1 400 [^]*<html lang="it">/);
  }
  expect(await ask(url, post(path, 'a=1'))).not.toContain('<html');
});

test('a 405 says which methods there are, also in place of the framework’s own response', async () => {
  const { url } = await open(async (request) =>
    new URL(request.url).pathname === '/payments/wspay/callback'
      ? new Response(null, { status: 405, headers: { Allow: 'POST' } })
      : new Response('<made>', { status: 405, headers: { 'content-type': 'text/html' } }),
  );
  const seen = await ask(url, get('/payments/wspay/callback', 'Accept: text/html\r\n'));
  expect(seen).toMatch(/^HTTP\/1\.1 405 [^]*\r\nallow: POST\r\n[^]*<html/i);
  const page = await ask(url, post(href('shop', 'en'), 'a=1'));
  expect(page).toMatch(/^HTTP\/1\.1 405 [^]*\r\nallow: GET, HEAD\r\n/i);
});
