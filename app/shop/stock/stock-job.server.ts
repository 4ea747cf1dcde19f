import type { Kysely } from 'kysely';
import type { SiteContent } from '~/content/content.server';
import { toStockLevel } from '~/content/stock-levels';
import type { Database } from '~/platform/database/schema';
import type { Env } from '~/platform/env/env-schema';
import { type Job, jobInterval, startJob } from '~/platform/jobs/job.server';
import { log } from '~/platform/log/log.server';

/** Stock is polled, because commands and other processes change it too. */
const everyMs = 3_000;

/** Passes the current stock levels to the content, from which pages read them. */
export async function readStockLevels(
  db: Kysely<Database>,
  content: Pick<SiteContent, 'setStockLevels'>,
): Promise<void> {
  const rows = await db
    .selectFrom('stock')
    .select(['variant_id', 'pieces', 'few_from'])
    .orderBy('variant_id')
    .execute();
  const levels = rows
    .map((row) => [row.variant_id, toStockLevel(row.pieces, row.few_from)] as const)
    .filter(([, level]) => level !== 'plenty');
  content.setStockLevels(new Map(levels));
}

/** Refreshes the stock levels shown on pages every few seconds. Carts and orders query the database directly. */
export function startStockJob(
  db: Kysely<Database>,
  content: Pick<SiteContent, 'setStockLevels'>,
  env: Pick<Env, 'JOB_INTERVAL_MS'>,
): Job {
  return startJob({
    name: 'stock',
    everyMs: jobInterval(env, everyMs),
    run: () => readStockLevels(db, content),
    log,
  });
}
