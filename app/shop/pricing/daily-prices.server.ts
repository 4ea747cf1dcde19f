import type { Kysely } from 'kysely';
import { hotelDay } from '~/platform/time/calendar';
import { getContent, setPriorPrices } from '~/content/content.server';
import { publishPriceLists } from './price-list-archive.server';
import type { Database } from '~/platform/database/schema';
import { jobInterval } from '~/platform/env/env.server';
import { log } from '~/platform/log/log.server';
import { readPriorPrices, recordPrices } from './price-history.server';
import { listPricedItems } from './priced-items';

/** A new day's list is made in its first minute: long before eight o'clock. */
const everyMs = 60_000;

let kept: string | undefined;
let running: Promise<void> = Promise.resolve();

/**
 * Records prices that changed and publishes the lists, once for each publish of the content and each day. Never
 * rejects: a full disk must not close the shop.
 */
export function recordDailyPrices(db: Kysely<Database>, now = new Date()): Promise<void> {
  running = running
    .then(() => keepOnce(db, now))
    .catch((error: unknown) => log.error({ err: error }, 'Prices could not be written down'));
  return running;
}

async function keepOnce(db: Kysely<Database>, now: Date): Promise<void> {
  const today = hotelDay(now);
  const state = () => `${today} ${getContent().revision()}`;
  if (kept === state()) return;
  await recordPrices(db, listPricedItems(getContent().get()), today, now);
  setPriorPrices(await readPriorPrices(db, getContent().published()));
  await publishPriceLists(db, getContent(), now);
  kept = state();
}

/** Records prices every minute if a day or a publish has begun; the first run is finished when this returns. */
export async function startDailyPricesJob(
  db: Kysely<Database>,
): Promise<{ stop: () => Promise<void> }> {
  await recordDailyPrices(db);
  const timer = setInterval(() => void recordDailyPrices(db), jobInterval(everyMs));
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
