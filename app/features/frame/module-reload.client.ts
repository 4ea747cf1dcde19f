import { recall, remember } from './browser-memory.client';
import { mayReload } from './module-reload';

const key = 'module-reload';

/**
 * Loads the document anew because a script of the build could not be loaded: after a deploy the old files are gone.
 * @param address where to go; the current page without it
 * @returns false when that happened less than a minute ago, or cannot be remembered
 */
export function reloadOnce(address?: string): boolean {
  const now = Date.now();
  if (!mayReload(recall('session', key), now)) return false;
  if (!remember('session', key, String(now))) return false;
  if (address === undefined) window.location.reload();
  else window.location.assign(address);
  return true;
}
