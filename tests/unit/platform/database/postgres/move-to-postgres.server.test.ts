import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { migrate, openDatabase } from '~/platform/database/database.server';
import { moveToPostgres } from '~/platform/database/postgres/move-to-postgres.server';
import { openPostgres } from '~/platform/database/postgres/open-postgres.server';
import { createOrder } from '~/shop/orders/orders.server';
import { makeTempDir } from '../../../../support/memory-database';
import { makeNewOrder } from '../../../../support/new-order';
import { createPostgresDatabase } from '../../../../support/postgres-database';
import {
  hasPostgres,
  type PostgresServer,
  startPostgres,
} from '../../../../support/postgres-server';

const isPossible = hasPostgres();

let server: PostgresServer;
beforeAll(async () => {
  if (isPossible) server = await startPostgres();
});
afterAll(() => server?.stop());

async function setUp() {
  const source = openDatabase(join(makeTempDir(), 'a.sqlite'));
  await migrate(source);
  const { url, drop } = await createPostgresDatabase(server.url);
  const target = openPostgres(url);
  onTestFinished(async () => {
    await source.destroy();
    await target.destroy();
    await drop();
  });
  return { source, target };
}

// Needs the server's programs, which not every machine has; `open-postgres.server.test.ts` says so.
describe.runIf(isPossible)('moving to PostgreSQL', () => {
  test('every row is copied unchanged, and ids continue above all that were ever assigned', async () => {
    const { source, target } = await setUp();
    for (let count = 0; count < 3; count++) await createOrder(source, makeNewOrder(), new Date());
    const newest = await createOrder(source, makeNewOrder(), new Date());
    await source.deleteFrom('orders').where('id', '=', newest.order.id).execute();
    const moved = await moveToPostgres(source, target);
    expect(moved).toContainEqual({ table: 'orders', rows: 3 });
    expect(moved).toContainEqual({ table: 'order_lines', rows: 6 });
    for (const table of ['orders', 'order_lines', 'order_events', 'order_search_terms'] as const) {
      const read = (db: typeof source) =>
        db
          .selectFrom(table)
          .selectAll()
          .orderBy(`${table}.${table === 'order_search_terms' ? 'term' : 'id'}` as never)
          .execute();
      expect(await read(target)).toEqual(await read(source));
    }
    const next = await createOrder(target, makeNewOrder(), new Date());
    expect(next.order.id).toBeGreaterThan(newest.order.id);
  });

  test('a database that holds anything is refused, and stays as it was', async () => {
    const { source, target } = await setUp();
    await createOrder(source, makeNewOrder(), new Date());
    await createOrder(target, makeNewOrder(), new Date());
    await expect(moveToPostgres(source, target)).rejects.toThrow('is not empty: orders has rows');
    expect(await target.selectFrom('orders').select('id').execute()).toHaveLength(1);
  });
});
