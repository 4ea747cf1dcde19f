/** Something beside the database that must be on disk could not be written. */
export class StorageError extends Error {
  override name = 'StorageError';
}

/** The site has no database that it may use. Nothing can be stored until an operator has put that right. */
export class DatabaseUnavailable extends StorageError {
  override name = 'DatabaseUnavailable';
}

/**
 * Whether the database itself failed (disk full, file locked or read-only): nothing was stored, and the user is
 * informed.
 */
export function isStorageError(error: unknown): boolean {
  return (
    error instanceof StorageError ||
    String((error as { code?: unknown } | null)?.code).startsWith('SQLITE_')
  );
}
