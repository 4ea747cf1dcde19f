import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { sql } from 'kysely';
import { openPostgres } from '~/platform/database/postgres/open-postgres.server';
import type { Job } from '~/platform/jobs/job.server';
import { watchUnusableDatabase } from '~/start/open.server';
import { eventually } from '../../support/eventually';
import { createPostgresDatabase } from '../../support/postgres-database';
import { usePostgres } from '../../support/use-postgres';

const postgres = usePostgres();

async function setUp() {
  const { url } = await createPostgresDatabase(postgres.server.url);
  const db = openPostgres(url);
  onTestFinished(() => db.destroy());
  const onUsable = vi.fn();
  const watch = () => {
    const job = watchUnusableDatabase({ DATABASE_URL: url, DATA_DIR: '' }, onUsable, 50);
    onTestFinished(() => job?.stop());
    return job;
  };
  return { db, watch, onUsable };
}

/** Waits until the database has been inspected once more. */
async function nextInspection(job: Job | undefined): Promise<void> {
  const before = job?.lastSuccess();
  await eventually(() => expect(job?.lastSuccess()).not.toBe(before));
}

describe.runIf(postgres.isPossible)('a database on PostgreSQL that cannot be used', () => {
  test('is noticed once when its server is back', async () => {
    const { watch, onUsable } = await setUp();
    await postgres.server.kill();
    const job = watch();
    await nextInspection(job);
    expect(onUsable).not.toHaveBeenCalled();
    await postgres.server.restart();
    await eventually(async () => expect(onUsable).toHaveBeenCalled());
    // The one that found it, and another.
    for (let times = 0; times < 2; times += 1) await nextInspection(job);
    expect(onUsable).toHaveBeenCalledTimes(1);
  });

  test('is noticed when it no longer is that of a newer version', async () => {
    const { db, watch, onUsable } = await setUp();
    await sql`insert into kysely_migration values ('9999-later', '')`.execute(db);
    await nextInspection(watch());
    expect(onUsable).not.toHaveBeenCalled();
    await sql`delete from kysely_migration where name = '9999-later'`.execute(db);
    await eventually(async () => expect(onUsable).toHaveBeenCalled());
  });
});

test('a file that cannot be used is not inspected again', () => {
  expect(watchUnusableDatabase({ DATABASE_URL: undefined, DATA_DIR: '' }, () => {})).toBe(
    undefined,
  );
});
