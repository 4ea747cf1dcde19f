import { expect, onTestFinished, test } from 'vitest';
import { createClient } from '~/shop/payments/providers/stripe/stripe-client.server';
import { serve } from '../../../../../support/serve';

test('a redirect is not followed: what is posted stays with the provider', async () => {
  const asked: string[] = [];
  const { url, close } = await serve((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'application/json');
    if (request.url === '/elsewhere') response.end('{"object":"list","data":[]}');
    else response.writeHead(307, { location: '/elsewhere' }).end();
  });
  onTestFinished(close);
  const stripe = createClient('sk_test_x', url, 5_000);
  await expect(stripe.checkout.sessions.list()).rejects.toThrow();
  expect(new Set(asked)).toEqual(new Set(['/v1/checkout/sessions']));
});
