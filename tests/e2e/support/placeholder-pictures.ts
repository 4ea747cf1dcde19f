import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import {
  type ImageMaster,
  imagesDir,
  readMasters,
} from '../../../app/content/image-masters.server';
import { listPresets } from '../../../app/content/image-variants';
import { variantName } from '../../../app/content/variant-store.server';

/** A picture cache of single-colour placeholders with the right proportions, filled before the first test. */
export const placeholderCache = fileURLToPath(
  new URL('../../../.cache/test-placeholders', import.meta.url),
);

/** Wide enough for rounding to keep the proportions to a fraction of a per cent. */
const width = 320;

/**
 * Fills `placeholderCache` with a file for every picture URL that a page may contain. Encoding the real pictures takes
 * minutes, and only few tests need them.
 */
export default async function makePlaceholders(): Promise<void> {
  const folder = join(placeholderCache, 'assets');
  mkdirSync(folder, { recursive: true });
  for (const [id, master] of readMasters(imagesDir)) {
    const names = listPresets(master.width).map((preset) =>
      variantName({ id, preset, format: 'avif' }, master),
    );
    const missing = names.filter((name) => !existsSync(join(folder, name)));
    if (missing.length > 0) write(folder, missing, await paint(master));
  }
}

const paint = ({ width: wide, height: tall, color }: ImageMaster): Promise<Buffer> =>
  sharp({
    create: { width, height: Math.round((width * tall) / wide), channels: 3, background: color },
  })
    .avif({ effort: 0 })
    .toBuffer();

function write(folder: string, names: string[], bytes: Buffer): void {
  for (const name of names) {
    // An interrupted run must not leave a partial file.
    const part = join(folder, `${name}.part`);
    rmSync(part, { force: true });
    writeFileSync(part, bytes);
    renameSync(part, join(folder, name));
  }
}
