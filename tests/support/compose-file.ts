/** `compose.yaml` without the parts that it says to remove for SQLite. */
export function withoutPostgres(compose: string): string {
  const unmarked = compose.split('\n').filter((line) => !/^#|#.*PostgreSQL/.test(line));
  return unmarked.join('\n').replace(/^ {2}postgres:\n(?: {4}.*\n)+\n/m, '');
}
