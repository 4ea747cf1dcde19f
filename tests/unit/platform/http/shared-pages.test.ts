import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OverloadError } from '~/platform/http/fair-queue';
import { SharedPages } from '~/platform/http/shared-pages';
import type { SharedPageKey } from '~/platform/http/shared-request';
import type { BufferedResponse } from '~/platform/http/buffered-response';

const minute = 60_000;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const answer = (
  body: string,
  status = 200,
  headers: Record<string, string> = {},
): BufferedResponse => ({
  status,
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...headers }),
  body: Buffer.from(body),
});

/** Pages whose rendering is counted and waits until it is released. */
function setUp(
  make: (view: SharedPageKey) => BufferedResponse = ({ cart }) => answer(`badge ${cart}`),
) {
  const state = {
    revision: 'r1' as string | null,
    rendered: [] as string[],
    hold: false,
    full: new Set<string>(),
  };
  const waiting: (() => void)[] = [];
  const clients: string[] = [];
  const pages = new SharedPages({
    revision: () => state.revision,
    countCart: (cookie) => {
      const [, value] = /cart=(\d+)/.exec(cookie) ?? [];
      return value === undefined ? 'none' : Number(value);
    },
    render: async (view) => {
      state.rendered.push(`${view.cart} ${view.path}`);
      if (state.hold) await new Promise<void>((resolve) => waiting.push(resolve));
      return make(view);
    },
    enqueue: async (client, work, { canBeShed = true } = {}) => {
      clients.push(client);
      if (canBeShed && state.full.has(client)) {
        await settle();
        throw new OverloadError('full');
      }
      return work();
    },
    securityHeaders: { 'X-Frame-Options': 'DENY' },
  });
  const get = (path: string, headers: Record<string, string> = {}, client = 'a') =>
    pages.get(new URL(`https://linden.test${path}`), headers, () => client);
  return { state, clients, pages, get, letGo: () => waiting.splice(0).forEach((go) => go()) };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

function bodyOf(found: Awaited<ReturnType<SharedPages['get']>>): string {
  if (!found) return 'own';
  const body = 'responses' in found ? found.responses.get('identity')?.body : found.body;
  return String(body);
}

function headOf(found: Awaited<ReturnType<SharedPages['get']>>): Map<string, string> {
  const raw = found && 'responses' in found ? found.headers : [];
  return new Map(
    raw.flatMap((name, index) => (index % 2 ? [] : [[name, raw[index + 1] as string]])),
  );
}

test('a page is rendered once for all visitors with the same cart count, and states who may cache it', async () => {
  const { state, get } = setUp();
  const none = await get('/en/shop');
  expect(await get('/en/shop', { cookie: 'lng=de; other=1', 'user-agent': 'x' })).toBe(none);
  // A cart without the site’s signature is no cart.
  expect(await get('/en/shop', { cookie: 'cart=forged' })).toBe(none);
  const three = await get('/en/shop', { cookie: 'cart=3' });
  expect(await get('/en/shop', { cookie: 'a=b; cart=3' })).toBe(three);
  expect([none, three].map(bodyOf)).toEqual(['badge none', 'badge 3']);
  expect(state.rendered).toEqual(['none /en/shop', '3 /en/shop']);
  expect(headOf(none).get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(headOf(none).get('cdn-cache-control')).toBe('public, max-age=60');
  expect(headOf(three).get('cache-control')).toBe('private, no-cache');
  expect(headOf(three).has('cdn-cache-control')).toBe(false);
  for (const page of [none, three]) {
    expect(headOf(page).get('vary')).toContain('Cookie');
    expect(headOf(page).get('x-frame-options')).toBe('DENY');
  }
  expect(headOf(none).get('etag')).not.toBe(headOf(three).get('etag'));
});

test('a further page of a list is a page of its own, whatever campaign led to it', async () => {
  const { state, get, pages } = setUp();
  const second = await get('/en/shop?page=2');
  expect(second).not.toBe(await get('/en/shop'));
  expect(await get('/en/shop?utm_source=letter&page=2')).toBe(second);
  expect(pages.find('/en/shop?page=2', {})).toBe(second);
  expect(state.rendered).toEqual(['none /en/shop?page=2', 'none /en/shop']);
});

test('an emptied cart differs from none: the mirror restores a cart only where there is none', async () => {
  const { state, get } = setUp();
  await get('/en/shop', { cookie: 'cart=0' });
  await get('/en/shop');
  expect(state.rendered).toEqual(['0 /en/shop', 'none /en/shop']);
});

test.each([
  ['/shop/cart', {}],
  ['/shop/checkout', {}],
  ['/en/order/abcdefghijkl', {}],
  ['/success', {}],
  ['/newsletter/confirm', {}],
  ['/en/shop?a=b', {}],
  ['/en/shop?page=1', {}],
  ['/en/shop?page=2&a=b', {}],
  ['/en/gallery?page=2', {}],
  ['/en/nobody', {}],
  ['/en/shop', { cookie: 'cart=1000' }],
  ['/en/cookies', { cookie: 'consent=yes' }],
  ['/en/cookies', { cookie: 'cart=3; __Host-consent=no' }],
])('%s with %o is private', async (path, headers) => {
  const { state, get, pages } = setUp();
  await get('/en/cookies');
  await get('/en/shop');
  expect(await get(path, headers as Record<string, string>)).toBeUndefined();
  expect(pages.find(path, headers)).toBeUndefined();
  expect(state.rendered).toHaveLength(2);
});

test('connections that save data get pages of their own', async () => {
  const { state, get } = setUp();
  await get('/en/shop', { 'save-data': 'on' });
  await get('/en/shop', { ect: '2g' });
  await get('/en/shop', { ect: '4g' });
  expect(state.rendered).toHaveLength(2);
});

test('a target is found only by its path, and only after one request has been let through', async () => {
  const { get, pages } = setUp();
  expect(pages.find('/en/shop', {})).toBeUndefined();
  const page = await get('/en/shop');
  expect(pages.find('/en/shop', {})).toBe(page);
  for (const target of ['/en/shop?', '/en/shop?_data=root', '/en/shop/', '/EN/shop', '//en/shop']) {
    expect(pages.find(target, {})).toBeUndefined();
  }
});

test('campaigns in the address change nothing: the kept page is sent, and renewed', async () => {
  const { state, get, clients } = setUp();
  const page = await get('/en/shop');
  expect(await get('/en/shop?utm_source=letter&gclid=abc')).toBe(page);
  expect(await get('/en/shop?fbclid=1', { cookie: 'cart=3' })).not.toBe(page);
  expect(state.rendered).toEqual(['none /en/shop', '3 /en/shop']);
  vi.advanceTimersByTime(minute);
  expect(await get('/en/shop?utm_source=other')).toBe(page);
  await settle();
  expect(state.rendered).toHaveLength(3);
  expect(clients).toEqual(['a', 'a', 'revalidations']);
  expect(await get('/en/shop?utm_source=letter&own=1')).toBeUndefined();
});

test('a visitor who shared a rendering that was shed requests it again; a revalidation is never shed', async () => {
  const { state, get, clients } = setUp();
  state.full.add('busy');
  const first = get('/en/shop', {}, 'busy');
  const second = get('/en/shop', {}, 'quiet');
  await expect(first).rejects.toThrow(OverloadError);
  expect(bodyOf(await second)).toBe('badge none');
  expect(clients).toEqual(['busy', 'quiet']);
  // A kept page needs no queue.
  expect(bodyOf(await get('/en/shop', {}, 'busy'))).toBe('badge none');
  state.full.add('revalidations');
  vi.advanceTimersByTime(minute);
  await get('/en/shop', {}, 'busy');
  await settle();
  expect(state.rendered).toHaveLength(2);
});

test('a hundred simultaneous requests wait for one rendering', async () => {
  const { state, get, letGo } = setUp();
  state.hold = true;
  const all = Promise.all(Array.from({ length: 100 }, () => get('/en/shop')));
  await settle();
  expect(state.rendered).toHaveLength(1);
  letGo();
  expect(new Set(await all).size).toBe(1);
});

test('a page older than a minute is sent immediately and revalidated in the background', async () => {
  let text = 'old';
  const { state, get, pages, letGo } = setUp(() => answer(text));
  const old = await get('/en/shop');
  text = 'new';
  state.hold = true;
  vi.advanceTimersByTime(minute);
  expect(pages.find('/en/shop', {})).toBe(old);
  expect(pages.find('/en/shop', {})).toBe(old);
  expect(state.rendered).toHaveLength(2);
  letGo();
  await settle();
  expect(bodyOf(pages.find('/en/shop', {}))).toBe('new');
  // After five minutes without a request the page is too old for anyone.
  vi.advanceTimersByTime(5 * minute);
  expect(pages.find('/en/shop', {})).toBeUndefined();
});

test('setting the clock back does not keep a page fresh', async () => {
  const { state, get } = setUp();
  await get('/en/shop');
  vi.setSystemTime(Date.now() - 60 * minute);
  vi.advanceTimersByTime(minute);
  await get('/en/shop');
  await settle();
  expect(state.rendered).toHaveLength(2);
});

test('few pages are revalidated concurrently: waiting visitors come first', async () => {
  const { state, get, pages } = setUp();
  const paths = ['/', '/en', '/de', '/it', '/shop'];
  for (const path of paths) await get(path);
  state.hold = true;
  vi.advanceTimersByTime(minute);
  for (const path of paths) expect(pages.find(path, {})).toBeDefined();
  expect(state.rendered).toHaveLength(paths.length + 2);
});

test('a revalidation that fails leaves the page for now; a page that is gone goes', async () => {
  let next = answer('good');
  const { state, get, pages } = setUp(() => next);
  await get('/en/shop');
  next = answer('broken', 500);
  vi.advanceTimersByTime(minute);
  expect(pages.find('/en/shop', {})).toBeDefined();
  await settle();
  expect(bodyOf(pages.find('/en/shop', {}))).toBe('good');
  expect(state.rendered).toHaveLength(2);
  next = answer('missing', 404);
  vi.advanceTimersByTime(10_000);
  expect(pages.find('/en/shop', {})).toBeDefined();
  await settle();
  expect(pages.find('/en/shop', {})).toBeUndefined();
});

test('new content is shown immediately, even if it was published while a page was rendered', async () => {
  const { state, get, pages, letGo } = setUp();
  await get('/en/shop');
  state.revision = 'r2';
  expect(pages.find('/en/shop', {})).toBeUndefined();
  state.hold = true;
  const late = get('/en/shop');
  await settle();
  state.revision = 'r3';
  letGo();
  expect(bodyOf(await late)).toBe('badge none');
  state.revision = 'r2';
  expect(pages.find('/en/shop', {})).toBeUndefined();
  state.revision = null;
  expect(await get('/en/shop')).toBeUndefined();
});

test('an error is sent to all waiting requests and never cached; responses with cookies or other content are not shared', async () => {
  const missing = setUp(() => answer('missing', 404));
  expect(bodyOf(await missing.get('/en/shop/nobody'))).toBe('missing');
  await missing.get('/en/shop/nobody');
  expect(missing.state.rendered).toHaveLength(2);
  const kinds: Record<string, string>[] = [
    { 'set-cookie': 'a=b' },
    { 'content-type': 'text/plain' },
  ];
  for (const headers of kinds) {
    const { get } = setUp(() => answer('x', 200, headers));
    expect(await get('/en/shop')).toBeUndefined();
  }
});

test('a client with the page gets 304, and HEAD gets the headers', async () => {
  const { get, pages } = setUp();
  const page = await get('/en/shop');
  if (!page || !('responses' in page)) throw new Error('The page was not kept');
  const send = async (method: string, headers: Record<string, string>) => {
    const sent: unknown[] = [];
    const response = {
      writeHead: (status: number) => (sent.push(status), response),
      end: (body?: Buffer) => sent.push(body?.length ?? 0),
    };
    await pages.send(
      page,
      { method, headers } as never as IncomingMessage,
      response as never as ServerResponse,
    );
    return sent;
  };
  expect(await send('GET', {})).toEqual([200, 10]);
  expect(await send('HEAD', {})).toEqual([200, 0]);
  expect(await send('GET', { 'if-none-match': page.etag })).toEqual([304, 0]);
  expect((await send('GET', { 'accept-encoding': 'br' }))[1]).not.toBe(10);
});
