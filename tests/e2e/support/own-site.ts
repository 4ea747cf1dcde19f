import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePorts } from '../../support/free-ports';
import { startSite } from '../../support/site';
import { removeDatabase } from '../../support/site-database';
import { placeholderCache } from './placeholder-pictures';

/** A site started for browser tests. */
export type OwnSite = {
  url: string;
  /** Origin of the payment provider's emulator: another host, so that the return is cross-site as in production. */
  cardUrl: string;
  /** Other origins that its pages may request. */
  others: readonly string[];
  dataDir: string;
  stop(): Promise<void>;
};

type OwnSiteOptions = {
  env?: Record<string, string>;
  /** Where the site's clock starts; by default now. */
  clockAt?: Date | undefined;
  others?: readonly string[];
  /** Real pictures, encoded on first request, instead of placeholders. */
  realPictures?: boolean;
};

/** Starts the built site with its own data and ports. */
export async function startOwnSite(options: OwnSiteOptions = {}): Promise<OwnSite> {
  const { env = {}, clockAt, others = [], realPictures = false } = options;
  const dataDir = mkdtempSync(join(tmpdir(), 'murva-e2e-'));
  if (!realPictures) {
    mkdirSync(placeholderCache, { recursive: true });
    symlinkSync(placeholderCache, join(dataDir, 'cache'), 'dir');
  }
  const port = await findFreePorts();
  const url = `http://localhost:${port}`;
  const forget = async () => {
    await removeDatabase(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  };
  const site = await startSite({ port, dataDir, clockAt, env: { SITE_URL: url, ...env } }).catch(
    async (error: unknown) => {
      await forget();
      throw error;
    },
  );
  return {
    url,
    cardUrl: site.emulatorUrl ?? '',
    others,
    dataDir,
    async stop() {
      await site.stop();
      await forget();
    },
  };
}
