/** Whether the database itself failed (disk full, file locked or read-only): nothing was stored, and people are told so. */
export function isStorageError(error: unknown): boolean {
  return String((error as { code?: unknown } | null)?.code).startsWith('SQLITE_');
}
