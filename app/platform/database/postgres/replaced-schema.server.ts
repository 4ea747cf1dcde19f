import pg from 'pg';
import { findFreeName } from '~/platform/text/free-name';

/** Schemas that a restore has moved aside begin with it. */
export const replacedSchemaPrefix = 'replaced_';

/** A table that exists only while a restore is in progress; its row names the schema moved aside. */
export const unfinishedRestoreTable = 'unfinished_restore';

type Client = Pick<pg.Client, 'query'>;

/** Runs `work` on a connection of its own, without the time limits of the site's. */
export async function withConnection<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // A connection that is lost is an error of the next statement.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** All statements or none: PostgreSQL also rolls back changes of schemas. */
async function runTogether(client: Client, statements: readonly string[]): Promise<void> {
  await client.query(`begin; ${statements.join('; ')}; commit`);
}

async function readNames(client: Client): Promise<{ schema: string; tables: string[] }> {
  const { rows: schemas } = await client.query<{ schema: string }>(
    'select current_schema() as schema',
  );
  const { rows } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema()',
  );
  return { schema: schemas[0]?.schema ?? 'public', tables: rows.map(({ name }) => name) };
}

const quote = pg.escapeIdentifier;

/** Moves the site's schema aside and puts an empty one in its place, marked as unfinished. @returns the name of the one aside */
export async function moveSchemaAside(client: Client, now: Date): Promise<string> {
  const { schema } = await readNames(client);
  const name = replacedSchemaPrefix + now.toISOString().slice(0, 19).replaceAll(/\D/g, '_');
  const { rows } = await client.query<{ name: string }>('select nspname as name from pg_namespace');
  const taken = new Set(rows.map((row) => row.name));
  const aside = findFreeName(name, '_', (each) => taken.has(each));
  await runTogether(client, [
    `alter schema ${quote(schema)} rename to ${quote(aside)}`,
    `create schema ${quote(schema)}`,
    `create table ${quote(schema)}.${unfinishedRestoreTable} as select ${pg.escapeLiteral(aside)}::text as aside`,
  ]);
  return aside;
}

/** Puts the schema back that an unfinished restore has moved aside. @returns whether there was one */
export async function moveSchemaBack(client: Client): Promise<boolean> {
  const { schema, tables } = await readNames(client);
  if (!tables.includes(unfinishedRestoreTable)) return false;
  const { rows } = await client.query<{ aside: string }>(
    `select aside from ${unfinishedRestoreTable}`,
  );
  const aside = rows[0]?.aside;
  if (aside === undefined) return false;
  await runTogether(client, [
    `drop schema ${quote(schema)} cascade`,
    `alter schema ${quote(aside)} rename to ${quote(schema)}`,
  ]);
  return true;
}

/** Declares the restored schema finished. @returns whether the one aside holds anything; an empty one is removed */
export async function finishSchema(client: Client, aside: string): Promise<boolean> {
  const { rows } = await client.query('select 1 from pg_tables where schemaname = $1 limit 1', [
    aside,
  ]);
  const isKept = rows.length > 0;
  await runTogether(client, [
    `drop table ${unfinishedRestoreTable}`,
    ...(isKept ? [] : [`drop schema ${quote(aside)} cascade`]),
  ]);
  return isKept;
}

/** Whether a site, or a command, is connected to the database, from any machine. */
export async function isInUse(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and application_name = 'site' limit 1`,
  );
  return rows.length > 0;
}
