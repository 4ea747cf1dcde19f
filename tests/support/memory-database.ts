import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { migrate, openDatabase } from '~/platform/database/database.server';
import { openPostgres } from '~/platform/database/postgres/open-postgres.server';
import type { Database } from '~/platform/database/schema';
import { createPostgresDatabase } from './postgres-database';
import { testServerUrl } from './postgres-server';

/** Copied, as a migration takes 50 ms and hundreds of tests have a database. */
let template: Promise<Buffer> | undefined;

async function makeTemplate(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  const path = join(folder, 'migrated.sqlite');
  const db = openDatabase(':memory:');
  try {
    await migrate(db);
    // Unlike a copy, this is no file in WAL mode, which cannot be opened in memory.
    await sql`vacuum into ${path}`.execute(db);
    return readFileSync(path);
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true });
  }
}

/**
 * A migrated database that ends with the test: in memory, or with `TEST_DATABASE=postgres` on the server that the run has
 * started.
 */
export async function openMemoryDatabase(): Promise<Kysely<Database>> {
  const server = testServerUrl();
  if (server !== undefined) {
    const { url, drop } = await createPostgresDatabase(server);
    const postgres = openPostgres(url);
    onTestFinished(async () => {
      await postgres.destroy();
      await drop();
    });
    return postgres;
  }
  const db = openDatabase(await (template ??= makeTemplate()));
  onTestFinished(() => db.destroy());
  return db;
}

/** A temporary folder, removed when the test finishes. */
export function makeTempDir(): string {
  const path = mkdtempSync(join(tmpdir(), 'test-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}
