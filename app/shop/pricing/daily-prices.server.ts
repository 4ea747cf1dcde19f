import type { Kysely } from 'kysely';
import type { SiteContent } from '~/content/content.server';
import type { Content } from '~/content/content-schema';
import type { Database } from '~/platform/database/schema';
import type { Env } from '~/platform/env/env-schema';
import { type Job, jobInterval, startJob } from '~/platform/jobs/job.server';
import { reportStorageError } from '~/platform/database/report-storage-error.server';
import { log } from '~/platform/log/log.server';
import { hotelDay } from '~/platform/time/calendar';
import { readPriorPrices, recordPrices } from './price-history.server';
import { publishPriceLists } from './price-list-archive.server';
import { listPricedItems } from './priced-items';

/** A new day's list is published within its first minute, long before the legal limit of eight o'clock. */
const everyMs = 60_000;

export type DailyPrices = {
  /**
   * Records changed prices and publishes the price lists, once per content revision and day. Never rejects, because a
   * full disk must not close the shop.
   */
  record(): Promise<void>;
};

/** Creates the recorder that keeps the price history in the database. */
export function createDailyPrices(
  db: Kysely<Database>,
  content: Pick<SiteContent, 'current' | 'setPriorPrices'>,
): DailyPrices {
  let recorded: { day: string; published: Content } | undefined;
  let running: Promise<void> = Promise.resolve();

  async function recordOnce(): Promise<void> {
    // The moment of its turn, as the content is read then: a sale's first price belongs to its first day.
    const now = new Date();
    const day = hotelDay(now);
    // Other content may be published while this is recorded.
    const published = content.current().published();
    if (recorded?.day === day && recorded.published === published) return;
    await recordPrices(db, listPricedItems(content.current().get()), day, now);
    content.setPriorPrices(await readPriorPrices(db, published));
    // By now these may be the prices of the next day, whose lists the next run publishes.
    if (hotelDay(new Date()) !== day) return;
    await publishPriceLists(db, content.current(), now);
    recorded = { day, published };
  }

  return {
    record() {
      running = running
        .then(recordOnce)
        .catch((error: unknown) => reportStorageError(error, 'Prices could not be written down'));
      return running;
    },
  };
}

/** Starts the job that records prices when a new day has begun or content was published. */
export function startDailyPricesJob(prices: DailyPrices, env: Pick<Env, 'JOB_INTERVAL_MS'>): Job {
  return startJob({
    name: 'prices',
    everyMs: jobInterval(env, everyMs),
    run: () => prices.record(),
    log,
  });
}
