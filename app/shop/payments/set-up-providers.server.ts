import { createHmac } from 'node:crypto';
import { id } from '#hotel/hotel.config.js';
import { dayMs } from '~/platform/time/durations';
import { getT } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import type { Env } from '~/platform/env/env-schema';
import type { PaymentProvider } from './core/payments';
import { type ProviderId, providerIds } from '~/platform/database/stored-values';
import { hasPage } from '~/routing/paths';
import { createStripeProvider, type StripeOptions } from './providers/stripe/stripe.server';
import { createWspayProvider, type WspayOptions } from './providers/wspay/wspay.server';
import type { WspayKeys } from './providers/wspay/wspay-signature';

/** Credentials shared by the demonstration's shop and the WSPay emulator. */
export const demoWspayKeys = (secrets: readonly string[]): WspayKeys => ({
  shopId: `${id.toUpperCase()}DEMO`,
  secretKey: derive(secrets, 'card emulator'),
});

/** Credentials shared by the demonstration's shop and the Stripe emulator. */
export const demoStripeKeys = (secrets: readonly string[]) => ({
  secretKey: `sk_test_${derive(secrets, 'stripe emulator')}`,
  webhookSecret: `whsec_${derive(secrets, 'stripe emulator events')}`,
});

/** Derives a secret for one purpose that stays the same across restarts. */
function derive([secret = '']: readonly string[], purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('hex');
}

/** The URL of the demonstration's emulator: the site's process serves it on the next port. */
const demoProviderUrl = ({ PORT }: Env) => `http://127.0.0.1:${PORT + 1}`;

/**
 * Creates every provider the environment has credentials for, for the site as well as the operator's commands.
 * PAYMENT_PROVIDER selects the one for new orders; older orders are settled by the provider they were paid with.
 * @param secrets the session secrets, from which a demonstration's credentials are derived
 * @returns an empty list if none is configured, and in a hotel without a shop
 */
export function createProviders(env: Env, secrets: readonly string[]): readonly PaymentProvider[] {
  if (!hasPage('shop')) return [];
  return providerIds.flatMap((id) => factories[id](env, secrets) ?? []);
}

type Factory = (env: Env, secrets: readonly string[]) => PaymentProvider | undefined;

const factories: Record<ProviderId, Factory> = {
  wspay(env, secrets) {
    const options = findWspay(env, secrets);
    return options && createWspayProvider(options);
  },
  stripe(env, secrets) {
    const options = findStripe(env, secrets);
    return options && createStripeProvider(options);
  },
};

const isEmulated = (env: Env, id: ProviderId) =>
  env.payment === 'emulator' && env.PAYMENT_PROVIDER === id;

function findWspay(env: Env, secrets: readonly string[]): WspayOptions | undefined {
  const holdMs = env.WSPAY_HOLD_DAYS * dayMs;
  if (isEmulated(env, 'wspay')) {
    const url = demoProviderUrl(env);
    return { ...demoWspayKeys(secrets), formUrl: url, apiUrl: url, holdMs };
  }
  const { WSPAY_SHOP_ID: shopId, WSPAY_SECRET_KEY: secretKey } = env;
  if (!shopId || !secretKey) return undefined;
  return { shopId, secretKey, formUrl: env.WSPAY_FORM_URL, apiUrl: env.WSPAY_API_URL, holdMs };
}

function findStripe(env: Env, secrets: readonly string[]): StripeOptions | undefined {
  if (isEmulated(env, 'stripe')) {
    const { secretKey, webhookSecret } = demoStripeKeys(secrets);
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
