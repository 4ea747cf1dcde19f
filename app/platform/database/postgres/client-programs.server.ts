import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program of PostgreSQL's is missing or has failed; the message is one line for the operator. */
export class ClientProgramProblem extends Error {
  override name = 'ClientProgramProblem';
}

/** Parameters of a connection URL that PostgreSQL's programs take from their environment. */
const parameterNames: Readonly<Record<string, string>> = {
  host: 'PGHOST',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
};

/**
 * The variables with which PostgreSQL's programs connect to the database at a URL. The password is among them, as
 * the arguments of a process are visible to every user of the machine.
 */
export function describeConnection(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const variables = Object.entries({
    PGHOST: hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...Object.fromEntries(
      Object.entries(parameterNames).flatMap(([parameter, name]) => {
        const value = searchParams.get(parameter);
        return value === null ? [] : [[name, value]];
      }),
    ),
  });
  const connection: Record<string, string> = Object.fromEntries(
    variables.filter(([, value]) => value !== ''),
  );
  // The site's own driver has a mode that these programs call differently.
  if (connection.PGSSLMODE === 'no-verify') connection.PGSSLMODE = 'require';
  // Without a file of its own the site's driver relies on the authorities that Node.js knows.
  if (connection.PGSSLMODE === 'verify-full') connection.PGSSLROOTCERT ??= 'system';
  return connection;
}

const maxErrorLength = 500;

/**
 * Runs `pg_dump` or `pg_restore` on the database at a URL.
 * @throws ClientProgramProblem
 */
export async function runClientProgram(
  name: 'pg_dump' | 'pg_restore',
  url: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const env = { ...environment, ...describeConnection(url), LC_ALL: 'C' };
  const child = spawn(name, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr
    .setEncoding('utf8')
    .on('data', (text: string) => (errors = (errors + text).slice(0, maxErrorLength)));
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    if (code === 0) return;
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    throw new ClientProgramProblem(
      code === 'ENOENT'
        ? `${name} is not installed on this machine. It comes with PostgreSQL's client programs (apt-get install postgresql-client), of the server's version`
        : `${name} cannot be run (${code})`,
    );
  }
  throw new ClientProgramProblem(`${name} failed: ${errors.trim().replace(/\s+/g, ' ')}`);
}
