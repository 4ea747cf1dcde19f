import type Stripe from 'stripe';
import { expect, test, vi } from 'vitest';
import { PaymentUnavailable } from '~/shop/payments/core/payments';
import { loadSession } from '~/shop/payments/providers/stripe/stripe-sessions.server';

const reference = 'P-0123456789ABCDEFGHJKMNPQRS';

const ours = {
  id: 'cs_ours',
  object: 'checkout.session',
  mode: 'payment',
  status: 'open',
  client_reference_id: reference,
  amount_total: 5_000,
  currency: 'eur',
  livemode: false,
  url: 'https://checkout.stripe.com/c/pay/cs_ours',
  payment_intent: null,
};

/** Stripe's answer where a booking engine that uses the same account has stored a card without charging it. */
const ofBookingEngine = {
  ...ours,
  id: 'cs_guarantee',
  mode: 'setup',
  status: null,
  client_reference_id: null,
  amount_total: null,
  currency: null,
};

function find(...lists: object[][]) {
  const list = vi.fn();
  for (const [index, data] of lists.entries())
    list.mockResolvedValueOnce({ data, has_more: index < lists.length - 1 });
  const stripe = { checkout: { sessions: { list } } } as unknown as Stripe;
  return { list, found: loadSession(stripe, { reference }) };
}

test('a page is found among others of the account that have no amount', async () => {
  const { list, found } = find([ofBookingEngine], [ofBookingEngine, ours]);
  expect(await found).toMatchObject({ id: 'cs_ours', amount_total: 5_000 });
  expect(list.mock.calls[1]).toMatchObject([{ starting_after: 'cs_guarantee' }]);
});

test.each([{ amount_total: null }, { currency: null }, { status: null }])(
  'one of this shop with %j decides nothing',
  async (change) => {
    const { found } = find([{ ...ours, ...change }]);
    await expect(found).rejects.toBeInstanceOf(PaymentUnavailable);
  },
);
