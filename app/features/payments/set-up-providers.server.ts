import { createHmac } from 'node:crypto';
import type { Env } from '~/server/env-schema';
import { getSessionSecrets } from '~/server/env.server';
import { setPaymentProviders } from './payment-service.server';
import type { PaymentProvider } from './payments';
import { createWspayProvider } from './wspay.server';
import type { WspayKeys } from './wspay-signature';

const day = 24 * 60 * 60_000;

/** What the demonstration's shop and its card-provider emulator share. */
export function demoWspayKeys(): WspayKeys {
  const [secret = ''] = getSessionSecrets();
  const secretKey = createHmac('sha256', secret).update('card emulator').digest('hex');
  return { shopId: 'MURVADEMO', secretKey };
}

/** Where the emulator of a demonstration answers: the site's process has it on the port after its own. */
export const demoProviderUrl = ({ PORT }: Env) => `http://127.0.0.1:${PORT + 1}`;

/**
 * Sets up every provider that the environment names, for the site and for the operator's commands alike.
 * @returns them; none where the checkout is closed
 */
export function setUpProviders(env: Env): readonly PaymentProvider[] {
  const wspay = wspayOptions(env);
  const providers = wspay
    ? [createWspayProvider({ ...wspay, holdMs: env.WSPAY_HOLD_DAYS * day })]
    : [];
  setPaymentProviders(providers, env.PAYMENT_PROVIDER);
  return providers;
}

function wspayOptions(env: Env) {
  if (env.payment === 'closed') return undefined;
  if (env.payment === 'emulator') {
    const url = demoProviderUrl(env);
    return { ...demoWspayKeys(), formUrl: url, apiUrl: url };
  }
  return {
    shopId: env.WSPAY_SHOP_ID ?? '',
    secretKey: env.WSPAY_SECRET_KEY ?? '',
    formUrl: env.WSPAY_FORM_URL,
    apiUrl: env.WSPAY_API_URL,
  };
}
