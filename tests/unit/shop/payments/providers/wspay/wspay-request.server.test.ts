import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { PaymentUnavailable } from '~/shop/payments/core/payments';
import { postJson } from '~/shop/payments/providers/wspay/wspay-request.server';
import { serve } from '../../../../../support/serve';

async function startProvider(handler: RequestListener): Promise<string> {
  const { url, close } = await serve(handler);
  onTestFinished(close);
  return url;
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
