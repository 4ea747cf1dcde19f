import type { PaymentDependencies } from '~/shop/payments/core/payment-dependencies';
import type { Env } from '~/platform/env/env-schema';
import { type Job, jobInterval, startJob } from '~/platform/jobs/job.server';
import { log } from '~/platform/log/log.server';
import { minuteMs } from '~/platform/time/durations';
import { findLostPayments } from './find-unmatched.server';
import { startProviderRound } from './provider-round';

const everyMs = 5 * minuteMs;

/**
 * Finds the lost payments of this machine's journal. Each machine writes a journal of its own, and the sweeper reads only
 * that of the machine it runs on.
 * @param isSweeping whether the sweeper runs in this process, which does the same then
 */
export function startJournalJob(
  dependencies: PaymentDependencies,
  env: Pick<Env, 'JOB_INTERVAL_MS'>,
  isSweeping: () => boolean,
): Job {
  const settled = new Set<string>();
  return startJob({
    name: 'payment journal',
    everyMs: jobInterval(env, everyMs),
    log,
    async run(signal) {
      if (isSweeping()) return;
      await findLostPayments(
        dependencies,
        settled,
        startProviderRound(() => signal.aborted),
      );
    },
  });
}
