import { PaymentForged } from '~/shop/payments/core/payments';
import { createStripeProvider } from '~/shop/payments/providers/stripe/stripe.server';
import { deriveReturnKey, signReturnUrl } from '~/shop/payments/providers/stripe/stripe-return';
import { signWebhook } from '../../app/emulators/stripe-webhooks';
import type { ForgeryCase, GenuineMessage } from './forgeries';

type Keys = { secretKey: string; webhookSecret: string };

const keys = { secretKey: 'sk_test_ours12345', webhookSecret: 'whsec_ours12345' };
const otherAccount = { secretKey: 'sk_test_other1234', webhookSecret: 'whsec_other1234' };

const provider = createStripeProvider({
  secretKey: keys.secretKey,
  webhookSecrets: ['whsec_newer12345', keys.webhookSecret],
  apiUrl: 'https://api.test',
  describe: (_locale, orderNumber) => orderNumber,
});

const makeEvent = (type: string, object: object) =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    livemode: false,
    data: { object },
    type,
  });

function readEvent([body = '', signature = '']: readonly string[]) {
  let headers: Headers;
  try {
    headers = new Headers({ 'stripe-signature': signature });
  } catch {
    throw new PaymentForged('HTTP has no such header');
  }
  return provider.parseCallback(body, headers);
}

function messages(by: Keys, reference: string, time: number): GenuineMessage[] {
  const event = (name: string, type: string, object: object): GenuineMessage => {
    const body = makeEvent(type, object);
    return { name, parts: [body, signWebhook(by.webhookSecret, body, time)], read: readEvent };
  };
  const back = (name: string, outcome: 'paid' | 'cancelled'): GenuineMessage => {
    const key = deriveReturnKey(by.secretKey);
    const url = signReturnUrl(key, 'https://shop.test/payments/stripe/return', reference, outcome);
    return {
      name,
      parts: [new URL(url).search],
      read: (parts) => provider.parseReturn(new URLSearchParams(parts[0])),
    };
  };
  return [
    event('event of a page', 'checkout.session.completed', {
      id: 'cs_1',
      client_reference_id: reference,
      amount_total: 5000,
    }),
    event('event of a payment', 'payment_intent.amount_capturable_updated', {
      id: 'pi_1',
      amount: 5000,
      metadata: { reference },
    }),
    back('return', 'paid'),
    back('return without paying', 'cancelled'),
  ];
}

const now = () => Math.floor(Date.now() / 1000);

/** Stripe's events and our own signed return URLs. */
export const stripeForgeries: ForgeryCase = {
  name: 'Stripe',
  provider,
  genuine: (reference) => messages(keys, reference, now()),
  foreign: (reference) => [
    ...messages(otherAccount, reference, now()),
    // Recorded and sent again.
    ...messages(keys, reference, now() - 301).slice(0, 2),
  ],
};
