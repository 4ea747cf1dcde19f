import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const dayMs = 24 * 60 * 60 * 1000;

/** Whether a file exists and is complete; a power failure may leave an empty one. */
export async function isStored(path: string): Promise<boolean> {
  try {
    const { size } = await stat(path);
    return size > 0;
  } catch {
    // Missing, or the folder is unusable, which writing will reveal.
    return false;
  }
}

/**
 * Writes a file atomically, even in case of a power failure.
 * @throws Error of the file system; nothing is left behind
 */
export async function storeFile(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `${name}.${randomUUID()}.tmp`);
  try {
    const handle = await open(temporary, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, join(folder, name));
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Deletes variants that are no longer in use, after a day: another release may still share the folder. */
export async function removeLeftovers(
  folder: string,
  wanted: ReadonlySet<string | undefined>,
): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => !wanted.has(each))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > dayMs) {
      await rm(path, { force: true }).catch(() => undefined);
    }
  }
}
