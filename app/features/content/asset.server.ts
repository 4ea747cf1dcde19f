import { join } from 'node:path';
import { getEnv } from '~/server/env.server';
import { log } from '~/server/log.server';
import { assetPresets } from '~/routing/asset-href';
import { type ImageMaster, imagesDir, readMasters } from './image-masters.server';
import {
  chooseFormat,
  findPreset,
  type ImageVariant,
  imageFormats,
  listPresets,
} from './image-variants';
import { removeLeftovers } from './variant-files.server';
import {
  createVariantStore,
  type FoundAsset,
  variantName,
  type VariantStoreOptions,
} from './variant-store.server';

export type AssetServiceOptions = Partial<Pick<VariantStoreOptions, 'encode' | 'onProblem'>> & {
  dataDir: string;
  imagesDir: string;
};

type AssetService = ReturnType<typeof createAssetService>;

let service: AssetService | undefined;

/** The process's image service, over DATA_DIR. */
export function getAssetService(): AssetService {
  service ??= createAssetService({ dataDir: getEnv().DATA_DIR, imagesDir });
  return service;
}

/**
 * The pictures in their presets, made when first asked for or ahead of it.
 * @throws Error when `images.json` or a file it names is wrong
 */
export function createAssetService(options: AssetServiceOptions) {
  const { encode, onProblem = (error, message) => log.warn({ err: error }, message) } = options;
  const masters = readMasters(options.imagesDir);
  const folder = join(options.dataDir, 'cache', 'assets');
  const provide = createVariantStore({ folder, encode, onProblem });

  /**
   * The file that answers `GET /assets/{id}?key=`; null when there is no such picture or preset.
   * @param key a preset's name; without one the largest file there is
   * @param accept the request's Accept header
   * @throws Error when the master is damaged
   */
  async function findAsset(
    id: string,
    key: string | undefined,
    accept: string,
  ): Promise<FoundAsset | null> {
    const master = masters.get(id);
    const preset = master && findPreset(key, master.width);
    if (!preset) return null;
    return provide(master, { id, preset, format: chooseFormat(accept) }, { urgent: true });
  }

  /**
   * Makes variants before visitors ask, one at a time and only while no visitor waits for another; never rejects.
   * Removes files that no picture needs any more.
   */
  async function warmAssets(
    list: readonly ImageVariant[],
    { signal }: { signal: AbortSignal },
  ): Promise<void> {
    await removeLeftovers(folder, new Set(listVariants(masters).map(({ name }) => name)));
    for (const variant of list) {
      if (signal.aborted) return;
      const master = masters.get(variant.id);
      if (!master) continue;
      await provide(master, variant, { urgent: false }).catch((error: unknown) =>
        onProblem(error, 'A picture could not be made in advance'),
      );
    }
  }

  return { findAsset, listVariants: () => listVariants(masters), warmAssets };
}

/** Every file the service can make: best format first, narrow before wide. */
function listVariants(masters: ReadonlyMap<string, ImageMaster>) {
  const files = [...masters].flatMap(([id, master]) =>
    listPresets(master.width).map((preset) => ({ id, preset, master })),
  );
  files.sort((one, other) => assetPresets[one.preset] - assetPresets[other.preset]);
  return imageFormats.flatMap((format) =>
    files.map(({ id, preset, master }) => {
      const variant: ImageVariant = { id, preset, format };
      return { ...variant, name: variantName(variant, master) };
    }),
  );
}
