import type { Kysely } from 'kysely';
import type { SiteContent } from '~/content/content.server';
import { toStockLevel } from '~/content/stock-levels';
import type { Database } from '~/platform/database/schema';
import type { Env } from '~/platform/env/env-schema';
import { type Job, jobInterval, startJob } from '~/platform/jobs/job.server';
import { log } from '~/platform/log/log.server';

/** Commands and other processes change the stock too. */
const everyMs = 3_000;

/** Tells the content what is left, as far as pages say it. */
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

/** Pages say what is left a few seconds later; carts and orders ask the database themselves. */
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
