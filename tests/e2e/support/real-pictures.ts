import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { imagesDir, readMasters } from '../../../app/content/image-masters.server';
import { encoderSettings, type ImageVariant } from '../../../app/content/image-variants';
import { variantName } from '../../../app/content/variant-store.server';
import { type AssetPreset, assetPresets } from '../../../app/routing/asset-href';
import { sharedPictures } from '../../../tools/test-pictures.mjs';

/** Pictures on the pages of those tests, by preset. The site encodes any others on demand. */
const wanted: Partial<Record<AssetPreset, string>> = {
  xs: 'buza leccino murva-cuvee plate-mulberry rosulja',
  sm: 'bianchera bianchera-2 exp-sea exp-truffles heritage-house heritage-silk hero-m hero-winter-m news-silk plate-bianchera plate-mulberry restaurant-table-1 restaurant-table-3 suite-cavalier-wide',
  md: 'bianchera classic-suite-wide comfort-room-wide exp-harvest heritage-house heritage-silk hero-winter-m house-door house-terrace konoba-table-1 news-silk package-oil package-spring package-truffle restaurant-table-1 restaurant-table-3 suite-cavalier-wide tradition-suite-wide',
  lg: 'heritage-house heritage-silk suite-cavalier-bed suite-cavalier-wide suite-cavalier-window',
  xxl: 'hero hero-winter',
};

/**
 * Encodes the pictures before the first test, so that the site encodes none in the background during the tests.
 * With the lowest effort: the tests check colours, not bytes.
 */
export default async function encodePictures(): Promise<void> {
  const folder = join(sharedPictures, 'assets');
  mkdirSync(folder, { recursive: true });
  const masters = readMasters(imagesDir);
  const missing = Object.entries(wanted).flatMap(([preset, ids]) =>
    ids.split(' ').flatMap((id) => {
      const master = masters.get(id);
      if (!master) throw new Error(`There is no picture "${id}"`);
      const variant: ImageVariant = { id, preset: preset as AssetPreset, format: 'avif' };
      const path = join(folder, variantName(variant, master));
      return existsSync(path) ? [] : [{ path, master, width: assetPresets[variant.preset] }];
    }),
  );
  const work = async () => {
    for (let job = missing.pop(); job; job = missing.pop()) {
      const bytes = await sharp(job.master.path)
        .resize({ width: job.width, withoutEnlargement: true })
        .avif({ ...encoderSettings.avif, effort: 0 })
        .toBuffer();
      writeFileSync(`${job.path}.part`, bytes);
      renameSync(`${job.path}.part`, job.path);
    }
  };
  await Promise.all([work(), work()]);
}
