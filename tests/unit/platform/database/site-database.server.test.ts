import { describe, expect, onTestFinished, test } from 'vitest';
import { sql } from 'kysely';
import { openSiteDatabase } from '~/platform/database/site-database.server';
import { makeTempDir } from '../../../support/memory-database';
import { createPostgresDatabase } from '../../../support/postgres-database';
import { usePostgres } from '../../../support/use-postgres';
import { startTcpProxy } from '../../../support/tcp-proxy';

const postgres = usePostgres();

describe.runIf(postgres.isPossible)('on PostgreSQL', () => {
  test('a server that is lost between the inspection and the migration is waited for', async () => {
    const { url, drop } = await createPostgresDatabase(postgres.server.url, { isMigrated: false });
    onTestFinished(drop);
    const proxy = await startTcpProxy(url);
    onTestFinished(() => proxy.close());
    let lost = 0;
    // The connections of the inspection have no name. Two connections of one attempt to migrate get no answer.
    const isMigration = (data: Buffer) => data.includes('application_name\0site');
    proxy.change({
      toServer: (data) => (isMigration(data) && ++lost <= 2 ? undefined : data),
    });
    const db = await openSiteDatabase({
      DATABASE_URL: proxy.url,
      DATA_DIR: makeTempDir(),
      strict: false,
    });
    onTestFinished(() => db.destroy());
    expect((await sql`select 1 from orders`.execute(db)).rows).toEqual([]);
    expect(lost).toBeGreaterThan(2);
  });
});
