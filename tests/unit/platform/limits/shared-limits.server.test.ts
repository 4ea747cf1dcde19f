import { describe, expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '~/platform/database/postgres/open-postgres.server';
import type { LimitOptions } from '~/platform/limits/limit-tiers';
import type { Limit } from '~/platform/limits/limits';
import { removeEndedWindows, sharedLimits } from '~/platform/limits/shared-limits.server';
import { createPostgresDatabase } from '../../../support/postgres-database';
import { usePostgres } from '../../../support/use-postgres';

const postgres = usePostgres();

/** The same limit in two processes. */
async function open(options: LimitOptions) {
  const { url, drop } = await createPostgresDatabase(postgres.server.url);
  // Few connections, and a long wait for one: on a busy machine a process would begin to count on its own.
  const pools = [1, 2].map(() =>
    openPostgres(url, { use: 'processes', maxWaitMs: 60_000, maxConnections: 4 }),
  );
  onTestFinished(async () => {
    for (const db of pools) await db.destroy();
    await drop();
  });
  const limits = pools.map((db) => sharedLimits({ db, secret: 'secret' })('forms', options));
  const consume = async (client: Parameters<Limit['consume']>[0], turn: number) =>
    limits[turn % 2]?.consume(client);
  return { consume, db: pools[0] as (typeof pools)[number] };
}

const tenMinutes = 10 * 60_000;
const isAdmitted = (wait: number | undefined) => wait === undefined;

// Needs the server's programs, which not every machine has.
describe.runIf(postgres.isPossible)('limits that processes share', () => {
  test('one client has one share of them all, exactly, however parallel its requests are', async () => {
    const { consume } = await open({ windowMs: tenMinutes, perClient: 30, inAll: 1_000 });
    const waits = await Promise.all(
      Array.from({ length: 100 }, (_, turn) => consume('192.0.2.1', turn)),
    );
    expect(waits.filter(isAdmitted)).toHaveLength(30);
    for (const wait of waits.filter((each) => each !== undefined)) {
      expect(wait).toBeGreaterThan(500);
      expect(wait).toBeLessThanOrEqual(600);
    }
    expect(await consume('192.0.2.2', 0)).toBeUndefined();
  });

  test('the overall limit applies too, and what it rejects is not counted', async () => {
    const { consume, db } = await open({ windowMs: tenMinutes, perClient: 5, inAll: 3 });
    // In most rounds several ask in the moment in which the last is taken.
    for (let round = 0; round < 10; round++) {
      const turns = Array.from({ length: 12 }, (_, turn) => turn);
      const waits = await Promise.all(
        turns.map((turn) => consume(`192.0.2.${12 * round + turn}`, turn)),
      );
      expect(waits.filter(isAdmitted)).toHaveLength(3);
      const rows = await db.selectFrom('limit_windows').select('uses').execute();
      expect(rows.reduce((sum, { uses }) => sum + uses, 0)).toBe(2 * 3);
      await db.deleteFrom('limit_windows').execute();
    }
  });

  test('the many networks of one IPv6 connection have three times the share of one, together', async () => {
    const { consume, db } = await open({ windowMs: tenMinutes, perClient: 2, inAll: 20 });
    const network = '2001:db8:1::/48';
    const waits = await Promise.all(
      Array.from({ length: 24 }, (_, turn) =>
        consume({ key: `2001:db8:1:${turn}::/64`, network }, turn),
      ),
    );
    expect(waits.filter(isAdmitted)).toHaveLength(6);
    const rows = await db.selectFrom('limit_windows').select('uses').execute();
    expect(rows.reduce((sum, { uses }) => sum + uses, 0)).toBe(3 * 6);
    expect(
      await consume({ key: '2001:db8:2:0::/64', network: '2001:db8:2::/48' }, 0),
    ).toBeUndefined();
  });

  test('a limit per client alone stores no overall row, and no row that identifies the client', async () => {
    const { consume, db } = await open({ windowMs: tenMinutes, perClient: 2 });
    for (const turn of [0, 1]) expect(await consume('192.0.2.1', turn)).toBeUndefined();
    expect(await consume('192.0.2.1', 0)).toBeGreaterThan(500);
    expect(await consume('192.0.2.2', 0)).toBeUndefined();
    const rows = await db.selectFrom('limit_windows').selectAll().execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
  });

  test('a window that is over counts no more, and is forgotten', async () => {
    const { consume, db } = await open({ windowMs: tenMinutes, perClient: 1, inAll: 1 });
    expect(await consume('a', 0)).toBeUndefined();
    await db
      .updateTable('limit_windows')
      .set((eb) => ({ ends_at: eb('ends_at', '-', tenMinutes) }))
      .execute();
    expect(await consume('a', 1)).toBeUndefined();
    expect(await consume('b', 1)).toBeGreaterThan(500);
    await removeEndedWindows(db);
    expect(await db.selectFrom('limit_windows').selectAll().execute()).toHaveLength(2);
    await db.updateTable('limit_windows').set({ ends_at: 0 }).execute();
    await removeEndedWindows(db);
    expect(await db.selectFrom('limit_windows').selectAll().execute()).toEqual([]);
  });

  test('a window that was begun before the database’s clock was set back counts no more, and is forgotten', async () => {
    const { consume, db } = await open({ windowMs: tenMinutes, perClient: 2, inAll: 2 });
    const setBack = async () => {
      const twoYears = 730 * 24 * 60 * 60_000;
      const later = db.updateTable('limit_windows').set((eb) => ({
        ends_at: eb('ends_at', '+', twoYears),
      }));
      await later.execute();
    };
    expect(await consume('a', 0)).toBeUndefined();
    expect(await consume('b', 0)).toBeUndefined();
    await setBack();
    expect(await consume('a', 1)).toBeUndefined();
    expect(await consume('a', 1)).toBeUndefined();
    const wait = await consume('b', 1);
    expect(wait).toBeGreaterThan(500);
    expect(wait).toBeLessThanOrEqual(600);
    await setBack();
    await removeEndedWindows(db);
    expect(await db.selectFrom('limit_windows').selectAll().execute()).toEqual([]);
  });

  test('while the database does not respond, each process counts on its own', async () => {
    const { consume, db } = await open({ windowMs: tenMinutes, perClient: 2, inAll: 10 });
    await db.destroy();
    expect(await consume('a', 0)).toBeUndefined();
    expect(await consume('a', 0)).toBeUndefined();
    expect(await consume('a', 0)).toBeGreaterThan(500);
  });
});
