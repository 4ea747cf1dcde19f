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

test('clients that never read are disconnected; one that reads slowly gets everything', async () => {
  const { url, count } = await open({ stalledMs: 300 });
  const idle = await Promise.all(Array.from({ length: 10 }, () => openConnection(url)));
  for (const { socket } of idle) {
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  }
  await expect.poll(count).toBe(0);
  for (const { socket } of idle) socket.destroy();

  const slow = await openConnection(url);
  let received = 0;
  slow.socket.removeAllListeners('data');
  slow.socket.on('data', (chunk: Buffer) => {
    received += chunk.length;
    slow.socket.pause();
    void setTimeout(1).then(() => slow.socket.resume());
  });
  slow.socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  await slow.closed;
  expect(received).toBeGreaterThan(answer.length);
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
