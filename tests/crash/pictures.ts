import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAssetService } from '~/content/asset.server';
import { imagesDir, readMasters } from '~/content/image-masters.server';

/**
 * Puts a file in the place of every picture that the site would make in its quiet moments, as if it had run for an
 * hour: nobody looks at pictures here, and making them takes minutes of a small machine.
 */
export function pretendPicturesAreMade(dataDir: string): void {
  const folder = join(dataDir, 'cache', 'assets');
  mkdirSync(folder, { recursive: true });
  const masters = readMasters(imagesDir);
  for (const { name } of createAssetService({ dataDir, list: () => masters }).listVariants()) {
    writeFileSync(join(folder, name), 'x');
  }
}
