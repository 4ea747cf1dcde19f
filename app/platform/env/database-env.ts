/** How a connection is made. Everything else about it is the site's: its name, for instance, tells a restore that the site runs. */
const urlParameters = ['host', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'uselibpqcompat'];

/** Parameters of the URL that would override the site's own, by name: a value may be secret. */
export function findDatabaseContradictions({
  DATABASE_URL: url,
}: {
  DATABASE_URL?: string | undefined;
}): string[] {
  if (url === undefined) return [];
  const names = new Set(new URL(url).searchParams.keys());
  return [...names]
    .filter((name) => !urlParameters.includes(name))
    .map(
      (name) =>
        `DATABASE_URL is wrong: it takes no parameter ${JSON.stringify(name)}, only ${urlParameters.join(', ')}`,
    );
}
