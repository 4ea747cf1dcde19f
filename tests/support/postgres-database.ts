import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { migrate } from '~/platform/database/database.server';
import { openPostgres } from '~/platform/database/postgres/open-postgres.server';
import { administer, databaseUrl } from './postgres-server';

const template = 'template_migrated';

/** An arbitrary constant: the process that holds this advisory lock creates the template. */
const templateLock = 1;

/** A new database; migrated ones are copies of one that is made once for all test files. */
export async function createPostgresDatabase(
  serverUrl: string,
  { isMigrated = true } = {},
): Promise<{ url: string; drop: () => Promise<void> }> {
  if (isMigrated) await ensureTemplate(serverUrl);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(
    serverUrl,
    `create database ${name} template ${isMigrated ? template : 'template0'}`,
  );
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => administer(serverUrl, `drop database if exists ${name} with (force)`),
  };
}

async function ensureTemplate(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const known = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (known.rowCount) return;
    const draft = `${template}_draft`;
    await client.query(`create database ${draft} template template0`);
    const db = openPostgres(databaseUrl(serverUrl, draft));
    await migrate(db);
    await db.destroy();
    await client.query(`alter database ${draft} rename to ${template}`);
  } finally {
    await client.end();
  }
}
