import pg from 'pg';
import { compareMigrations, type DatabaseState } from '../database-state.server';
import { unfinishedRestoreTable } from './replaced-schema.server';

const connectTimeoutMs = 5_000;

/** The location of a database, without the name and the password in its URL. */
export function describeAddress(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${pathname.slice(1)} on ${hostname}${port ? `:${port}` : ''}`;
}

/** Behind a `pooled` address clients take turns on the server's connections, so that settings and locks of one reach others. */
export type PostgresState = DatabaseState | { kind: 'pooled' };

/** Determines the state of the database at a URL without changing anything; without any table it is `missing`. */
export async function inspectPostgres(url: string): Promise<PostgresState> {
  let client: pg.Client | undefined;
  try {
    client = await connect(url);
    return (await isPooled(url, client)) ? { kind: 'pooled' } : await inspectTables(client);
  } catch (error) {
    const { code = 'an unknown error', path } = error as NodeJS.ErrnoException;
    return { kind: 'unreadable', detail: path === undefined ? code : `${code} at ${path}` };
  } finally {
    await client?.end().catch(() => {});
  }
}

async function connect(url: string): Promise<pg.Client> {
  // Reads the certificates that the URL names.
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: connectTimeoutMs,
  });
  // If the connection is lost later, the running statement fails with the error.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** How often two clients compare their connections: others that use the pooler at the same moment may come between them. */
const comparisons = 5;

/** Whether a second client gets the connection of an idle first one, as from a pooler in transaction mode. */
async function isPooled(url: string, first: pg.Client): Promise<boolean> {
  let second: pg.Client | undefined;
  try {
    second = await connect(url);
    for (let count = 0; count < comparisons; count += 1) {
      if ((await readProcess(first)) === (await readProcess(second))) return true;
    }
  } catch {
    // No connection is left, or the server is lost: what the first client meets next says more.
  } finally {
    await second?.end().catch(() => {});
  }
  return false;
}

/** The server's process behind a connection. */
async function readProcess(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ id: number }>('select pg_backend_pid() as id');
  return rows[0]?.id;
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

const advice: Partial<Record<PostgresState['kind'], string>> = {
  missing:
    'is empty. Is DATABASE_URL right? Restore a backup, or create the tables on purpose: npm run database -- create',
  newer: 'was made by a newer version. Start that version, or restore a backup from before',
  foreign: 'is not this site’s. Give the site a database of its own',
  remains:
    'holds the half of an interrupted restore. Run npm run restore again: it first brings back what was there',
  pooled:
    'is behind a connection pooler in transaction mode, in which orders are not safe from each other. Set it to session mode, or let DATABASE_URL lead past it',
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
export function describePostgresProblem(url: string, state: PostgresState): string | undefined {
  if (state.kind === 'current' || state.kind === 'older') return undefined;
  if (!('detail' in state)) return `The database ${describeAddress(url)} ${advice[state.kind]}`;
  const { kind, detail } = state;
  return `The database ${describeAddress(url)} ${adviceByCode[detail] ?? advice[kind]} (${detail})`;
}
