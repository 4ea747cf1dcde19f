type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the visitor's connection can spare bandwidth for data that may never be needed. */
export function mayPrefetch(connection: Connection | undefined, isOnline: boolean): boolean {
  if (!isOnline) return false;
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}

/** What the browser reports about its connection; undefined in most browsers. */
export const currentConnection = () =>
  (navigator as Navigator & { connection?: Connection }).connection;
