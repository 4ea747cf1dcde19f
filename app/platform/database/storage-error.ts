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
 * informed. A statement that it cannot parse (SQLITE_ERROR) is a bug instead: retrying does not help.
 */
export function isStorageError(error: unknown): boolean {
  if (error instanceof StorageError) return true;
  const code = String((error as { code?: unknown } | null)?.code);
  return code.startsWith('SQLITE_') && code !== 'SQLITE_ERROR';
}
