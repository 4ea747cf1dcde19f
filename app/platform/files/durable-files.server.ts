import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a whole file, readable only by its owner: at every moment, also after a power failure, its path leads to the
 * complete old or the complete new one. Missing folders are created.
 * @param draft where it is written first, in the same folder. By default a new name, so that several processes may
 * write the same file; where only one does, a fixed name makes the next attempt overwrite what a crash has left
 * @throws the file system's error; what was there is unchanged and no draft is left
 */
export async function writeDurably(
  path: string,
  content: string | Uint8Array,
  draft = `${path}.${randomUUID()}.tmp`,
): Promise<void> {
  const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  if (made !== undefined) await flushFolder(dirname(made));
  try {
    await writeFile(draft, content, { mode: 0o600, flush: true });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
  await flushFolder(dirname(path));
}

/** Flushes a file's content to disk. */
export async function flushFile(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Of systems and drives that cannot flush a folder: Windows, some network file systems. */
const unsupported = new Set(['EACCES', 'EINVAL', 'EISDIR', 'ENOSYS', 'ENOTSUP', 'EPERM']);

/** Flushes a folder's entries to disk, where the system can: only then is the name of a new file durable. */
export async function flushFolder(path: string): Promise<void> {
  try {
    await flushFile(path);
  } catch (error) {
    if (!unsupported.has(String((error as NodeJS.ErrnoException).code))) throw error;
  }
}
