import { recall, remember } from './browser-memory.client';
import { mayReload } from './module-reload';

const key = 'module-reload';

/**
 * Reloads the document because a script of the build could not be loaded: after a deploy the old files are gone.
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

let optionalParts = 0;

/**
 * Loads a part of the build that the page can do without: where it is gone, what has been typed is worth more.
 * @throws whatever `load` throws, without reloading the document
 */
export async function loadOptional<Part>(load: () => Promise<Part>): Promise<Part> {
  optionalParts += 1;
  try {
    return await load();
  } finally {
    optionalParts -= 1;
  }
}

/** As `reloadOnce`, for a part of the build that could not be loaded, unless the page can do without it. */
export function reloadForMissingPart(): boolean {
  return optionalParts === 0 && reloadOnce();
}
