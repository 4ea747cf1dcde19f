import type { Server } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Job } from '~/platform/jobs/job.server';
import { gauge, type Metric } from '~/platform/metrics/metrics';
import { serveMetrics } from '~/platform/metrics/metrics-server.server';
import { RequestMetrics } from '~/platform/metrics/request-metrics';
import { readDiskSpace } from '~/platform/probes/disk.server';
import { countStandingMatters } from '~/site/alarms/standing-matters.server';
import type { SiteServices } from './services.server';

export type WatchedJob = Pick<Job, 'name' | 'lastSuccess'>;

type Options = { services: SiteServices; server: Server; jobs: readonly WatchedJob[] };

const resolutionMs = 20;

/** Measures from now on, if METRICS_PORT is set. @returns what ends it */
export async function startMetrics({
  services,
  server,
  jobs,
}: Options): Promise<() => Promise<void>> {
  const { env } = services;
  if (env.METRICS_PORT === undefined) return async () => {};
  const requests = new RequestMetrics();
  server.prependListener('request', (request, response) => requests.watch(request, response));
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  // It measures the time between two ticks of its own.
  const toDelay = (nanoseconds: number) => Math.max(nanoseconds / 1e9 - resolutionMs / 1000, 0);
  delay.enable();
  const stop = await serveMetrics(env.METRICS_PORT, async () => {
    const p99 = toDelay(delay.percentile(99));
    const max = toDelay(delay.max);
    delay.reset();
    return [
      requests.collect(),
      gauge('site_event_loop_delay_p99_seconds', 'Since the last scrape.', p99),
      gauge('site_event_loop_delay_max_seconds', 'Since the last scrape.', max),
      ...describeProcess(),
      describeJobs(jobs),
      gauge(
        'site_content_refused',
        'Whether visitors see older content because the backend’s last answer is of no use.',
        services.content.problem() ? 1 : 0,
      ),
      ...(await describeStock(services)),
    ];
  });
  return async () => {
    delay.disable();
    await stop();
  };
}

function describeProcess(): Metric[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
    gauge('nodejs_heap_size_used_bytes', 'Of it, objects in use.', heapUsed),
    {
      name: 'process_cpu_seconds_total',
      help: 'Processor time.',
      type: 'counter',
      samples: [{ value: (user + system) / 1e6 }],
    },
    gauge(
      'process_start_time_seconds',
      'When the process began.',
      Math.round(Date.now() / 1000 - process.uptime()),
    ),
  ];
}

const describeJobs = (jobs: readonly WatchedJob[]): Metric => ({
  name: 'site_job_last_success_timestamp_seconds',
  help: 'When each background job last ended well.',
  type: 'gauge',
  samples: jobs.flatMap(({ name, lastSuccess }) => {
    const at = lastSuccess();
    return at ? [{ labels: { job: name }, value: at.getTime() / 1000 }] : [];
  }),
});

/** What waits in the database; without a usable one there is only that it is not usable. */
async function describeStock({ db, env }: SiteServices): Promise<Metric[]> {
  const disk = await readDiskSpace(env.DATA_DIR).catch(() => undefined);
  const metrics = disk ? [gauge('site_disk_free_ratio', 'In DATA_DIR.', disk.freeShare)] : [];
  try {
    const matters = await countStandingMatters(db, new Date());
    return [
      ...metrics,
      gauge('site_database_usable', 'Whether the database can be read.', 1),
      {
        name: 'site_outbox_mails',
        help: 'Emails that wait, and emails that were given up.',
        type: 'gauge',
        samples: (['queued', 'dead'] as const).map((state) => ({
          labels: { state },
          value: matters.mails[state],
        })),
      },
      gauge('site_holds_ending', 'Authorisations that end within two days.', matters.holds.length),
      gauge(
        'site_withdrawals_due',
        'Withdrawals whose refund is due within three days.',
        matters.withdrawals.length,
      ),
    ];
  } catch {
    return [...metrics, gauge('site_database_usable', 'Whether the database can be read.', 0)];
  }
}
