import { afterEach, expect, test, vi } from 'vitest';
import { ConnectionError } from '~/platform/browser/connection-error';
import { requireCompleteResponses } from '~/platform/browser/complete-responses.client';

afterEach(() => vi.unstubAllGlobals());

const data = new URL('https://linden.test/en/shop.data?page=2');

/** The page's `fetch` where requests are answered like this. */
function setUp(send: () => Promise<Response>) {
  const stubbed = { fetch: send as typeof fetch };
  vi.stubGlobal('window', stubbed);
  requireCompleteResponses();
  return stubbed.fetch;
}

const answer = (body: BodyInit, type: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } });

const cut = () =>
  new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('[{"_1":2'));
      controller.error(new TypeError('network error'));
    },
  });

test.each([200, 202, 400, 500])('data with status %i are passed on whole', async (status) => {
  const fetch = setUp(async () => answer('[1]', 'text/x-script; charset=utf-8', status));
  const passed = await fetch(data);
  expect([passed.status, await passed.text()]).toEqual([status, '[1]']);
});

test.each([
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the beginning of the data', async () => answer(cut(), 'text/x-script')],
  ['a proxy’s page', async () => answer('<h1>Bad Gateway</h1>', 'text/html', 502)],
  ['a captive portal’s page', async () => answer('<h1>Welcome</h1>', 'text/html')],
  ['an answer without a type', async () => new Response(null, { status: 204 })],
])('%s is an error of the connection', async (_, send) => {
  await expect(setUp(send)(data)).rejects.toThrow(new ConnectionError(data.href));
});

test('a request that was aborted is none', async () => {
  const reason = new DOMException('left', 'AbortError');
  const fetch = setUp(() => Promise.reject(reason));
  const signal = AbortSignal.abort(reason);
  await expect(fetch(data, { signal })).rejects.toBe(reason);
});

test('what is not the framework’s request is left alone', async () => {
  const failure = new TypeError('Failed to fetch');
  await expect(setUp(() => Promise.reject(failure))('/api/weather')).rejects.toBe(failure);
});
