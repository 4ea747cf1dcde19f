import { expect, onTestFinished, test } from 'vitest';
import {
  finishSchema,
  moveSchemaAside,
  withConnection,
} from '~/platform/database/postgres/replaced-schema.server';
import { createPostgresDatabase } from '../../../../support/postgres-database';
import { usePostgres } from '../../../../support/use-postgres';

const postgres = usePostgres();

// Needs the server's programs, which not every machine has.
test.runIf(postgres.isPossible)(
  'two restores within one second keep what each has replaced',
  async () => {
    const { url, drop } = await createPostgresDatabase(postgres.server.url, { isMigrated: false });
    onTestFinished(drop);
    const now = new Date('2026-11-24T10:00:00Z');
    const replaced = await withConnection(url, async (client) => {
      const asides = [];
      for (const table of ['first', 'second']) {
        await client.query(`create table ${table} (id integer)`);
        const aside = await moveSchemaAside(client, now);
        expect(await finishSchema(client, aside)).toBe(true);
        asides.push(aside);
      }
      const { rows } = await client.query<{ schemaname: string; tablename: string }>(
        'select schemaname, tablename from pg_tables where schemaname = any($1) order by tablename',
        [asides],
      );
      return rows.map((row) => [row.schemaname, row.tablename]);
    });
    expect(replaced).toEqual([
      ['replaced_2026_11_24_10_00_00', 'first'],
      ['replaced_2026_11_24_10_00_00_2', 'second'],
    ]);
  },
);
