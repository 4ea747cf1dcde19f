import type { Server } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Job } from '~/platform/jobs/job.server';
import { gauge, labelMetrics, mergeMetrics, type Metric } from '~/platform/metrics/metrics';
import { serveMetrics } from '~/platform/metrics/metrics-server.server';
import { RequestMetrics } from '~/platform/metrics/request-metrics';
import { readProcessNumber } from '~/platform/processes/process-arguments';
import { Siblings } from '~/platform/processes/siblings.server';
import { readLastBackup } from '~/platform/backup/last-backup.server';
import { readDiskSpace } from '~/platform/probes/disk.server';
import { loadBacklog } from '~/site/alarms/backlog.server';
import type { SiteServices } from './services.server';

export type WatchedJob = Pick<Job, 'name' | 'lastSuccess'>;

type Options = {
  services: SiteServices;
  server: Server;
  /** The jobs currently running in this process. */
  listJobs: () => readonly WatchedJob[];
};

const resolutionMs = 20;

const question = 'metrics';

const lastBackup = 'site_last_backup_timestamp_seconds';

/** How long a scrape waits for the other processes; one that is being started again does not answer. */
const siblingsTimeoutMs = 1_000;

/**
 * Starts measuring if METRICS_PORT is set. Of several processes, the one that gets the scrape asks the others: theirs and its
 * own metrics are labelled by process, those of the shop are measured once.
 * @returns a function that stops it
 */
export async function startMetrics({
  services,
  server,
  listJobs,
}: Options): Promise<() => Promise<void>> {
  const { env } = services;
  if (env.METRICS_PORT === undefined) return async () => {};
  const number = readProcessNumber();
  const siblings = new Siblings(number === undefined ? 1 : env.WEB_PROCESSES);
  const requests = new RequestMetrics();
  server.prependListener('request', (request, response) => requests.watch(request, response));
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  // The histogram includes its own sampling interval.
  const toDelay = (nanoseconds: number) => Math.max(nanoseconds / 1e9 - resolutionMs / 1000, 0);
  delay.enable();
  const measureProcess = () => {
    const p99 = toDelay(delay.percentile(99));
    const max = toDelay(delay.max);
    delay.reset();
    const metrics = [
      requests.collect(),
      gauge('site_event_loop_delay_p99_seconds', 'Since the last scrape.', p99),
      gauge('site_event_loop_delay_max_seconds', 'Since the last scrape.', max),
      ...describeProcess(),
      describeJobs(listJobs()),
      gauge(
        'site_content_refused',
        'Whether visitors see older content because the backend’s last answer is of no use.',
        services.content.problem() ? 1 : 0,
      ),
    ];
    return number === undefined ? metrics : labelMetrics(metrics, { process: String(number) });
  };
  siblings.answer(question, async () => measureProcess());
  const stop = await serveMetrics(env.METRICS_PORT, async () => {
    const others = await siblings.ask(question, siblingsTimeoutMs);
    const measured = mergeMetrics([measureProcess(), ...(others as Metric[][])].flat());
    return [...measured, ...(await describeStoredData(services))];
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

/** Metrics of the stored data; if the database is unusable, only that fact. */
async function describeStoredData({ db, env }: SiteServices): Promise<Metric[]> {
  const disk = await readDiskSpace(env.DATA_DIR).catch(() => undefined);
  const backup = await readLastBackup(env.DATA_DIR);
  const metrics = [
    ...(disk ? [gauge('site_disk_free_ratio', 'In DATA_DIR.', disk.freeShare)] : []),
    ...(backup ? [gauge(lastBackup, 'When one last succeeded.', backup.getTime() / 1000)] : []),
  ];
  try {
    const backlog = await loadBacklog(db, new Date());
    return [
      ...metrics,
      gauge('site_database_usable', 'Whether the database can be read.', 1),
      {
        name: 'site_outbox_mails',
        help: 'Emails that wait, and emails that were given up.',
        type: 'gauge',
        samples: (['queued', 'dead'] as const).map((state) => ({
          labels: { state },
          value: backlog.mails[state],
        })),
      },
      gauge('site_holds_ending', 'Authorisations that end within two days.', backlog.holds.length),
      gauge(
        'site_withdrawals_due',
        'Withdrawals whose refund is due within three days.',
        backlog.withdrawals.length,
      ),
    ];
  } catch {
    return [...metrics, gauge('site_database_usable', 'Whether the database can be read.', 0)];
  }
}
