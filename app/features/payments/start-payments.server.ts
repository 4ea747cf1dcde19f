import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { getContent } from '~/features/content/content.server';
import { getT } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import type { Env } from '~/server/env-schema';
import { getSessionSecrets } from '~/server/env.server';
import { allowFormTargets } from '~/server/http/security-headers';
import type { PaymentProvider, ProviderId } from './payments';
import { setPaymentProviders } from './payment-service.server';
import type { StripeOptions } from './stripe.server';
import { createWspayProvider, type WspayOptions } from './wspay.server';

type EmulatorOptions = { port: number; stateFile: string; shopName: string };
type StartedEmulator = Promise<{ close(): Promise<void> }>;

/** Start the emulators; given by the entry, so that the application itself knows none. */
export type StartEmulators = {
  wspay(
    options: EmulatorOptions & { shopId: string; secretKey: string; callbackUrl: string },
  ): StartedEmulator;
  stripe(
    options: EmulatorOptions & { secretKey: string; webhookSecret: string; webhookUrl: string },
  ): StartedEmulator;
};

/** Starts the emulator where one is wanted, then sets the providers up. @returns how to end it */
export async function startPayments(
  env: Env,
  emulators: StartEmulators,
): Promise<() => Promise<void>> {
  const emulator = env.payment === 'emulator' ? await startEmulator(env, emulators) : undefined;
  await setUpProviders(env);
  return async () => emulator?.close();
}

/**
 * Sets up every provider that the environment has credentials for; PAYMENT_PROVIDER takes the new orders. An emulator
 * is only talked to: whoever runs beside the site finds the site's own.
 */
export async function setUpProviders(env: Env): Promise<void> {
  const wspay = findWspay(env);
  const stripe = findStripe(env);
  const providers: PaymentProvider[] = [];
  if (wspay) providers.push(createWspayProvider(wspay));
  if (stripe) {
    // Stripe's SDK is large: a shop without Stripe does not load it.
    const { createStripeProvider } = await import('./stripe.server');
    providers.push(createStripeProvider({ ...stripe, describe: describeOrder }));
  }
  setPaymentProviders(providers, env.PAYMENT_PROVIDER);
  allowFormTargets(providers.map(({ formOrigin }) => formOrigin));
}

/** "Order M-2026-000123": the reference without the number of the attempt, which means nothing to a shopper. */
function describeOrder(locale: Locale, reference: string): string {
  return getT(locale)('order:title', { number: reference.replace(/-\d+$/, '') });
}

const isEmulated = (env: Env, id: ProviderId) =>
  env.payment === 'emulator' && env.PAYMENT_PROVIDER === id;

const emulatorUrl = (env: Env) => `http://127.0.0.1:${env.PORT + 1}`;

function findWspay(env: Env): WspayOptions | undefined {
  if (isEmulated(env, 'wspay')) {
    const url = emulatorUrl(env);
    return { shopId: 'MURVADEMO', secretKey: derive('card emulator'), formUrl: url, apiUrl: url };
  }
  const { WSPAY_SHOP_ID: shopId, WSPAY_SECRET_KEY: secretKey } = env;
  if (!shopId || !secretKey) return undefined;
  return { shopId, secretKey, formUrl: env.WSPAY_FORM_URL, apiUrl: env.WSPAY_API_URL };
}

function findStripe(env: Env): Omit<StripeOptions, 'describe'> | undefined {
  if (isEmulated(env, 'stripe')) {
    const { secretKey, webhookSecret } = deriveStripeKeys();
    return { secretKey, webhookSecrets: [webhookSecret], apiUrl: emulatorUrl(env) };
  }
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecrets } = env;
  if (!secretKey || !webhookSecrets) return undefined;
  return { secretKey, webhookSecrets, apiUrl: env.STRIPE_API_URL };
}

async function startEmulator(env: Env, emulators: StartEmulators) {
  const site = `http://127.0.0.1:${env.PORT}`;
  const common = {
    port: env.PORT + 1,
    stateFile: join(env.DATA_DIR, emulatorFiles[env.PAYMENT_PROVIDER]),
    shopName: getContent().get().site.house.fullName,
  };
  if (env.PAYMENT_PROVIDER === 'stripe') {
    const webhookUrl = `${site}/payments/stripe/webhook`;
    return emulators.stripe({ ...common, ...deriveStripeKeys(), webhookUrl });
  }
  const secretKey = derive('card emulator');
  const callbackUrl = `${site}/payments/wspay/callback`;
  return emulators.wspay({ ...common, shopId: 'MURVADEMO', secretKey, callbackUrl });
}

const emulatorFiles: Record<ProviderId, string> = {
  wspay: 'card-emulator.jsonl',
  stripe: 'stripe-emulator.jsonl',
};

const deriveStripeKeys = () => ({
  secretKey: `sk_test_${derive('stripe emulator')}`,
  webhookSecret: `whsec_${derive('stripe emulator events')}`,
});

/** A secret that survives restarts, for one purpose. */
function derive(purpose: string): string {
  const [secret = ''] = getSessionSecrets();
  return createHmac('sha256', secret).update(purpose).digest('hex');
}
