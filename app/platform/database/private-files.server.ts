import { chmodSync, statSync } from 'node:fs';

const others = 0o007;

/**
 * Takes from everybody outside the owner's group what rights they have on files of orders and addresses, made by an earlier
 * version. Files that are not there, or another user's, are left alone.
 */
export function closeToOthers(paths: readonly string[]): void {
  for (const path of paths) {
    try {
      const { mode } = statSync(path);
      if (mode & others) chmodSync(path, mode & 0o777 & ~others);
    } catch {
      // Not there, or not ours to change: the operator's business.
    }
  }
}
