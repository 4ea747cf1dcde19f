import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { ProviderId } from '~/platform/database/stored-values';
import type { Env } from '~/platform/env/env-schema';
import { log } from '~/platform/log/log.server';
import type { WeatherProvider } from '~/site/weather/weather.server';
import type { SiteServices } from './services.server';
import { demoStripeKeys, demoWspayKeys } from '~/shop/payments/set-up-providers.server';

type Options = { port: number; stateFile: string; shopName: string };
type Started = Promise<{ close(): Promise<void> }>;

/** Injected by the entry point, so that the application does not depend on any emulator. */
export type Emulators = {
  wspay(options: Options & { shopId: string; secretKey: string; callbackUrl: string }): Started;
  stripe(
    options: Options & { secretKey: string; webhookSecret: string; webhookUrl: string },
  ): Started;
  cis(options: {
    port: number;
    stateFile: string;
  }): Promise<{ url: string; close(): Promise<void> }>;
  weather(options: {
    port: number;
    apiKey: string;
  }): Promise<{ url: string; close(): Promise<void> }>;
};

/**
 * Starts the emulator of the weather service if the operator has no key; never in strict production.
 * @returns the weather provider to use, and a function that stops the emulator
 */
export async function startWeatherEmulator(
  env: Env,
  emulators: Emulators,
): Promise<{ provider?: WeatherProvider; close(): Promise<void> }> {
  if (env.strict || env.WEATHER_API_KEY !== undefined) return { close: async () => {} };
  const apiKey = randomBytes(16).toString('hex');
  const { url, close } = await emulators.weather({ port: 0, apiKey });
  log.info({ url }, 'There is no WEATHER_API_KEY: the weather is an example by an emulator');
  return { provider: { url, apiKey, isEmulated: true }, close };
}

/**
 * Starts the emulator of the provider for new orders, if the settings request one. @returns a function that stops it
 */
export async function startEmulator(
  { env, content, secrets }: SiteServices,
  emulators: Emulators,
): Promise<() => Promise<void>> {
  if (env.payment !== 'emulator') return async () => {};
  const site = `http://127.0.0.1:${env.PORT}`;
  const port = env.PORT + 1;
  const shopName = content.current().get().site.hotel.fullName;
  const starters: Record<ProviderId, () => Started> = {
    wspay: () =>
      emulators.wspay({
        ...demoWspayKeys(secrets),
        port,
        shopName,
        callbackUrl: `${site}/payments/wspay/callback`,
        stateFile: join(env.DATA_DIR, 'card-emulator.jsonl'),
      }),
    stripe: () =>
      emulators.stripe({
        ...demoStripeKeys(secrets),
        port,
        shopName,
        webhookUrl: `${site}/payments/stripe/webhook`,
        stateFile: join(env.DATA_DIR, 'stripe-emulator.jsonl'),
      }),
  };
  const emulator = await starters[env.PAYMENT_PROVIDER]();
  return () => emulator.close();
}

/**
 * Starts the emulator of the tax office if the demonstration issues invoices with its throw-away certificate.
 * @returns its URL, and a function that stops it
 */
export async function startCisEmulator(
  { env, invoices: { invoicing } }: Pick<SiteServices, 'env' | 'invoices'>,
  emulators: Pick<Emulators, 'cis'>,
): Promise<{ url?: string; close(): Promise<void> }> {
  if (invoicing.kind !== 'own' || invoicing.url !== undefined) return { close: async () => {} };
  return emulators.cis({ port: 0, stateFile: join(env.DATA_DIR, 'cis-emulator.jsonl') });
}
