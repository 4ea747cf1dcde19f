/** `session` lasts as long as the tab, `local` until it is cleared. */
type StorageKind = 'session' | 'local';

// Reading the property itself throws if storage is disabled.
const open = (kind: StorageKind) =>
  kind === 'session' ? window.sessionStorage : window.localStorage;

/** The value stored under a key; null also if the browser has no storage. */
export function readStored(kind: StorageKind, key: string): string | null {
  try {
    return open(kind).getItem(key);
  } catch {
    return null;
  }
}

/** @returns false if the browser has no storage */
export function writeStored(kind: StorageKind, key: string, value: string): boolean {
  try {
    open(kind).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes a key; does nothing if the browser has no storage. */
export function removeStored(kind: StorageKind, key: string): void {
  try {
    open(kind).removeItem(key);
  } catch {
    // Storage is disabled, so nothing was stored.
  }
}
