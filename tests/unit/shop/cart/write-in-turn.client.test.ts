import { afterEach, expect, test, vi } from 'vitest';
import { writeCartInTurn } from '~/shop/cart/write-in-turn.client';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The page's `fetch` where each request is answered on demand; `sent` lists what has been sent so far. */
function setUp() {
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  const location = { href: 'https://linden.test/shop' };
  const stubbed = {
    location,
    fetch: ((input: string | URL, { signal }: RequestInit = {}) => {
      if (signal?.aborted) return Promise.reject(signal.reason as Error);
      sent.push(String(input));
      return new Promise<Response>((resolve) => {
        answers.push(() => resolve(new Response()));
      });
    }) as typeof fetch,
  };
  vi.stubGlobal('window', stubbed);
  writeCartInTurn();
  return { fetch: stubbed.fetch, sent, answers };
}

const post = { method: 'POST' };
const tick = () => new Promise((resolve) => setTimeout(resolve));

test('what writes the cart waits for the answer before', async () => {
  const { fetch, sent, answers } = setUp();
  const cart = 'https://linden.test/de/shop/cart.data';
  const step = 'https://linden.test/de/shop/checkout?step=data';
  void fetch(new URL(cart), post);
  void fetch(step, post);
  await tick();
  expect(sent).toEqual([cart]);
  answers[0]?.();
  await tick();
  expect(sent).toEqual([cart, step]);
});

test.each([
  ['/shop/cart.data', 'GET'],
  ['/kontakt.data', 'POST'],
])('%s (%s) waits for nothing', async (address, method) => {
  const { fetch, sent } = setUp();
  void fetch('/shop/cart', post);
  void fetch(address, { method });
  await tick();
  expect(sent).toContain(address);
});

test('one that is aborted while it waits is not sent, and lets nobody overtake', async () => {
  const { fetch, sent, answers } = setUp();
  void fetch('/shop/cart', post);
  const leaving = new AbortController();
  const aborted = fetch('/shop/cart?aborted', { ...post, signal: leaving.signal });
  void fetch('/shop/cart?last', post);
  leaving.abort();
  await expect(aborted).rejects.toBe(leaving.signal.reason);
  await tick();
  expect(sent).toEqual(['/shop/cart']);
  answers[0]?.();
  await tick();
  expect(sent).toEqual(['/shop/cart', '/shop/cart?last']);
});

test('a request without an answer holds the next one for ten seconds', async () => {
  vi.useFakeTimers();
  const { fetch, sent } = setUp();
  void fetch('/shop/cart', post);
  void fetch('/shop/cart?next', post);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveLength(2);
});
