import pg from 'pg';
import { compareMigrations, type DatabaseState } from '../database-state.server';
import { unfinishedRestoreTable } from './replaced-schema.server';

const connectTimeoutMs = 5_000;

/** The location of a database, without the name and the password in its URL. */
export function describeAddress(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${pathname.slice(1)} on ${hostname}${port ? `:${port}` : ''}`;
}

/** Determines the state of the database at a URL without changing anything; without any table it is `missing`. */
export async function inspectPostgres(url: string): Promise<DatabaseState> {
  let client: pg.Client | undefined;
  try {
    // Reads the certificates that the URL names.
    client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectTimeoutMs,
      query_timeout: connectTimeoutMs,
    });
    // If the connection is lost later, the running statement fails with the error.
    client.on('error', () => {});
    await client.connect();
    return await inspectTables(client);
  } catch (error) {
    const { code = 'an unknown error', path } = error as NodeJS.ErrnoException;
    return { kind: 'unreadable', detail: path === undefined ? code : `${code} at ${path}` };
  } finally {
    await client?.end().catch(() => {});
  }
}

async function inspectTables(client: pg.Client): Promise<DatabaseState> {
  const names = async (text: string) =>
    (await client.query<{ name: string }>(text)).rows.map(({ name }) => name);
  const tables = await names(
    'select tablename as name from pg_tables where schemaname = current_schema() order by 1',
  );
  if (tables.length === 0) return { kind: 'missing' };
  if (tables.includes(unfinishedRestoreTable)) {
    return { kind: 'remains', detail: `it has the table ${unfinishedRestoreTable}` };
  }
  if (!tables.includes('kysely_migration')) {
    return { kind: 'foreign', detail: `it has the tables ${tables.slice(0, 3).join(', ')}` };
  }
  const done = await names('select name from kysely_migration order by name');
  // Another process may have just started to migrate the same empty database.
  if (done.length === 0 && tables.every((name) => name.startsWith('kysely_'))) {
    return { kind: 'missing' };
  }
  return compareMigrations(done);
}

const advice: Partial<Record<DatabaseState['kind'], string>> = {
  missing:
    'is empty. Is DATABASE_URL right? Restore a backup, or create the tables on purpose: npm run database -- create',
  newer: 'was made by a newer version. Start that version, or restore a backup from before',
  foreign: 'is not this site’s. Give the site a database of its own',
  remains:
    'holds the half of an interrupted restore. Run npm run restore again: it first brings back what was there',
  unreadable:
    'cannot be reached. Look at DATABASE_URL, the server, and the rights of the user in it',
};

/** By the server's own code, where it says more. */
const adviceByCode: Partial<Record<string, string>> = {
  '3D000':
    'does not exist. Is DATABASE_URL right? Make an empty one with createdb, as in “PostgreSQL” in docs/operator.md',
  '28P01': 'refuses the user or the password in DATABASE_URL',
};

/** One line for the operator: what is wrong, where, and what to do; undefined if nothing is. */
export function describePostgresProblem(url: string, state: DatabaseState): string | undefined {
  if (state.kind === 'current' || state.kind === 'older') return undefined;
  if (!('detail' in state)) return `The database ${describeAddress(url)} ${advice[state.kind]}`;
  const { kind, detail } = state;
  return `The database ${describeAddress(url)} ${adviceByCode[detail] ?? advice[kind]} (${detail})`;
}
