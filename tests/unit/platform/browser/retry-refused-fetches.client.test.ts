import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { maxAttempts } from '~/platform/browser/retry-request';
import { retryRefusedFetches } from '~/platform/browser/retry-refused-fetches.client';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that gives these answers, the last again and again. */
function setUp(...statuses: number[]) {
  const asked: string[] = [];
  const send = async (input: string | URL, init?: RequestInit) => {
    init?.signal?.throwIfAborted();
    const status = statuses[Math.min(asked.length, statuses.length - 1)] as number;
    asked.push(String(input));
    const headers = status === 503 ? { 'retry-after': '5' } : {};
    const answer = new Response(`answer ${status}`, { status, headers });
    Object.defineProperty(answer, 'url', { value: String(input) });
    return answer;
  };
  const stubbed = { fetch: send as typeof fetch };
  vi.stubGlobal('window', stubbed);
  retryRefusedFetches();
  return { asked, fetch: stubbed.fetch };
}

const data = 'https://linden.test/en/shop.data?utm_source=letter';

test('refused data is requested again, no earlier than the server allows', async () => {
  const { asked, fetch } = setUp(503, 503, 200);
  const answer = fetch(data);
  await vi.advanceTimersByTimeAsync(2499);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2501);
  expect(asked.length).toBeGreaterThan(1);
  await vi.runAllTimersAsync();
  expect((await answer).status).toBe(200);
  expect(asked).toHaveLength(3);
});

test('after a few attempts the refusal is passed on', async () => {
  const { asked, fetch } = setUp(503);
  const answer = fetch(data);
  await vi.runAllTimersAsync();
  expect((await answer).status).toBe(503);
  expect(asked).toHaveLength(maxAttempts);
});

test('after leaving the page the request is aborted and not repeated', async () => {
  const { asked, fetch } = setUp(503);
  const gone = new AbortController();
  // oxlint-disable-next-line vitest/valid-expect -- awaited below, when the clock has moved
  const answer = expect(fetch(data, { signal: gone.signal })).rejects.toThrow('aborted');
  await vi.advanceTimersByTimeAsync(0);
  gone.abort();
  await vi.runAllTimersAsync();
  await answer;
  expect(asked).toHaveLength(1);
});

test.each([
  ['what was posted', data, { method: 'POST' }, 503],
  ['a page', 'https://linden.test/en/shop', {}, 503],
  ['another failure', data, {}, 500],
])('%s is not requested again', async (_, address, init, status) => {
  const { asked, fetch } = setUp(status, 200);
  expect((await fetch(address, init)).status).toBe(status);
  expect(asked).toHaveLength(1);
});
