import { writeFileSync } from 'node:fs';
import { devNull } from 'node:os';
import pg from 'pg';
import { runClientProgram } from '~/platform/database/postgres/client-programs.server';
import {
  describePostgresProblem,
  inspectPostgres,
} from '~/platform/database/postgres/postgres-state.server';
import type { ProcessTables } from '~/platform/database/process-tables';
import { replacedSchemaPrefix } from '~/platform/database/postgres/replaced-schema.server';
import type { DatabaseFacts } from './backup-manifest';
import { BackupProblem } from './backup-problem';

/** Their rows coordinate the processes that run now. */
const processTables: Record<keyof ProcessTables, true> = {
  leases: true,
  limit_windows: true,
  page_scripts: true,
  captcha_verdicts: true,
  signals: true,
};

/**
 * Dumps the database as it is at one moment, while the shop sells, and reads the whole dump once.
 * @throws BackupProblem if there is no usable database
 */
export async function dumpPostgres(url: string, to: string): Promise<DatabaseFacts> {
  const problem = describePostgresProblem(url, await inspectPostgres(url));
  if (problem) throw new BackupProblem(problem);
  // The program keeps the mode of a file that exists.
  writeFileSync(to, '', { flag: 'wx', mode: 0o600 });
  const client = new pg.Client({ connectionString: url });
  // A connection that is lost is an error of the next statement.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const snapshot = await readValue(client, 'select pg_export_snapshot() as value');
    const facts = await readFacts(client);
    await runClientProgram('pg_dump', url, [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      '--no-comments',
      `--snapshot=${snapshot}`,
      `--exclude-schema=${replacedSchemaPrefix}*`,
      ...Object.keys(processTables).map((table) => `--exclude-table-data=${table}`),
      `--file=${to}`,
    ]);
    await runClientProgram('pg_restore', url, [`--file=${devNull}`, to]);
    return facts;
  } finally {
    await client.end();
  }
}

async function readValue(client: pg.Client, query: string): Promise<string | undefined> {
  const { rows } = await client.query<{ value: string }>(query);
  return rows[0]?.value;
}

async function readFacts(client: pg.Client): Promise<DatabaseFacts> {
  const read = (query: string) => readValue(client, query);
  return {
    schema: String(await read('select max(name) as value from kysely_migration')),
    orders: Number(await read('select count(*) as value from orders')),
    lastOrder: (await read('select number as value from orders order by id desc limit 1')) ?? null,
  };
}
