/** The site has no database that it may use. Nothing can be stored until an operator has put that right. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** Whether the database itself failed (disk full, file locked or read-only): nothing was stored, and people are told so. */
export function isStorageError(error: unknown): boolean {
  return (
    error instanceof DatabaseUnavailable ||
    String((error as { code?: unknown } | null)?.code).startsWith('SQLITE_')
  );
}
