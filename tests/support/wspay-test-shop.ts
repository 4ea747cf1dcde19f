import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { PaymentProvider, PaymentStart } from '../../app/shop/payments/core/payments';
import { createWspayProvider } from '../../app/shop/payments/providers/wspay/wspay.server';
import { startWspayEmulator, type WspayEmulator } from '../../app/emulators/wspay-emulator';
import { serve } from './serve';

export const keys = { shopId: 'TESTSHOP', secretKey: 'a-secret-that-no-message-may-show' };

/** A received callback. */
type ReceivedCallback = { body: Record<string, unknown>; at: number };

export type TestShop = {
  emulator: WspayEmulator;
  provider: PaymentProvider;
  callbacks: ReceivedCallback[];
  /** Handles a callback before the shop responds to it. */
  onCallback: { run: (body: Record<string, unknown>) => Promise<unknown> };
  /** Another adapter on the same emulator. */
  withTimeout(timeoutMs: number): PaymentProvider;
  close(): Promise<void>;
};

export const delayMs = 300;

let lastReference = 0;

/** A unique cart id. */
export const nextReference = () => `M-2026-${String(++lastReference).padStart(6, '0')}-1`;

export function makePayment(reference: string, change: Partial<PaymentStart> = {}): PaymentStart {
  return {
    reference,
    orderNumber: reference.replace(/-\d+$/, ''),
    amountCents: 123450,
    locale: 'hr',
    createdAt: new Date(),
    returnUrl: 'http://shop.test/payments/wspay/return?order=tok%20en',
    customer: {
      fullName: 'Ana Marija Čačić',
      address: 'Gradinska 1',
      city: 'Grožnjan',
      postalCode: '52429',
      country: 'HR',
      phone: '+385911234567',
      email: 'ana@example.com',
    },
    ...change,
  };
}

/** The emulator, an adapter connected to it, and a shop that records its callbacks. */
export async function openTestShop(stateFile?: string): Promise<TestShop> {
  const callbacks: ReceivedCallback[] = [];
  const onCallback: TestShop['onCallback'] = { run: async () => undefined };
  const shop = await serve(async (request, response) => {
    const body = (await json(request)) as Record<string, unknown>;
    await onCallback.run(body);
    callbacks.push({ body, at: Date.now() });
    response.end('OK');
  });
  const emulator = await startWspayEmulator({
    port: 0,
    ...keys,
    callbackUrl: shop.url,
    stateFile,
    delayMs,
  });
  const withTimeout = (timeoutMs?: number) =>
    createWspayProvider({ ...keys, formUrl: emulator.url, apiUrl: `${emulator.url}/`, timeoutMs });
  const close = async () => {
    await emulator.close();
    await shop.close();
  };
  return { emulator, provider: withTimeout(), callbacks, onCallback, withTimeout, close };
}

/** Passes the adapter a callback as WSPay posts it. */
export function readCallback(provider: PaymentProvider, body: object) {
  const headers = new Headers({ 'content-type': 'application/json' });
  return provider.parseCallback(JSON.stringify(body), headers);
}

/** Submits the card form as a browser does; redirects are not followed. */
export function submitCard(url: string, cardNumber: string, change: Record<string, string> = {}) {
  const body = new URLSearchParams({
    cardNumber,
    expiry: '12/39',
    cvv: '123',
    holder: 'Ana Čačić',
    ...change,
  });
  return fetch(url, { method: 'POST', body, redirect: 'manual' });
}

/** Opens a payment page, pays with a card and returns the URL that the browser is redirected to. */
export async function payWith(shop: TestShop, reference: string, cardNumber: string): Promise<URL> {
  const { url } = await shop.provider.start(makePayment(reference));
  const response = await submitCard(url, cardNumber);
  return new URL(response.headers.get('location') ?? '', url);
}

/** Waits until a condition holds; the test's own timeout ends the wait. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(5);
}
