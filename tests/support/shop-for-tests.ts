import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { eventually } from './eventually';
import { findFreePorts } from './free-ports';
import { providerSettings, startProvider, type ShopWithProvider } from './shop-with-provider';
import { type Site, startSite } from './site';
import { query } from './stored-rows';
import { startStripe, type StripeShop, stripeSettings } from './stripe-shop';

type Emulator = { close(): Promise<void>; isIdle(): boolean; setMode(): void };
type Shop<Kind extends Emulator> = { site: Site; emulator: Kind };

/**
 * One site for all tests of a file, and the provider's emulator. Each test has an emulator of its own, at the address that
 * the site knows, and finds neither orders nor emails.
 */
function shopForTests<Kind extends Emulator>(
  start: (sitePort: number, port: number) => Promise<Kind>,
  settings: (emulator: { url: string }) => Record<string, string>,
): Shop<Kind> {
  const shop = {} as Shop<Kind>;
  beforeAll(async () => {
    const port = await findFreePorts();
    const env = settings({ url: `http://127.0.0.1:${port + 1}` });
    shop.site = await startSite({ port, env });
  });
  beforeEach(async () => {
    shop.emulator = await start(shop.site.port, shop.site.port + 1);
  });
  afterEach(async () => {
    shop.emulator.setMode();
    await eventually(() => expect(shop.emulator.isIdle()).toBe(true));
    await shop.emulator.close();
    await empty(shop.site);
  });
  afterAll(() => shop.site.stop());
  return shop;
}

async function empty({ dataDir }: Site): Promise<void> {
  const waiting = "select id from outbox where state = 'queued'";
  await eventually(async () => expect(await query(dataDir, waiting)).toEqual([]));
  // What belongs to an order goes with it.
  for (const table of ['orders', 'unmatched_payments', 'outbox'])
    await query(dataDir, `delete from ${table}`);
  const folder = join(dataDir, 'mail');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
}

/** A shop that WSPay serves. */
export const wspayShopForTests = (): ShopWithProvider =>
  shopForTests((sitePort, port) => startProvider(sitePort, 300, port), providerSettings);

/** A shop that Stripe serves. */
export const stripeShopForTests = (): StripeShop => shopForTests(startStripe, stripeSettings);
