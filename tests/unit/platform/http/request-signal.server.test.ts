import { getEventListeners } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { installSharedSignals } from '~/platform/http/request-signal.server';

const url = 'https://hotel.example/cart';

beforeAll(() => {
  vi.stubGlobal('Request', Request);
  installSharedSignals();
});
afterAll(() => void vi.unstubAllGlobals());

test('a request and its copies share the given signal and add no listener to it', () => {
  const gone = new AbortController();
  const request = new Request(url, { signal: gone.signal });
  const copies = [
    new Request(request),
    new Request(request, { headers: { accept: 'text/html' } }),
    new Request(url, { signal: request.signal }),
  ];
  for (const each of [request, ...copies]) expect(each.signal).toBe(gone.signal);
  expect(getEventListeners(gone.signal, 'abort')).toEqual([]);
  gone.abort();
  expect(copies.every(({ signal }) => signal.aborted)).toBe(true);
});

test('a copy keeps the method, headers and body', async () => {
  const init = { method: 'POST', headers: { 'x-a': '1' }, body: 'a=1' };
  const copy = new Request(new Request(url, init));
  expect([copy.method, copy.headers.get('x-a'), await copy.text()]).toEqual(['POST', '1', 'a=1']);
});

test('a request without a signal has one that is never aborted', () => {
  const { signal } = new Request(url);
  expect(signal).toBeInstanceOf(AbortSignal);
  expect(signal.aborted).toBe(false);
});
