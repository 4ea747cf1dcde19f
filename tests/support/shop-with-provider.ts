import { onTestFinished } from 'vitest';
import { startWspayEmulator, type WspayEmulator } from '../../app/emulators/wspay-emulator';
import { findFreePorts } from './free-ports';
import { type Site, startSite } from './site';

export const providerKeys = { shopId: 'TESTSHOP', secretKey: 'a-secret-that-no-message-may-show' };

export type ShopWithProvider = { site: Site; emulator: WspayEmulator };

/** The settings of a site that uses the provider's emulator. */
export const providerSettings = ({ url }: { url: string }) => ({
  WSPAY_SHOP_ID: providerKeys.shopId,
  WSPAY_SECRET_KEY: providerKeys.secretKey,
  INVOICES: 'external',
  WSPAY_FORM_URL: url,
  WSPAY_API_URL: url,
});

/** The provider's emulator for a site at a port. */
export const startProvider = (
  sitePort: number,
  delayMs: number,
  port = 0,
): Promise<WspayEmulator> =>
  startWspayEmulator({
    port,
    ...providerKeys,
    callbackUrl: `http://127.0.0.1:${sitePort}/payments/wspay/callback`,
    delayMs,
  });

/**
 * The built site with a payment provider emulator in the test's own process: faster than the site's own, with faults
 * to inject and transactions to inspect. Set `reuse` to share it between the tests of a file.
 */
export async function startShop(
  options: { delayMs?: number; reuse?: boolean } = {},
): Promise<ShopWithProvider> {
  const port = await findFreePorts();
  const emulator = await startProvider(port, options.delayMs ?? 300);
  const site = await startSite({ port, env: providerSettings(emulator) });
  if (!options.reuse) {
    onTestFinished(async () => {
      await site.stop();
      await emulator.close();
    });
  }
  return { site, emulator };
}

/** The authorised transactions at the provider. */
export const holdsOf = (emulator: WspayEmulator) =>
  emulator.transactions().filter(({ state }) => state === 'authorised');
