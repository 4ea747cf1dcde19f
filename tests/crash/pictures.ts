import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAssetService } from '~/content/asset.server';
import { imagesDir, readMasters } from '~/content/image-masters.server';

/**
 * Writes a dummy file for every picture that the site would encode in the background, as if it had run for an hour:
 * these tests do not need pictures, and encoding them takes minutes on a small machine.
 */
export function prefillPictureCache(dataDir: string): void {
  const folder = join(dataDir, 'cache', 'assets');
  mkdirSync(folder, { recursive: true });
  const masters = readMasters(imagesDir);
  for (const { name } of createAssetService({ dataDir, list: () => masters }).listVariants()) {
    writeFileSync(join(folder, name), 'x');
  }
}
