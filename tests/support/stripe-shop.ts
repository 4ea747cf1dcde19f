import { onTestFinished } from 'vitest';
import type { Locale } from '~/i18n/locales';
import { stripeCards } from '../../app/emulators/stripe-cards';
import { startStripeEmulator, type StripeEmulator } from '../../app/emulators/stripe-emulator';
import { stripeKeys } from './stripe-test-shop';
import type { CardBehaviour } from '../../app/emulators/test-cards';
import { goToPayment } from './journey';
import type { Page, Shopper } from './shopper';
import { findFreePorts } from './free-ports';
import { type Site, startSite } from './site';

export type StripeShop = { site: Site; emulator: StripeEmulator };

/** The built site with Stripe's emulator in the test's own process, with faults to inject and payments to inspect. */
export async function startStripeShop(
  options: { delayMs?: number; retryMs?: number } = {},
): Promise<StripeShop> {
  const port = await findFreePorts();
  const emulator = await startStripeEmulator({
    port: 0,
    ...stripeKeys,
    webhookUrl: `http://127.0.0.1:${port}/payments/stripe/webhook`,
    delayMs: options.delayMs ?? 300,
    retryMs: options.retryMs ?? 100,
  });
  const site = await startSite({
    port,
    env: {
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: stripeKeys.secretKey,
      STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
      STRIPE_API_URL: emulator.url,
    },
  });
  onTestFinished(async () => {
    await site.stop();
    await emulator.close();
  });
  return { site, emulator };
}

/** Submits the card form; ends where Stripe redirects the browser. */
export function payWithStripe(
  shopper: Shopper,
  page: Page,
  card: CardBehaviour,
  follow = true,
): Promise<Page> {
  const { number = '' } = stripeCards.find(({ behaviour }) => behaviour === card) ?? {};
  const values = { cardNumber: number, expiry: '12/39', cvv: '123', holder: 'Ana Cacic' };
  return shopper.submit(page, page.form('cardNumber'), values, { follow });
}

/** From an empty cart to the end of a payment. */
export async function buyWithStripe(
  shopper: Shopper,
  locale: Locale,
  card: CardBehaviour,
): Promise<Page> {
  return payWithStripe(shopper, await goToPayment(shopper, locale), card);
}

/** The link back to the shop without paying. */
export function findReturnLink(page: Page): string {
  const [, link = ''] = /class="leave" href="([^"]+)"/.exec(page.html) ?? [];
  return link.replaceAll('&amp;', '&');
}

/** The authorised payments at Stripe. */
export const stripeHolds = (emulator: StripeEmulator) =>
  emulator.payments().filter(({ intent }) => intent?.status === 'requires_capture');
