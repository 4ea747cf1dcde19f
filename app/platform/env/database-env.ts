/** How a connection is made. Everything else about it is the site's: its name, for instance, tells a restore that the site runs. */
const urlParameters = ['host', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'uselibpqcompat'];

/** The driver takes any other for `verify-full`, with which backups fail: PostgreSQL's own programs refuse it. */
const sslModes = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];

/** Parameters of the URL that would override the site's own, by name: a value may be secret. */
export function findDatabaseContradictions({
  DATABASE_URL: url,
}: {
  DATABASE_URL?: string | undefined;
}): string[] {
  if (url === undefined) return [];
  const { searchParams } = new URL(url);
  const problems = [...new Set(searchParams.keys())]
    .filter((name) => !urlParameters.includes(name))
    .map(
      (name) =>
        `DATABASE_URL is wrong: it takes no parameter ${JSON.stringify(name)}, only ${urlParameters.join(', ')}`,
    );
  if (!searchParams.getAll('sslmode').every((mode) => sslModes.includes(mode)))
    problems.push(`DATABASE_URL is wrong: its sslmode takes ${sslModes.join(', ')}`);
  return problems;
}
