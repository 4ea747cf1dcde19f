import { join } from 'node:path';
import { writeDurably } from '~/platform/files/durable-files.server';
import { OverloadError } from '~/platform/http/fair-queue';
import { minuteMs } from '~/platform/time/durations';
import type { AssetFile } from './content';
import { createEncodeQueue } from './encode-queue';
import type { EncodeJob } from './image-encoder.server';
import type { ImageMaster } from './image-masters.server';
import { contentTypes, type ImageFormat, type ImageVariant, widthOf } from './image-variants';
import { isStored } from './variant-files.server';

/**
 * A file to send; `name` identifies its content. A stand-in is not the requested file and must not be cached for
 * long.
 */
export type FoundAsset = AssetFile & { name: string; hash: string; standIn: boolean };

export type VariantStoreOptions = {
  folder: string;
  encode: (job: EncodeJob) => Promise<Buffer>;
  /**
   * Receives problems that visitors do not notice: files that cannot be stored, pictures that cannot be encoded in
   * advance.
   */
  onProblem: (error: unknown, message: string) => void;
};

/** A page has a dozen pictures; two hundred are encoded within five seconds on two cores. */
const encodeLimits = { running: 2, waiting: 200, quietMs: 300 };
/**
 * How long originals are served after the disk has rejected a file, or one after it could not be encoded; encoding in vain
 * would cost seconds per request.
 */
const refusalMs = 60_000;
/** How long a picture that failed in the background is not retried. */
const failureMs = 10 * minuteMs;

/** Encodes each variant once, at most two at a time, and stores it on disk. */
export function createVariantStore({ folder, encode, onProblem }: VariantStoreOptions) {
  const queue = createEncodeQueue(encodeLimits);
  const failed = new Map<string, number>();
  let refusedUntil = 0;
  const hasFailed = (name: string) => Date.now() < (failed.get(name) ?? 0);

  async function make(master: ImageMaster, variant: ImageVariant, name: string): Promise<void> {
    const width = widthOf(variant.preset, master.width);
    const bytes = await encode({ path: master.path, width, format: variant.format }).catch(
      (error) => {
        const message = `The picture "${variant.id}" cannot be encoded (${master.path})`;
        throw new Error(message, { cause: error });
      },
    );
    await writeDurably(join(folder, name), bytes).catch((error: unknown) => {
      refusedUntil = Date.now() + refusalMs;
      onProblem(error, 'Pictures cannot be kept in DATA_DIR: the originals stand in');
    });
  }

  async function findStored(
    master: ImageMaster,
    variant: ImageVariant,
  ): Promise<FoundAsset | undefined> {
    const name = variantName(variant, master);
    const path = join(folder, name);
    if (!(await isStored(path))) return undefined;
    const contentType = contentTypes[variant.format];
    const width = widthOf(variant.preset, master.width);
    return { path, contentType, width, name, hash: master.hash, standIn: false };
  }

  /**
   * The variant's file, encoded if missing; the original if the disk rejects files or it cannot be encoded. Browsers show
   * what is left of a damaged one.
   * @throws OverloadError if too many pictures are queued
   */
  async function provide(
    master: ImageMaster,
    variant: ImageVariant,
    { urgent }: { urgent: boolean },
  ): Promise<FoundAsset> {
    const stored = await findStored(master, variant);
    if (stored) return stored;
    const name = variantName(variant, master);
    if (Date.now() >= refusedUntil && !hasFailed(name)) {
      await queue
        .run(name, () => make(master, variant, name), { urgent })
        .catch((error: unknown) => {
          if (error instanceof OverloadError) throw error;
          // Those who waited for the same picture get the same error.
          if (hasFailed(name)) return;
          failed.set(name, Date.now() + refusalMs);
          onProblem(error, 'A picture could not be encoded: the original stands in');
        });
    }
    return (await findStored(master, variant)) ?? standIn(master, variant.id);
  }

  /**
   * The variant's file if it exists. Otherwise the same picture in a format that is encoded in a fraction of the time
   * is the stand-in, and the variant is encoded in the background.
   * @throws like `provide`
   */
  async function provideQuickly(
    master: ImageMaster,
    variant: ImageVariant,
    quick: ImageFormat,
  ): Promise<FoundAsset> {
    if (variant.format === quick) return provide(master, variant, { urgent: true });
    const stored = await findStored(master, variant);
    if (stored) return stored;
    const found = await provide(master, { ...variant, format: quick }, { urgent: true });
    if (!found.standIn) makeBehind(master, variant);
    return { ...found, standIn: true };
  }

  function makeBehind(master: ImageMaster, variant: ImageVariant): void {
    const name = variantName(variant, master);
    if (hasFailed(name)) return;
    queue
      .run(name, () => make(master, variant, name), { urgent: false })
      .catch((error: unknown) => {
        // It will soon be requested again.
        if (error instanceof OverloadError) return;
        failed.set(name, Date.now() + failureMs);
        onProblem(error, 'A picture could not be made in the background');
      });
  }

  return { provide, provideQuickly };
}

/** File name of a variant; it changes with the picture and the settings. */
export function variantName({ id, preset, format }: ImageVariant, { hash }: ImageMaster): string {
  return `${id}-${hash}-${preset}.${format}`;
}

function standIn({ path, width, hash }: ImageMaster, id: string): FoundAsset {
  const name = `${id}-${hash}-original.jpg`;
  return { path, contentType: contentTypes.jpg, width, name, hash, standIn: true };
}
