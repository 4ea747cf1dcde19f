/** `session` forgets with the tab, `local` stays. */
type Memory = 'session' | 'local';

// Reading the property itself throws where storage is switched off.
const open = (memory: Memory) =>
  memory === 'session' ? window.sessionStorage : window.localStorage;

/** What was remembered under a key; null as well where the browser keeps nothing. */
export function recall(memory: Memory, key: string): string | null {
  try {
    return open(memory).getItem(key);
  } catch {
    return null;
  }
}

/** @returns false where the browser keeps nothing */
export function remember(memory: Memory, key: string, value: string): boolean {
  try {
    open(memory).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Forgets a key; nothing happens where the browser keeps nothing. */
export function forget(memory: Memory, key: string): void {
  try {
    open(memory).removeItem(key);
  } catch {
    // Switched off: nothing was kept.
  }
}
