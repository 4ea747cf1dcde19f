import { createHmac } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '~/platform/database/schema';
import { reportStorageError } from '~/platform/database/report-storage-error.server';
import { type LimitOptions, toLimitTiers } from './limit-tiers';
import { type Limits, localLimits } from './limits';
import { dayMs } from '~/platform/time/durations';
import { steadyClock } from '~/platform/time/steady-clock';

type Options = {
  /** PostgreSQL, over the connections for coordination between processes. */
  db: Kysely<Database>;
  /** The key of the hash that replaces clients' addresses, which are not stored. The same in all processes. */
  secret: string;
};

type Tier = { key: string; limit: number };

/** How many rejected clients a process remembers. */
const maxRefused = 10_000;

/**
 * Rate limits counted across all processes: rows updated in one statement, by the database's clock. While the database
 * does not respond, each process counts on its own.
 */
export function sharedLimits({ db, secret }: Options): Limits {
  return (name, options) => {
    const local = localLimits(name, options);
    // A client rejected by the database is rejected from memory until its window ends.
    const refused = new LRUCache<string, number>({ max: maxRefused });
    const hash = (key: string) =>
      createHmac('sha256', secret)
        .update(JSON.stringify(['limit', name, key]))
        .digest('base64url');
    return {
      async consume(subject) {
        const now = steadyClock();
        const [client, ...wider] = toLimitTiers(subject, options);
        const until = refused.get(client.key) ?? 0;
        if (now < until) return Math.ceil((until - now) / 1000);
        try {
          const tiers = [client, ...wider].map(({ key, limit }) => ({ key: hash(key), limit }));
          const waitMs = await consumeShared(db, tiers, options);
          if (waitMs === undefined) return undefined;
          refused.set(client.key, now + waitMs);
          return Math.ceil(waitMs / 1000);
        } catch (error) {
          reportStorageError(error, 'Limits are counted by each process for itself');
          return local.consume(subject);
        }
      },
    };
  };
}

/**
 * Whether a window that ends at a time has not ended yet. One that ends much later than any begun now was begun before
 * the database's clock was set back, and would otherwise last until the clock has caught up.
 */
const isCurrent = (endsAt: RawBuilder<unknown>, now: RawBuilder<unknown>, windowMs: number) =>
  sql`(${endsAt} > ${now} and ${endsAt} <= ${now} + ${2 * windowMs})`;

const databaseTime = sql`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/**
 * @param tiers from the narrowest to the widest: the order in which concurrent statements lock the rows
 * @returns undefined if the use was counted, otherwise the milliseconds until the next one is allowed
 */
async function consumeShared(
  db: Kysely<Database>,
  tiers: readonly Tier[],
  { windowMs }: Pick<LimitOptions, 'windowMs'>,
): Promise<number | undefined> {
  const isFull = sql.join(
    tiers.map(({ key, limit }) => sql`(key = ${key} and uses >= ${limit})`),
    sql` or `,
  );
  const isKnown = isCurrent(sql`known.ends_at`, sql`excluded.ends_at - ${windowMs}`, windowMs);
  // Each counts in a row that may not exist yet or may have expired, once the narrower ones have; returns no row if its
  // limit is reached.
  const counts = tiers.map(({ key, limit }, index) => {
    const from =
      index === 0
        ? sql`moment where not exists (
            select 1 from limit_windows
            where ${isCurrent(sql`ends_at`, sql`moment.now`, windowMs)} and (${isFull}))`
        : sql`moment, ${tierName(index - 1)}`;
    return sql`${tierName(index)} as (
      insert into limit_windows as known (key, uses, ends_at)
      select ${key}, 1, moment.now + ${windowMs} from ${from}
      on conflict (key) do update set
        uses = case when ${isKnown} then known.uses + 1 else 1 end,
        ends_at = case when ${isKnown} then known.ends_at else excluded.ends_at end
      where known.uses < ${limit} or not ${isKnown}
      returning uses)`;
  });
  const counted = sql.join(
    tiers.map((_, index) => sql`(select count(*) from ${tierName(index)})`),
    sql` + `,
  );
  const { rows } = await sql<{ counted: number }>`
    with moment as (select ${databaseTime} as now), ${sql.join(counts)}
    select ${counted} as counted`.execute(db);
  const reached = rows[0]?.counted ?? 0;
  if (reached === tiers.length) return undefined;
  // Another process has just used up a wider limit.
  for (const { key } of tiers.slice(0, reached)) await giveBack(db, key);
  const wait = await sql<{ ms: number | null }>`
    select max(ends_at) - ${databaseTime} as ms from limit_windows
    where ${isCurrent(sql`ends_at`, databaseTime, windowMs)} and (${isFull})`.execute(db);
  return Math.max(wait.rows[0]?.ms ?? 0, 1);
}

const tierName = (index: number): RawBuilder<unknown> => sql.ref(`tier_${index}`);

async function giveBack(db: Kysely<Database>, key: string): Promise<void> {
  await db
    .updateTable('limit_windows')
    .set((eb) => ({ uses: eb('uses', '-', 1) }))
    .where('key', '=', key)
    .execute();
}

/** Longer than any window. */
const longestMs = dayMs;

/** Deletes windows that have ended, also those that were begun before the database's clock was set back. */
export async function removeEndedWindows(db: Kysely<Database>): Promise<void> {
  await sql`delete from limit_windows where not ${isCurrent(sql`ends_at`, databaseTime, longestMs)}`.execute(
    db,
  );
}
