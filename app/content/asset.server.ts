import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { log } from '~/platform/log/log.server';
import { assetPresets } from '~/routing/asset-href';
import { createImageEncoder } from './image-encoder.server';
import type { ImageMaster } from './image-masters.server';
import {
  chooseFormats,
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

type AssetServiceOptions = Partial<Pick<VariantStoreOptions, 'encode' | 'onProblem'>> & {
  dataDir: string;
  /** The originals of the currently published pictures. */
  list: () => ReadonlyMap<string, ImageMaster>;
  /** Downloads an original that is not stored locally. */
  fetch?: (id: string, master: ImageMaster) => Promise<void>;
};

export type AssetService = ReturnType<typeof createAssetService>;

/** Provides the pictures in their presets, encoded on the first request or in advance. */
export function createAssetService(options: AssetServiceOptions) {
  const { onProblem = (error, message) => log.warn({ err: error }, message) } = options;
  const encoder = createImageEncoder();
  const encode = options.encode ?? encoder.encode;
  const folder = join(options.dataDir, 'cache', 'assets');
  const { provide, provideQuickly } = createVariantStore({ folder, encode, onProblem });

  /**
   * Finds the file for `GET /assets/{id}?key=`; null if there is no such picture or preset. A variant that has not
   * been encoded yet is replaced by a stand-in, so that no visitor waits for a slow encoder.
   * @param key a preset's name; the largest variant if omitted
   * @param accept the request's Accept header
   * @throws Error if the original cannot be downloaded
   * @throws OverloadError if too many pictures are queued
   */
  async function findAsset(
    id: string,
    key: string | undefined,
    accept: string,
  ): Promise<FoundAsset | null> {
    const master = options.list().get(id);
    const preset = master && findPreset(key, master.width);
    if (!preset) return null;
    await options.fetch?.(id, master);
    const { best, quick } = chooseFormats(accept);
    return provideQuickly(master, { id, preset, format: best }, quick);
  }

  async function warm(master: ImageMaster, variant: ImageVariant): Promise<void> {
    await options.fetch?.(variant.id, master);
    await provide(master, variant, { urgent: false });
  }

  /**
   * Encodes variants before visitors request them, one at a time and only while no visitor waits for one; never
   * rejects. Deletes files that no picture needs any more.
   */
  async function warmAssets(
    list: readonly ImageVariant[],
    { signal }: { signal: AbortSignal },
  ): Promise<void> {
    const wanted = listVariants(options.list()).map(({ name }) => name);
    await removeLeftovers(folder, new Set(wanted));
    for (const variant of list) {
      if (signal.aborted) return;
      const master = options.list().get(variant.id);
      if (!master) continue;
      const began = Date.now();
      await warm(master, variant).catch((error: unknown) =>
        onProblem(error, 'A picture could not be made in advance'),
      );
      await rest((Date.now() - began) * restFactor, signal);
    }
  }

  return {
    findAsset,
    listVariants: () => listVariants(options.list()),
    warmAssets,
    /** Starts the encoder before visitors come to a site whose pictures may not be encoded yet. */
    prepare: () => encoder.prepare(),
  };
}

/**
 * Encoding occupies a CPU core, so it pauses for three times as long as it runs and leaves the rest to visitors'
 * pages.
 */
const restFactor = 3;

/** Resolves after `ms`, or as soon as the signal is aborted. */
const rest = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal, ref: false }).catch(() => undefined);

/** Every file that the service can encode: best format first, narrow before wide. */
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
