import { openProgress } from '../support/progress';
import { addUp, fuzz } from './fuzz-run';
import { restart } from './restart-run';

export type SoakOptions = {
  root: string;
  requests: number;
  restarts: number;
  /** Of this sitting; two thirds of them are for the requests. */
  minutes: number;
  isFresh: boolean;
};

const megabyte = 2 ** 20;
/** A new site starts after so many requests, so that an interrupted sitting loses little. */
const requestsOfSite = 100_000;
const warmUp = 5_000;
const limits = { cpuMs: 50, heapGrowth: 50 * megabyte };

const nothingYet = {
  sittings: 0,
  requests: 0,
  statuses: {} as Record<string, number>,
  errors: [] as string[],
  longestCpuMs: 0,
  longestDuring: [] as string[],
  longestClockMs: 0,
  heapGrowth: 0,
  restarts: 0,
  restartRequests: 0,
  restartFailures: [] as string[],
};

const print = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);

/**
 * Sends random requests, and restarts the site under load, until there were enough of both or time is up. Figures of
 * earlier sittings count.
 * @returns the number of requirements that are not met
 */
export async function runSoakTest(options: SoakOptions): Promise<number> {
  const { figures, save } = openProgress(options.root, 'soak', nothingYet, options.isFresh);
  const began = Date.now();
  const fuzzUntil = began + options.minutes * 40_000;
  while (figures.requests < options.requests && Date.now() < fuzzUntil) {
    const seen = await fuzz({
      requests: Math.min(requestsOfSite, options.requests - figures.requests),
      warmUp,
      seed: figures.sittings + 1,
      deadline: fuzzUntil,
      onProgress: (sent) => print(`${sent} requests to this site`),
    });
    figures.sittings += 1;
    figures.requests += seen.requests;
    figures.statuses = addUp(figures.statuses, seen.statuses);
    figures.errors.push(...seen.errors);
    if (seen.longestCpuMs > figures.longestCpuMs) {
      figures.longestCpuMs = seen.longestCpuMs;
      figures.longestDuring = seen.longestDuring;
    }
    figures.longestClockMs = Math.max(figures.longestClockMs, seen.longestClockMs);
    figures.heapGrowth = Math.max(figures.heapGrowth, seen.heapAfter - seen.heapBefore);
    save();
  }
  if (figures.restarts < options.restarts) {
    const seen = await restart({
      restarts: options.restarts - figures.restarts,
      deadline: began + options.minutes * 60_000,
      onProgress: (done) => {
        if (done % 10 === 0) print(`${done} restarts`);
      },
    });
    figures.restarts += seen.restarts;
    figures.restartRequests += seen.requests;
    figures.restartFailures.push(...seen.failures);
    save();
  }
  return report(figures, options);
}

function report(figures: typeof nothingYet, { requests, restarts }: SoakOptions): number {
  const statuses = Object.entries(figures.statuses).map(
    ([status, count]) => `${status} × ${count}`,
  );
  const rows: [name: string, value: string, isMet: boolean][] = [
    [
      'random requests without a server error',
      `${figures.requests} of ${requests}, ${figures.errors.length} errors (${statuses.join(', ')})`,
      figures.errors.length === 0,
    ],
    [
      `the main thread busy at a stretch, at most ${limits.cpuMs} ms of processor time`,
      `${figures.longestCpuMs.toFixed(0)} ms (by the clock of this machine ${figures.longestClockMs.toFixed(0)} ms), during ${figures.longestDuring.join(', ') || 'no request'}`,
      figures.longestCpuMs <= limits.cpuMs,
    ],
    [
      `growth of the heap of a site, at most ${limits.heapGrowth / megabyte} MB`,
      `${(figures.heapGrowth / megabyte).toFixed(1)} MB`,
      figures.heapGrowth <= limits.heapGrowth,
    ],
    [
      'graceful restarts under load without a failed request',
      `${figures.restarts} of ${restarts}, ${figures.restartFailures.length} of ${figures.restartRequests} requests failed`,
      figures.restartFailures.length === 0,
    ],
  ];
  for (const [name, value, isMet] of rows)
    console.log(`${isMet ? 'ok    ' : 'BROKEN'}  ${name}: ${value}`);
  for (const line of [...figures.errors, ...figures.restartFailures].slice(0, 20))
    console.log(`        ${line}`);
  const failed = rows.filter(([, , isMet]) => !isMet).length;
  console.log(`${rows.length - failed} passed, ${failed} failed`);
  return failed;
}
