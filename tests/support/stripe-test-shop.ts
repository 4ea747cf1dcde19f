import { text } from 'node:stream/consumers';
import type { PaymentProvider } from '../../app/shop/payments/core/payments';
import { createStripeProvider } from '../../app/shop/payments/providers/stripe/stripe.server';
import { startStripeEmulator, type StripeEmulator } from '../../app/emulators/stripe-emulator';
import { serve } from './serve';
import { makePayment, submitCard } from './wspay-test-shop';

export const stripeKeys = {
  secretKey: 'sk_test_noMessageMayShowThis',
  webhookSecret: 'whsec_noMessageMayShowThis',
};

/** A received webhook event. */
type ReceivedEvent = { body: string; headers: Headers; type: string; at: number };

export type StripeTestShop = {
  emulator: StripeEmulator;
  provider: PaymentProvider;
  events: ReceivedEvent[];
  /** Handles an event; resolves to the status the shop responds with. */
  onEvent: { run: (event: ReceivedEvent) => Promise<number | undefined> };
  /** Another adapter on the same emulator. */
  withTimeout(timeoutMs: number): PaymentProvider;
  close(): Promise<void>;
};

export const delayMs = 300;

/** The emulator, an adapter connected to it, and a shop that records its events. */
export async function openStripeTestShop(stateFile?: string): Promise<StripeTestShop> {
  const events: ReceivedEvent[] = [];
  const onEvent: StripeTestShop['onEvent'] = { run: async () => undefined };
  const shop = await serve(async (request, response) => {
    const body = await text(request);
    const { type } = JSON.parse(body) as { type: string };
    const headers = new Headers(request.headers as Record<string, string>);
    const event = { body, headers, type, at: Date.now() };
    const status = await onEvent.run(event);
    events.push(event);
    response.writeHead(status ?? 200).end('OK');
  });
  const emulator = await startStripeEmulator({
    port: 0,
    ...stripeKeys,
    webhookUrl: shop.url,
    stateFile,
    delayMs,
    retryMs: 20,
    shopName: 'TESTSHOP',
  });
  const withTimeout = (timeoutMs?: number) =>
    createStripeProvider({
      secretKey: stripeKeys.secretKey,
      webhookSecrets: [stripeKeys.webhookSecret],
      apiUrl: emulator.url,
      timeoutMs,
      describe: (locale, orderNumber) => `${locale} ${orderNumber}`,
    });
  const close = async () => {
    await emulator.close();
    await shop.close();
  };
  return { emulator, provider: withTimeout(), events, onEvent, withTimeout, close };
}

export const goodCard = '4242 4242 4242 4242';

/** Opens a payment page, pays with a card and returns what the shop then has. */
export async function payStripe(shop: StripeTestShop, reference: string, card = goodCard) {
  const { url, ids } = await shop.provider.start(makePayment(reference));
  const response = await submitCard(url, card);
  return { payment: { reference, ids }, url, response };
}
