import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createLimitedServer, serverLimits } from '~/platform/http/limited-server';
import { openConnection } from '../../../support/raw-http';

/** More than the kernel takes for a reader that does not read. */
const answer = Buffer.alloc(24 * 1024 * 1024);

async function open(changes: Partial<typeof serverLimits>, proxies = 0) {
  const server = createLimitedServer((_request, response) => response.end(answer), {
    proxies,
    limits: { ...serverLimits, ...changes },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const count = () =>
    new Promise<number>((resolve) => server.getConnections((_, found) => resolve(found)));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, count };
}

test('clients that never read are disconnected', async () => {
  const { url, count } = await open({ stalledMs: 300 });
  const idle = await Promise.all(Array.from({ length: 10 }, () => openConnection(url)));
  for (const { socket } of idle) {
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  }
  await expect.poll(count).toBe(0);
  for (const { socket } of idle) socket.destroy();
});

/**
 * Reads the answer evenly over `durationMs`, however irregularly the machine lets it.
 * @returns the bytes, and the longest time in ms in which it read none
 */
async function readEvenly(url: string, durationMs: number) {
  const { socket, closed } = await openConnection(url);
  const begunAt = performance.now();
  let received = 0;
  let longestPauseMs = 0;
  let readAt = begunAt;
  socket.removeAllListeners('data');
  socket.on('data', (chunk: Buffer) => {
    const now = performance.now();
    longestPauseMs = Math.max(longestPauseMs, now - readAt);
    readAt = now;
    received += chunk.length;
    const earlyMs = begunAt + (received / answer.length) * durationMs - now;
    if (earlyMs < 1) return;
    socket.pause();
    void setTimeout(earlyMs).then(() => socket.resume());
  });
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  await closed;
  return { received, longestPauseMs };
}

test('a client that reads slowly gets everything, in more time than one may pause', async () => {
  for (let stalledMs = 1_000; ; stalledMs *= 2) {
    const { url } = await open({ stalledMs });
    const { received, longestPauseMs } = await readEvenly(url, 2 * stalledMs);
    // On a busy machine this process itself can pause for so long that the server is right to close the connection.
    if (received < answer.length && longestPauseMs > stalledMs / 4) continue;
    expect(received).toBeGreaterThan(answer.length);
    return;
  }
});

test('one address has so many connections; one that closes makes room', async () => {
  const { url, count } = await open({ connectionsPerAddress: 3 });
  const [first] = await Promise.all(Array.from({ length: 3 }, () => openConnection(url)));
  const tooMany = await openConnection(url);
  await tooMany.closed;
  expect(await count()).toBe(3);
  first?.socket.destroy();
  await expect.poll(count).toBe(2);
  await openConnection(url);
  await expect.poll(count).toBe(3);
});

test('the proxy in front has as many as all its visitors need', async () => {
  const { url, count } = await open({ connectionsPerAddress: 3 }, 1);
  await Promise.all(Array.from({ length: 10 }, () => openConnection(url)));
  await expect.poll(count).toBe(10);
});

test('a client has ten seconds for the headers of a request, thirty for all of it, five for the next one', () => {
  const server = createLimitedServer(() => {}, { proxies: 0, limits: serverLimits });
  expect(server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 5_000,
    timeout: 30_000,
    maxConnections: 4_000,
    maxRequestsPerSocket: 1_000,
  });
});
