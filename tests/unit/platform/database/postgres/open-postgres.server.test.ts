import { setTimeout } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sql } from 'kysely';
import { migrate } from '~/platform/database/database.server';
import { migrations } from '~/platform/database/migrations/migrations';
import { openPostgres } from '~/platform/database/postgres/open-postgres.server';
import { inspectPostgres } from '~/platform/database/postgres/postgres-state.server';
import { PostgresError } from '~/platform/database/postgres/postgres-errors';
import { createOrder } from '~/shop/orders/orders.server';
import { makeNewOrder } from '../../../../support/new-order';
import { createPostgresDatabase } from '../../../../support/postgres-database';
import { administer } from '../../../../support/postgres-server';
import { startTcpProxy } from '../../../../support/tcp-proxy';
import { usePostgres } from '../../../../support/use-postgres';

const postgres = usePostgres();

async function open(options: { isMigrated?: boolean; maxWaitMs?: number } = {}) {
  const { url, drop } = await createPostgresDatabase(postgres.server.url, options);
  const db = openPostgres(url, options);
  onTestFinished(async () => {
    await db.destroy();
    await drop();
  });
  return { url, db };
}

/** Opens a database through a proxy, whose faults are those of a network or a failing server. */
async function openThroughProxy(options: { maxWaitMs?: number } = {}) {
  const { url } = await open();
  const proxy = await startTcpProxy(url);
  const db = openPostgres(proxy.url, options);
  onTestFinished(async () => {
    await proxy.close();
    await db.destroy();
  });
  return { proxy, db };
}

const draft = (id: string) => ({
  id,
  fields: '{}',
  seen: null,
  submission_id: id,
  created_at: '',
  updated_at: '',
});

// Needs the server's programs, which not every machine has.
describe.runIf(postgres.isPossible)('PostgreSQL', () => {
  test('processes that start concurrently on an empty database migrate it once', async () => {
    const { url, db } = await open({ isMigrated: false });
    expect(await inspectPostgres(url)).toEqual({ kind: 'missing' });
    const other = openPostgres(url);
    onTestFinished(() => other.destroy());
    await Promise.all([migrate(db), migrate(other), migrate(db)]);
    expect(await inspectPostgres(url)).toEqual({ kind: 'current' });
  });

  test('every migration can be reverted and run again', async () => {
    const { db } = await open();
    const newestFirst = Object.values(migrations).reverse();
    for (const { down } of newestFirst) await down?.(db);
    const tables = await db.introspection.getTables();
    expect(tables.map(({ name }) => name)).toEqual([]);
    for (const { up } of newestFirst.reverse()) await up(db);
  });

  test('a database of other software, and of a newer version, is left alone', async () => {
    const { url, db } = await open({ isMigrated: false });
    await sql`create table guests (id integer)`.execute(db);
    expect(await inspectPostgres(url)).toEqual({
      kind: 'foreign',
      detail: 'it has the tables guests',
    });
    const newer = await open();
    await sql`insert into kysely_migration values ('9999-later', '')`.execute(newer.db);
    expect(await inspectPostgres(newer.url)).toMatchObject({ kind: 'newer' });
  });

  test('cents, counts and sums are numbers, and one beyond them is refused', async () => {
    const { db } = await open();
    await createOrder(db, makeNewOrder(), new Date());
    const row = await db
      .selectFrom('orders')
      .select(({ fn }) => [fn.countAll().as('count'), fn.sum('total_cents').as('cents')])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ count: 1, cents: 5000 });
    await expect(sql`select 9007199254740993`.execute(db)).rejects.toThrow(RangeError);
  });

  test('nothing is in an empty list, as on SQLite', async () => {
    const { db } = await open();
    await db.insertInto('checkout_drafts').values(draft('a')).execute();
    const drafts = db.selectFrom('checkout_drafts').select('id');
    expect(await drafts.where('id', 'in', []).execute()).toEqual([]);
    expect(await drafts.where('id', 'not in', []).execute()).toEqual([{ id: 'a' }]);
  });

  test('text is in the order of its bytes, whatever the server’s language is', async () => {
    const { db } = await open();
    for (const id of ['b', 'Ž', 'a', 'Z']) {
      await db.insertInto('checkout_drafts').values(draft(id)).execute();
    }
    const rows = await db.selectFrom('checkout_drafts').select('id').orderBy('id').execute();
    expect(rows.map(({ id }) => id)).toEqual(['Z', 'a', 'b', 'Ž']);
  });

  test('a NUL that someone forged fails neither what stores it nor what looks for it', async () => {
    const { db } = await open();
    const forged = 'a'.repeat(9) + '\0';
    await db.insertInto('checkout_drafts').values(draft(forged)).execute();
    const ids = await db.selectFrom('checkout_drafts').select('id').execute();
    expect(ids).toEqual([{ id: `${'a'.repeat(9)}\uFFFD` }]);
    const found = db.selectFrom('checkout_drafts').selectAll().where('id', '=', forged);
    expect(await found.execute()).toHaveLength(1);
  });

  test('of transactions that read the same before they write, none overlooks another', async () => {
    const { db } = await open();
    const once = () =>
      db.transaction().execute(async (trx) => {
        const known = await trx.selectFrom('checkout_drafts').select('id').execute();
        const id = String(known.length).padStart(3, '0');
        await trx.insertInto('checkout_drafts').values(draft(id)).execute();
      });
    await Promise.all(Array.from({ length: 30 }, once));
    const rows = await db.selectFrom('checkout_drafts').select('id').orderBy('id').execute();
    expect(rows.map(({ id }) => Number(id))).toEqual(
      Array.from({ length: 30 }, (_, index) => index),
    );
  });

  test('forms submitted several times concurrently through two processes’ pools create one order each', async () => {
    const { url, db } = await open();
    const other = openPostgres(url);
    onTestFinished(() => other.destroy());
    const orders = Array.from({ length: 40 }, () => makeNewOrder());
    const answers = await Promise.all(
      [...orders, ...orders, ...orders].map((order, index) =>
        createOrder(index % 2 === 0 ? db : other, order, new Date()),
      ),
    );
    expect(answers.filter(({ created }) => created)).toHaveLength(40);
    const rows = await db.selectFrom('orders').select(['number', 'submission_id']).execute();
    expect(new Set(rows.map((row) => row.submission_id)).size).toBe(40);
    expect(new Set(rows.map((row) => row.number)).size).toBe(40);
    const lines = await db.selectFrom('order_lines').select('id').execute();
    expect(lines).toHaveLength(80);
  });

  test('a transaction that continues after a failed statement is an error, not a loss', async () => {
    const { db } = await open();
    const swallowed = db.transaction().execute(async (trx) => {
      await trx.insertInto('checkout_drafts').values(draft('a')).execute();
      await sql`select 1 / 0`.execute(trx).catch(() => {});
    });
    await expect(swallowed).rejects.toThrow('after one of its statements had failed');
    expect(await db.selectFrom('checkout_drafts').selectAll().execute()).toEqual([]);
  });

  test('a server that is started again is waited for, and its lost connections are replaced', async () => {
    const { db } = await open();
    await db.insertInto('checkout_drafts').values(draft('before')).execute();
    let runs = 0;
    let back: Promise<void> | undefined;
    await db.transaction().execute(async (trx) => {
      runs += 1;
      await trx.insertInto('checkout_drafts').values(draft('across')).execute();
      if (runs > 1) return;
      await postgres.server.kill();
      // The loss is known before COMMIT: otherwise nobody knows whether the server had it.
      await expect(trx.selectFrom('orders').selectAll().execute()).rejects.toThrow();
      back = postgres.server.restart();
    });
    await back;
    expect(runs).toBeGreaterThan(1);
    const rows = await db.selectFrom('checkout_drafts').select('id').orderBy('id').execute();
    expect(rows).toEqual([{ id: 'across' }, { id: 'before' }]);
  });

  test('without a server a statement fails in time, as storage that cannot be reached', async () => {
    const { db } = await open({ maxWaitMs: 300 });
    await postgres.server.kill();
    onTestFinished(() => postgres.server.restart());
    await expect(db.selectFrom('orders').selectAll().execute()).rejects.toThrow(
      'cannot be reached',
    );
  });

  test('a connection that ends just as it is handed out fails its statement, not the process', async () => {
    const { proxy, db } = await openThroughProxy({ maxWaitMs: 300 });
    const ready = Buffer.from('Z\0\0\0\x05I', 'latin1');
    const terminated = Buffer.from('E\0\0\0\x18SFATAL\0C57P01\0Mend\0\0', 'latin1');
    proxy.change({
      toClient: (data) =>
        data.subarray(-ready.length).equals(ready) ? Buffer.concat([data, terminated]) : data,
    });
    // An error without a listener would fail the run.
    await expect(sql`select 1`.execute(db)).rejects.toThrow('PostgreSQL cannot be reached');
  });

  /** How long it takes, and the message, if it fails. */
  async function time(work: () => Promise<unknown>): Promise<{ ms: number; message: string }> {
    const begunAt = performance.now();
    const message = await work().then(String, String);
    return { ms: performance.now() - begunAt, message };
  }

  test('in an outage the first statement waits for the server and later ones do not', async () => {
    const { proxy, db } = await openThroughProxy({ maxWaitMs: 3_000 });
    await proxy.close();
    const select = () => db.selectFrom('orders').select('id').execute();
    const first = await time(() => db.transaction().execute(select));
    expect(first.ms).toBeGreaterThan(2_900);
    expect(first.ms).toBeLessThan(5_900);
    const later = await time(async () => {
      for (let count = 0; count < 5; count++) await select().catch(() => {});
    });
    expect(later.ms).toBeLessThan(2_900);
  });

  test('a server that is back after a long outage is noticed by the next statement', async () => {
    const { db } = await open({ maxWaitMs: 300 });
    await postgres.server.kill();
    await expect(sql`select 1`.execute(db)).rejects.toThrow('cannot be reached');
    await expect(sql`select 1`.execute(db)).rejects.toThrow('cannot be reached');
    await postgres.server.restart();
    expect((await sql`select 1`.execute(db)).rows).toHaveLength(1);
  });

  test('statements in sequence do not each wait for a server that accepts connections and never answers', async () => {
    const { proxy, db } = await openThroughProxy({ maxWaitMs: 1_000 });
    proxy.change({ toServer: () => undefined });
    const { ms, message } = await time(async () => {
      for (let count = 0; count < 5; count++) {
        await sql`select 1`.execute(db).catch(() => {});
      }
      await sql`select 1`.execute(db);
    });
    expect(message).toContain('PostgreSQL cannot be reached');
    expect(ms).toBeLessThan(10_000);
  });

  test('a statement to a server that no longer answers fails well before its request is given up', async () => {
    const { proxy, db } = await openThroughProxy();
    await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.1)`.execute(db)));
    proxy.change({ toServer: () => undefined });
    const { ms, message } = await time(async () => {
      for (let count = 0; count < 3; count++) {
        await sql`select 1`.execute(db).catch(() => {});
      }
      await db.transaction().execute((trx) => trx.selectFrom('orders').select('id').execute());
    });
    expect(message).toContain('PostgreSQL cannot be reached');
    expect(ms).toBeLessThan(18_000);
  });

  test('a transaction waits for a hot standby to be promoted', async () => {
    const { db } = await open();
    await postgres.server.kill();
    await postgres.server.restartAsStandby();
    const stored = db
      .transaction()
      .execute((trx) => trx.insertInto('checkout_drafts').values(draft('a')).execute());
    const first = await Promise.race([stored.then(() => 'stored'), setTimeout(500, 'waits')]);
    expect(first).toBe('waits');
    await administer(postgres.server.url, 'select pg_promote()');
    await stored;
    expect(await db.selectFrom('checkout_drafts').select('id').execute()).toEqual([{ id: 'a' }]);
  });

  test.each([
    ['28000', (url: URL) => (url.username = 'nobody')],
    ['3D000', (url: URL) => (url.pathname = '/nothing')],
  ])('a refused connection (%s) is a server that cannot be reached', async (code, change) => {
    const url = new URL(postgres.server.url);
    change(url);
    const db = openPostgres(url.href, { maxWaitMs: 300 });
    onTestFinished(() => db.destroy());
    const error: unknown = await sql`select 1`.execute(db).catch((problem: unknown) => problem);
    expect(error).toBeInstanceOf(PostgresError);
    expect(error).toMatchObject({ code });
  });

  test('a connection starts with nothing that PgBouncer refuses, and has its limits nevertheless', async () => {
    const { proxy, db } = await openThroughProxy();
    let start = '';
    proxy.change({
      toServer: (data) => {
        start ||= data.subarray(8).toString();
        return data;
      },
    });
    const { rows } = await sql`select
      current_setting('default_transaction_isolation') as isolation,
      current_setting('lock_timeout') as lock,
      current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(db);
    expect(rows).toEqual([
      { isolation: 'serializable', lock: '8s', statement: '10s', idle: '15s' },
    ]);
    const parameters = start.split('\0').filter((_, index) => index % 2 === 0);
    expect(parameters.filter(Boolean).sort()).toEqual([
      'application_name',
      'client_encoding',
      'database',
      'user',
    ]);
  });

  test('a process waits for the migration of another one, however long it takes', async () => {
    const { url, db } = await open({ isMigrated: false });
    // Longer than the site waits for any other statement.
    const other = openPostgres(url, { use: 'migration' });
    onTestFinished(() => other.destroy());
    const migrated = other.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${0x4d757276})`.execute(connection);
      const waiting = migrate(db).then(
        () => 'done',
        (error: unknown) => String(error),
      );
      await sql`select pg_sleep(13)`.execute(connection);
      expect(await inspectPostgres(url)).toEqual({ kind: 'missing' });
      await sql`select pg_advisory_unlock(${0x4d757276})`.execute(connection);
      return waiting;
    });
    expect(await migrated).toBe('done');
  });
});
