import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createClient } from '~/shop/payments/providers/stripe/stripe-client.server';

test('a redirect is not followed: what is posted stays with the provider', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'application/json');
    if (request.url === '/elsewhere') response.end('{"object":"list","data":[]}');
    else response.writeHead(307, { location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const stripe = createClient('sk_test_x', `http://127.0.0.1:${port}`, 5_000);
  await expect(stripe.checkout.sessions.list()).rejects.toThrow();
  expect(new Set(asked)).toEqual(new Set(['/v1/checkout/sessions']));
});
