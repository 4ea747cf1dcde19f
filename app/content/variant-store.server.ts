import { join } from 'node:path';
import type { AssetFile } from './content';
import { createEncodeQueue } from './encode-queue';
import { createImageEncoder } from './image-encoder.server';
import type { ImageMaster } from './image-masters.server';
import { contentTypes, type ImageVariant, widthOf } from './image-variants';
import { isStored, storeFile } from './variant-files.server';

/**
 * A file to send; `name` identifies its bytes. A stand-in is not what was requested and must not be cached for long.
 */
export type FoundAsset = AssetFile & { name: string; hash: string; standIn: boolean };

export type VariantStoreOptions = {
  folder: string;
  encode?: ReturnType<typeof createImageEncoder> | undefined;
  /** Hears what visitors do not: files that cannot be kept, pictures that cannot be made in advance. */
  onProblem: (error: unknown, message: string) => void;
};

const maxEncodes = 2;
/**
 * How long originals are served instead after the disk refused a file; encoding for nothing would cost seconds per
 * request.
 */
const refusalMs = 60_000;

/** Makes each variant once, at most two at a time, and keeps it on disk. */
export function createVariantStore({
  folder,
  encode = createImageEncoder(),
  onProblem,
}: VariantStoreOptions) {
  const queue = createEncodeQueue(maxEncodes);
  let refusedUntil = 0;

  async function make(master: ImageMaster, variant: ImageVariant, name: string): Promise<void> {
    const width = widthOf(variant.preset, master.width);
    const bytes = await encode({ path: master.path, width, format: variant.format }).catch(
      (error) => {
        const message = `The picture "${variant.id}" cannot be encoded (${master.path})`;
        throw new Error(message, { cause: error });
      },
    );
    await storeFile(folder, name, bytes).catch((error: unknown) => {
      refusedUntil = Date.now() + refusalMs;
      onProblem(error, 'Pictures cannot be kept in DATA_DIR: the originals stand in');
    });
  }

  /**
   * The variant's file, made if it is missing; the original when the disk takes no file.
   * @throws Error when the master is damaged
   */
  return async (master: ImageMaster, variant: ImageVariant, { urgent }: { urgent: boolean }) => {
    const name = variantName(variant, master);
    const path = join(folder, name);
    if (!(await isStored(path))) {
      if (Date.now() >= refusedUntil) {
        await queue.run(name, () => make(master, variant, name), { urgent });
      }
      if (!(await isStored(path))) return standIn(master, variant.id);
    }
    const contentType = contentTypes[variant.format];
    const width = widthOf(variant.preset, master.width);
    return { path, contentType, width, name, hash: master.hash, standIn: false };
  };
}

/** File name of a variant: another picture or other settings give another name. */
export function variantName({ id, preset, format }: ImageVariant, { hash }: ImageMaster): string {
  return `${id}-${hash}-${preset}.${format}`;
}

function standIn({ path, width, hash }: ImageMaster, id: string): FoundAsset {
  const name = `${id}-${hash}-original.jpg`;
  return { path, contentType: contentTypes.jpg, width, name, hash, standIn: true };
}
