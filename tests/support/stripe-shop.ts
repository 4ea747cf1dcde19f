import type { Locale } from '~/i18n/locales';
import { stripeCards } from '../../app/emulators/stripe-cards';
import { startStripeEmulator, type StripeEmulator } from '../../app/emulators/stripe-emulator';
import { stripeKeys } from './stripe-test-shop';
import type { CardBehaviour } from '../../app/emulators/test-cards';
import { goToPayment } from './journey';
import type { Page, Shopper } from './shopper';
import type { Site } from './site';

export type StripeShop = { site: Site; emulator: StripeEmulator };

/** Stripe's emulator for a site at a port. */
export const startStripe = (sitePort: number, port: number): Promise<StripeEmulator> =>
  startStripeEmulator({
    port,
    ...stripeKeys,
    webhookUrl: `http://127.0.0.1:${sitePort}/payments/stripe/webhook`,
    delayMs: 300,
    retryMs: 100,
  });

/** The settings of a site that uses Stripe's emulator. */
export const stripeSettings = ({ url }: { url: string }) => ({
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: stripeKeys.secretKey,
  STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
  STRIPE_API_URL: url,
});

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
