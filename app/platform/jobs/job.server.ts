import { steadyClock } from '~/platform/time/steady-clock';
import { minuteMs } from '~/platform/time/durations';
import type { Log } from '~/platform/log/log.server';

export type JobOptions = {
  /** Names the job in the log. */
  name: string;
  /** Milliseconds between two runs. */
  everyMs: number;
  /** One run. The signal is aborted by `stop`: a long run ends at the next step that may be its last. */
  run: (signal: AbortSignal) => Promise<void>;
  log: Pick<Log, 'error'>;
  /** Whether the first run begins immediately, which is the default, or after the first interval. */
  firstRun?: 'now' | 'later' | undefined;
};

export type Job = {
  name: string;
  /** When a run last ended without an error. */
  lastSuccess(): Date | undefined;
  /** Resolves when the first run is over; immediately if that run comes after an interval. */
  started: Promise<void>;
  /** Runs now, or again as soon as the current run is over. */
  notify(): void;
  /** Starts no further run, and waits for the current one. */
  stop(): Promise<void>;
};

/** How often a job runs, in milliseconds: its own interval unless the operator sets one for all. */
export function jobInterval(env: { JOB_INTERVAL_MS?: number | undefined }, ownMs: number): number {
  return env.JOB_INTERVAL_MS ?? ownMs;
}

/** Jobs run every second: without a pause an outage of the database would push everything else out of the log. */
const sameFailureMs = 10 * minuteMs;

/** Logs a job's failures: the same one again only after a pause, with how often it came since, or after a success. */
function createFailureLog(name: string, log: Pick<Log, 'error'>) {
  let last: { reason: string; at: number } | undefined;
  let failures = 0;
  return {
    failed(error: unknown): void {
      const reason = String(error);
      const now = steadyClock();
      failures += 1;
      if (last?.reason === reason && now - last.at < sameFailureMs) return;
      const count = failures > 1 && { failures };
      log.error({ err: error, job: name, ...count }, 'A background job failed');
      last = { reason, at: now };
      failures = 0;
    },
    succeeded(): void {
      last = undefined;
      failures = 0;
    },
  };
}

/**
 * Runs something again and again until stopped, never twice at a time. A run that fails is logged, and the next one
 * waits for its interval even if the job was notified meanwhile: a run that fails immediately must not be repeated
 * immediately.
 */
export function startJob({ name, everyMs, run, log, firstRun = 'now' }: JobOptions): Job {
  const shutdown = new AbortController();
  let isRunning = false;
  let isNotified = false;
  let succeededAt: Date | undefined;
  const failureLog = createFailureLog(name, log);
  let running = Promise.resolve();

  async function runAll(): Promise<void> {
    try {
      do {
        isNotified = false;
        await run(shutdown.signal);
        succeededAt = new Date();
        failureLog.succeeded();
      } while (isNotified && !shutdown.signal.aborted);
    } catch (error) {
      failureLog.failed(error);
    } finally {
      isRunning = false;
    }
  }

  function begin(): void {
    if (isRunning || shutdown.signal.aborted) return;
    isRunning = true;
    running = runAll();
  }

  if (firstRun === 'now') begin();
  const timer = setInterval(begin, everyMs);
  timer.unref();
  return {
    name,
    lastSuccess: () => succeededAt,
    started: running,
    notify() {
      isNotified = true;
      begin();
    },
    async stop() {
      shutdown.abort();
      clearInterval(timer);
      await running;
    },
  };
}

/** Notifies a job that there is something to do. Has no effect before a job listens. */
export class JobSignal {
  #listener: () => void = () => {};

  /** @param listener takes the place of an earlier one */
  listen(listener: () => void): void {
    this.#listener = listener;
  }

  /** Call it after the commit of what there is to do. */
  notify(): void {
    this.#listener();
  }
}
