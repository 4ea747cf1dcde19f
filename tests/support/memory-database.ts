import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import { migrate, openDatabase } from '~/platform/database/database.server';
import type { Database } from '~/platform/database/schema';

/** A migrated in-memory database, closed when the test finishes. */
export async function openMemoryDatabase(): Promise<Kysely<Database>> {
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
