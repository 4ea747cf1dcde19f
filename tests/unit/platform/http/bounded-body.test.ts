import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import { ResponseTooLarge, readBounded } from '~/platform/http/bounded-body';
import { serve } from '../../../support/serve';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const { url, close } = await serve((request, response) => {
  response.writeHead(200).write('{"begun":');
  if (request.url === '/whole') response.end('true}');
});
afterAll(close);

async function ask(path: string, maxBytes: number, limitMs: number): Promise<string> {
  const signal = AbortSignal.timeout(limitMs);
  const answer = await fetch(url + path, { signal });
  return String(await readBounded(answer, maxBytes, signal));
}

test('a complete response is returned unchanged', async () => {
  expect(await ask('/whole', 14, 60_000)).toBe('{"begun":true}');
});

test('a byte too many ends it', async () => {
  await expect(ask('/whole', 13, 60_000)).rejects.toThrow(ResponseTooLarge);
});

test('an aborted signal ends it before the first byte', async () => {
  const signal = AbortSignal.abort(new Error('given up'));
  await expect(readBounded(new Response('words'), 100, signal)).rejects.toThrow('given up');
});

test('an endless response is aborted in time, also during garbage collection', async () => {
  const collecting = setInterval(collectGarbage, 20);
  const fresh = setInterval(() => Array.from({ length: 100_000 }, (_, at) => ({ at })), 5);
  const answers = Array.from({ length: 100 }, () => ask('/endless', 100, 1_000));
  const ends = await Promise.allSettled(answers);
  clearInterval(collecting);
  clearInterval(fresh);
  const reasons = ends.map((end) =>
    end.status === 'rejected' ? (end.reason as Error).name : 'read',
  );
  expect(new Set(reasons)).toEqual(new Set(['TimeoutError']));
});
