import { expect, onTestFinished, test } from 'vitest';
import { PaymentUnavailable } from '~/shop/payments/core/payments';
import { createClient, withinTime } from '~/shop/payments/providers/stripe/stripe-client.server';
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

test.each([
  [401, { type: 'invalid_request_error' }, 'status 401: invalid_request_error'],
  [
    400,
    { type: 'invalid_request_error', code: 'amount_too_small' },
    'status 400: amount_too_small',
  ],
  [400, { type: 'invalid_request_error', code: 'For Ana Horvat' }, 'status 400'],
])('a response with %i says why by the codes of Stripe alone', async (status, codes, reason) => {
  const { url, close } = await serve((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { ...codes, message: 'For Ana Horvat' } }));
  });
  onTestFinished(close);
  const stripe = createClient('sk_test_x', url, 5_000);
  const asked = withinTime(5_000, () => stripe.checkout.sessions.list());
  await expect(asked).rejects.toEqual(new PaymentUnavailable(`Stripe answered with ${reason}`));
});
