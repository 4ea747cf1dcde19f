const advice: Record<string, string> = {
  EACCES: 'run this as the site’s user, who must be allowed to write there',
  EPERM: 'run this as the site’s user, who must be allowed to write there',
  EROFS: 'its disk is mounted read-only',
  ENOENT: 'there is no such folder',
  ENOSPC: 'its disk is full',
  SQLITE_FULL: 'its disk is full',
};

/**
 * What keeps a folder from being written to, and what to do, for the operator.
 * @param folder how the operator knows it
 * @param code of the error, of the system or of SQLite
 */
export function describeWriteProblem(folder: string, code = 'unknown error'): string {
  const what = `${folder} cannot be written to (${code})`;
  return advice[code] === undefined ? what : `${what}: ${advice[code]}`;
}
