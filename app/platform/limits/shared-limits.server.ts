import { createHmac } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '~/platform/database/schema';
import { reportStorageError } from '~/platform/database/report-storage-error.server';
import { type LimitOptions, type Limits, localLimits } from './limits';
import { steadyClock } from './rate-limit';

type Options = {
  /** PostgreSQL, over the connections for coordination between processes. */
  db: Kysely<Database>;
  /** The key of the hash that replaces clients' addresses, which are not stored. The same in all processes. */
  secret: string;
};

type Keys = { client: string; inAll: string };

/** How many rejected clients a process remembers. */
const maxRefused = 10_000;
/** Logged once in this time for all limits that could not be counted. */
const reportMs = 60_000;

/**
 * Rate limits counted across all processes: rows updated in one statement, by the database's clock. While the database
 * does not respond, each process counts on its own.
 */
export function sharedLimits({ db, secret }: Options): Limits {
  let nextReport = 0;
  const report = (error: unknown) => {
    if (steadyClock() < nextReport) return;
    nextReport = steadyClock() + reportMs;
    reportStorageError(error, 'Limits are counted by each process for itself');
  };
  return (name, options) => {
    const local = localLimits(name, options);
    // A client rejected by the database is rejected from memory until its window ends.
    const refused = new LRUCache<string, number>({ max: maxRefused });
    const keyOf = (client: string) =>
      createHmac('sha256', secret)
        .update(JSON.stringify(['limit', name, client]))
        .digest('base64url');
    const inAll = keyOf('');
    return {
      async consume(client) {
        const now = steadyClock();
        const until = refused.get(client) ?? 0;
        if (now < until) return Math.ceil((until - now) / 1000);
        try {
          const waitMs = await consumeShared(db, { client: keyOf(client), inAll }, options);
          if (waitMs === undefined) return undefined;
          refused.set(client, now + waitMs);
          return Math.ceil(waitMs / 1000);
        } catch (error) {
          report(error);
          return local.consume(client);
        }
      },
    };
  };
}

const databaseTime = sql`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** @returns undefined if the use was counted, otherwise the milliseconds until the next one is allowed */
async function consumeShared(
  db: Kysely<Database>,
  keys: Keys,
  { windowMs, perClient, inAll }: LimitOptions,
): Promise<number | undefined> {
  // Counts in a row that may not exist yet or may have expired; returns no row if the limit is reached.
  const count = (key: string, limit: number, from: RawBuilder<unknown>) => sql`
    insert into limit_windows as known (key, uses, ends_at)
    select ${key}, 1, moment.now + ${windowMs} from ${from}
    on conflict (key) do update set
      uses = case when known.ends_at > excluded.ends_at - ${windowMs} then known.uses + 1 else 1 end,
      ends_at = case when known.ends_at > excluded.ends_at - ${windowMs} then known.ends_at else excluded.ends_at end
    where known.uses < ${limit} or known.ends_at <= excluded.ends_at - ${windowMs}
    returning uses`;
  const isOpenToAll = sql`moment where not exists (
    select 1 from limit_windows
    where key = ${keys.inAll} and uses >= ${inAll} and ends_at > moment.now)`;
  const isShared = inAll !== undefined;
  const { rows } = await sql<{ client: number; everyone: number }>`
    with moment as (select ${databaseTime} as now),
    client as (${count(keys.client, perClient, isShared ? isOpenToAll : sql`moment`)}),
    everyone as (${isShared ? count(keys.inAll, inAll, sql`moment, client`) : sql`select 1 from client`})
    select (select count(*) from client) as client, (select count(*) from everyone) as everyone
  `.execute(db);
  if (rows[0]?.everyone === 1) return undefined;
  // Another process has just used up the overall limit.
  if (rows[0]?.client === 1) await giveBack(db, keys.client);
  const wait = await sql<{ ms: number | null }>`
    select max(ends_at) - ${databaseTime} as ms from limit_windows
    where (key = ${keys.client} and uses >= ${perClient})
    or (key = ${keys.inAll} and uses >= ${inAll ?? 1})`.execute(db);
  return Math.max(wait.rows[0]?.ms ?? 0, 1);
}

async function giveBack(db: Kysely<Database>, key: string): Promise<void> {
  await db
    .updateTable('limit_windows')
    .set((eb) => ({ uses: eb('uses', '-', 1) }))
    .where('key', '=', key)
    .execute();
}

/** Deletes expired windows. */
export async function removeEndedWindows(db: Kysely<Database>): Promise<void> {
  await sql`delete from limit_windows where ends_at <= ${databaseTime}`.execute(db);
}
