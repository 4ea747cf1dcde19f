import { readStored, writeStored } from './browser-storage.client';
import { mayReload } from './module-reload';

const key = 'module-reload';

/**
 * Reloads the document because a script of the build could not be loaded: after a deployment the old files are gone.
 * @param address the URL to load; the current page if omitted
 * @returns false if the document was already reloaded less than a minute ago, or if the browser cannot store it
 */
export function reloadOnce(address?: string): boolean {
  const now = Date.now();
  if (!mayReload(readStored('session', key), now)) return false;
  if (!writeStored('session', key, String(now))) return false;
  if (address === undefined) window.location.reload();
  else window.location.assign(address);
  return true;
}

let optionalParts = 0;

/**
 * Loads an optional part of the build. If it is missing, the document is not reloaded, because that would lose what
 * the visitor has typed.
 * @throws whatever `load` throws
 */
export async function loadOptional<Part>(load: () => Promise<Part>): Promise<Part> {
  optionalParts += 1;
  try {
    return await load();
  } finally {
    optionalParts -= 1;
  }
}

/** Like `reloadOnce`, but does nothing if the missing part is optional. */
export function reloadForMissingPart(): boolean {
  return optionalParts === 0 && reloadOnce();
}
