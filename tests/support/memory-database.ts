import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import { migrate, openDatabase } from '~/platform/database/database.server';
import { openPostgres } from '~/platform/database/postgres/open-postgres.server';
import type { Database } from '~/platform/database/schema';
import { createPostgresDatabase } from './postgres-database';
import { testServerUrl } from './postgres-server';

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
  const db = openDatabase(':memory:');
  await migrate(db);
  onTestFinished(() => db.destroy());
  return db;
}

/** A temporary folder, removed when the test finishes. */
export function makeTempDir(): string {
  const path = mkdtempSync(join(tmpdir(), 'test-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}
