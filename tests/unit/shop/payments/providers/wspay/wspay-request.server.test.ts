import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { PaymentUnavailable } from '~/shop/payments/core/payments';
import { postJson } from '~/shop/payments/providers/wspay/wspay-request.server';

async function startProvider(handler: RequestListener): Promise<string> {
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a redirect is not followed: what is posted stays with the provider', async () => {
  const asked: string[] = [];
  const url = await startProvider((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'application/json');
    if (request.url === '/elsewhere') response.end('{"State":"paid"}');
    else response.writeHead(307, { location: '/elsewhere' }).end();
  });
  await expect(postJson(`${url}/statusCheck`, {}, 5_000)).rejects.toThrow(PaymentUnavailable);
  expect(asked).toEqual(['/statusCheck']);
});
