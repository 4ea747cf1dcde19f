import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '~/platform/time/durations';

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

/** Deletes files that are no longer in use and at least a day old: another process or release may still need newer ones. */
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
