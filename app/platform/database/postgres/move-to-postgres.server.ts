import { type Kysely, sql, type TableMetadata, type Transaction } from 'kysely';
import type { Database } from '../schema';

/** Nothing was moved; the message says why. */
export class MoveProblem extends Error {
  override name = 'MoveProblem';
}

type MovedTable = { table: string; rows: number };

/** Whatever tables exist, so that those of later migrations are moved too. */
type Anything = Record<string, Record<string, unknown>>;

const batch = 200;

/**
 * Copies every row of a shop from SQLite into an empty PostgreSQL database of the same version, in one transaction: all
 * or nothing. Before the commit it compares counts, the sums of all numbers and the lengths of all texts.
 * @throws MoveProblem
 */
export async function moveToPostgres(
  source: Kysely<Database>,
  target: Kysely<Database>,
): Promise<MovedTable[]> {
  // As it is stored: the site reads a language that it no longer offers as another one.
  const from = source.withoutPlugins() as unknown as Kysely<Anything>;
  const tables = await sortByReferences(from, await from.introspection.getTables());
  return (target as unknown as Kysely<Anything>).transaction().execute(async (trx) => {
    const moved: MovedTable[] = [];
    for (const { name } of tables) {
      const known = await trx.selectFrom(name).selectAll().limit(1).executeTakeFirst();
      if (known) throw new MoveProblem(`the PostgreSQL database is not empty: ${name} has rows`);
    }
    for (const table of tables) {
      await copyRows(from, trx, table);
      await continueNumbers(from, trx, table);
      moved.push({ table: table.name, rows: await compare(from, trx, table) });
    }
    return moved;
  });
}

/** Orders the tables so that each follows those it references. */
async function sortByReferences(
  from: Kysely<Anything>,
  tables: readonly TableMetadata[],
): Promise<TableMetadata[]> {
  const sorted: TableMetadata[] = [];
  const add = async (table: TableMetadata) => {
    if (sorted.includes(table)) return;
    const { rows } = await sql<{ table: string }>`
      select distinct "table" from pragma_foreign_key_list(${table.name})`.execute(from);
    for (const other of tables) {
      const isParent = other !== table && rows.some((row) => row.table === other.name);
      if (isParent) await add(other);
    }
    sorted.push(table);
  };
  for (const table of tables) await add(table);
  return sorted;
}

async function copyRows(
  from: Kysely<Anything>,
  to: Transaction<Anything>,
  { name }: TableMetadata,
): Promise<void> {
  // In insertion order: a row may reference an earlier row of its own table.
  const rows = await from
    .selectFrom(name)
    .selectAll()
    .orderBy(sql`1`)
    .execute();
  for (let start = 0; start < rows.length; start += batch) {
    await to
      .insertInto(name)
      .values(rows.slice(start, start + batch))
      .execute();
  }
}

/** An id is never reused, even after the newest row was deleted. */
async function continueNumbers(
  from: Kysely<Anything>,
  to: Transaction<Anything>,
  { name }: TableMetadata,
): Promise<void> {
  const { rows } = await sql<{ seq: number }>`
    select seq from sqlite_sequence where name = ${name} and seq > 0`.execute(from);
  const [last] = rows;
  if (last)
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${last.seq}::bigint)`.execute(
      to,
    );
}

/** @returns the number of rows, the same in both */
async function compare(
  from: Kysely<Anything>,
  to: Transaction<Anything>,
  table: TableMetadata,
): Promise<number> {
  const figures = table.columns.map(({ name, dataType }) =>
    /text/i.test(dataType)
      ? sql`coalesce(sum(length(${sql.ref(name)})), 0)`.as(name)
      : sql`coalesce(sum(${sql.ref(name)}), 0)`.as(name),
  );
  const read = (db: Kysely<Anything>) =>
    db
      .selectFrom(table.name)
      .select(figures)
      .select(({ fn }) => fn.countAll<number>().as('number of rows'))
      .executeTakeFirstOrThrow();
  const [before, after] = [await read(from), await read(to)] as Record<string, unknown>[];
  for (const [column, value] of Object.entries(before ?? {})) {
    if (after?.[column] === value) continue;
    throw new MoveProblem(
      `${table.name} differs in ${column}: ${String(value)} in SQLite, ${String(after?.[column])} in PostgreSQL`,
    );
  }
  return Number(before?.['number of rows']);
}
