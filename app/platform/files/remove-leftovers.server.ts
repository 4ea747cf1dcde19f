import { rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes what interrupted commands have left in a folder. What cannot be removed, as it belongs to another user, is no
 * reason to fail: a backup, or a restore, is worth more.
 * @param names of files and folders
 * @returns the paths that are still there
 */
export function removeLeftovers(
  folder: string,
  names: readonly string[],
  remove: (path: string) => void = (path) => rmSync(path, { recursive: true, force: true }),
): string[] {
  return names
    .map((name) => join(folder, name))
    .filter((path) => {
      try {
        remove(path);
        return false;
      } catch {
        return true;
      }
    });
}
