import { createHmac } from 'node:crypto';
import { id } from '#hotel/hotel.config.js';
import { getT } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import type { Env } from '~/platform/env/env-schema';
import { getSessionSecrets } from '~/platform/env/env.server';
import { setPaymentProviders } from './core/payment-service.server';
import type { PaymentProvider } from './core/payments';
import type { ProviderId } from '~/platform/database/stored-values';
import { createStripeProvider, type StripeOptions } from './providers/stripe/stripe.server';
import { createWspayProvider, type WspayOptions } from './providers/wspay/wspay.server';
import type { WspayKeys } from './providers/wspay/wspay-signature';

const day = 24 * 60 * 60_000;

/** What the demonstration's shop and WSPay's emulator share. */
export const demoWspayKeys = (): WspayKeys => ({
  shopId: `${id.toUpperCase()}DEMO`,
  secretKey: derive('card emulator'),
});

/** What the demonstration's shop and Stripe's emulator share. */
export const demoStripeKeys = () => ({
  secretKey: `sk_test_${derive('stripe emulator')}`,
  webhookSecret: `whsec_${derive('stripe emulator events')}`,
});

/** A secret for one purpose that survives restarts. */
function derive(purpose: string): string {
  const [secret = ''] = getSessionSecrets();
  return createHmac('sha256', secret).update(purpose).digest('hex');
}

/** Where the emulator of a demonstration answers: the site's process has it on the port after its own. */
const demoProviderUrl = ({ PORT }: Env) => `http://127.0.0.1:${PORT + 1}`;

/**
 * Sets up every provider that the environment has credentials for, for the site and for the operator's commands alike.
 * PAYMENT_PROVIDER takes the new orders; older ones are settled by theirs.
 * @returns them; none where nothing is set up
 */
export function setUpProviders(env: Env): readonly PaymentProvider[] {
  const wspay = findWspay(env);
  const stripe = findStripe(env);
  const providers = [
    ...(wspay ? [createWspayProvider(wspay)] : []),
    ...(stripe ? [createStripeProvider(stripe)] : []),
  ];
  setPaymentProviders(providers, env.PAYMENT_PROVIDER);
  return providers;
}

const isEmulated = (env: Env, id: ProviderId) =>
  env.payment === 'emulator' && env.PAYMENT_PROVIDER === id;

function findWspay(env: Env): WspayOptions | undefined {
  const holdMs = env.WSPAY_HOLD_DAYS * day;
  if (isEmulated(env, 'wspay')) {
    const url = demoProviderUrl(env);
    return { ...demoWspayKeys(), formUrl: url, apiUrl: url, holdMs };
  }
  const { WSPAY_SHOP_ID: shopId, WSPAY_SECRET_KEY: secretKey } = env;
  if (!shopId || !secretKey) return undefined;
  return { shopId, secretKey, formUrl: env.WSPAY_FORM_URL, apiUrl: env.WSPAY_API_URL, holdMs };
}

function findStripe(env: Env): StripeOptions | undefined {
  if (isEmulated(env, 'stripe')) {
    const { secretKey, webhookSecret } = demoStripeKeys();
    const apiUrl = demoProviderUrl(env);
    return { secretKey, webhookSecrets: [webhookSecret], apiUrl, describe: describeOrder };
  }
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecrets } = env;
  if (!secretKey || !webhookSecrets) return undefined;
  return { secretKey, webhookSecrets, apiUrl: env.STRIPE_API_URL, describe: describeOrder };
}

/** "Order M-2026-000123" */
function describeOrder(locale: Locale, number: string): string {
  return getT(locale)('order:title', { number });
}
