/** Data outside the database that must be on disk could not be written. */
export class StorageError extends Error {
  override name = 'StorageError';
}

/** The site has no usable database. Nothing can be stored until an operator has fixed that. */
export class DatabaseUnavailable extends StorageError {
  override name = 'DatabaseUnavailable';
}

/**
 * Whether the database itself failed (disk full, file locked or read-only). Nothing was stored then, and the user is
 * informed.
 */
export function isStorageError(error: unknown): boolean {
  return (
    error instanceof StorageError ||
    String((error as { code?: unknown } | null)?.code).startsWith('SQLITE_')
  );
}
