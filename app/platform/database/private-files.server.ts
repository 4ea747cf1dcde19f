import { chmodSync, statSync } from 'node:fs';

const othersBits = 0o007;

/**
 * Removes access for others from files with orders and addresses that an earlier version created; the group keeps its
 * own. Files that do not exist or belong to another user are skipped.
 */
export function removeOthersAccess(paths: readonly string[]): void {
  for (const path of paths) {
    try {
      const { mode } = statSync(path);
      if (mode & othersBits) chmodSync(path, mode & 0o777 & ~othersBits);
    } catch {
      // The file does not exist or belongs to another user; that is left to the operator.
    }
  }
}
