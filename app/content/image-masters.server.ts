import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ImageInfo } from './content';
import { hotelFolder } from '~/platform/env/build-folders';
import { encoderSettings } from './image-variants';
import { findJpegProblem, type Size } from './jpeg-file';

/** The artwork, read from the site's checkout; it is not part of the build. */
export const imagesDir = join(process.cwd(), hotelFolder, 'images');

/** An original picture as delivered by the artist. */
export type ImageMaster = ImageInfo & { path: string };

const mastersSchema = z.record(
  z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(64),
  z.object({
    file: z.string().regex(/^[a-z0-9][a-z0-9-]*\.jpg$/, 'must be the plain name of a .jpg file'),
    width: z.int().min(1).max(10_000),
    height: z.int().min(1).max(10_000),
    color: z.string().regex(/^#[0-9a-f]{6}$/),
    focus: z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]),
  }),
);

/**
 * Reads `images.json` and inspects every file that it lists.
 * @throws Error naming the invalid entry
 */
export function readMasters(folder: string): ReadonlyMap<string, ImageMaster> {
  const table = join(folder, 'images.json');
  const parsed = mastersSchema.safeParse(readJson(table));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${table}: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  return new Map(
    Object.entries(parsed.data).map(([id, { file, ...info }]) => {
      const path = join(folder, file);
      return [id, { ...info, path, hash: hashMaster(path, info, `${table}: ${id}`) }];
    }),
  );
}

function readJson(path: string): unknown {
  try {
    // Some editors begin a file with a byte order mark, which JSON has not.
    return JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

function hashMaster(path: string, info: Size, entry: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw new Error(`${entry}: ${path} cannot be read: ${(error as Error).message}`, {
      cause: error,
    });
  }
  const problem = findJpegProblem(bytes, info);
  if (problem) throw new Error(`${entry}: ${path} ${problem}`);
  return createHash('sha256')
    .update(JSON.stringify(encoderSettings))
    .update(bytes)
    .digest('hex')
    .slice(0, 8);
}
