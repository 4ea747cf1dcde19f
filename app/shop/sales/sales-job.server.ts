import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { Env } from '~/platform/env/env-schema';
import { type Job, jobInterval, startJob } from '~/platform/jobs/job.server';
import { log } from '~/platform/log/log.server';
import { minuteMs } from '~/platform/time/durations';
import { countSales } from './count-sales.server';

const everyMs = 5 * minuteMs;
/** Pause between two batches, so that requests take precedence. */
const pauseMs = 50;

/** Keeps the sales figures up to date, including sales made before the figures existed. */
export const startSalesJob = (
  db: Kysely<Database>,
  env: Pick<Env, 'JOB_INTERVAL_MS' | 'FISCAL_VAT'>,
): Job =>
  startJob({
    name: 'sales',
    everyMs: jobInterval(env, everyMs),
    log,
    async run(signal) {
      while (!signal.aborted && (await countSales(db, new Date(), { isInVat: env.FISCAL_VAT })))
        await setTimeout(pauseMs);
    },
  });
