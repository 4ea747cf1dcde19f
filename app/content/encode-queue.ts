import { OverloadError } from '~/platform/http/fair-queue';
import { steadyClock } from '~/platform/time/steady-clock';

type Job = {
  key: string;
  work: () => Promise<void>;
  urgent: boolean;
  done: Promise<void>;
  settle: { resolve: () => void; reject: (reason: unknown) => void };
};

type EncodeQueueLimits = {
  /** Jobs running concurrently. */
  running: number;
  /**
   * Maximum number of queued jobs, urgent and background ones counted separately; one more is rejected immediately.
   */
  waiting: number;
  /** Delay in milliseconds after an urgent job before background jobs start: a page requests a dozen pictures. */
  quietMs: number;
};

/**
 * A queue that runs only one job per key at a time. Urgent jobs go first, in order; background jobs run one at a
 * time, when no urgent one has run recently.
 */
export function createEncodeQueue(limits: EncodeQueueLimits) {
  const jobs = new Map<string, Job>();
  const running = new Set<Job>();

  let quietSince = -Infinity;
  let timer: NodeJS.Timeout | undefined;

  function findNext(): Job | undefined {
    const waiting = [...jobs.values()].filter((job) => !running.has(job));
    const urgent = waiting.find((job) => job.urgent);
    if (urgent || running.size > 0) return urgent;
    return isQuiet() ? waiting[0] : undefined;
  }

  /** Schedules another check if it is too early. */
  function isQuiet(): boolean {
    const restMs = quietSince + limits.quietMs - steadyClock();
    if (restMs <= 0) return true;
    timer ??= setTimeout(() => {
      timer = undefined;
      startWhatFits();
    }, restMs).unref();
    return false;
  }

  const countWaiting = (urgent: boolean) =>
    [...jobs.values()].filter((job) => job.urgent === urgent && !running.has(job)).length;

  function startWhatFits(): void {
    while (running.size < limits.running) {
      const job = findNext();
      if (!job) return;
      running.add(job);
      void finish(job);
    }
  }

  async function finish(job: Job): Promise<void> {
    await Promise.resolve().then(job.work).then(job.settle.resolve, job.settle.reject);
    if (job.urgent) quietSince = steadyClock();
    running.delete(job);
    jobs.delete(job.key);
    startWhatFits();
  }

  /**
   * Queues a job, or joins the one with the same key. An urgent request moves a background job to the front.
   * @throws OverloadError if the queue is full
   */
  function run(key: string, work: () => Promise<void>, { urgent }: { urgent: boolean }) {
    const known = jobs.get(key);
    if (!known && countWaiting(urgent) >= limits.waiting) {
      return Promise.reject(new OverloadError('Too many pictures are waiting to be encoded'));
    }
    const job = known ?? createJob(key, work);
    job.urgent ||= urgent;
    jobs.set(key, job);
    startWhatFits();
    return job.done;
  }

  return { run };
}

function createJob(key: string, work: () => Promise<void>): Job {
  let settle!: Job['settle'];
  const done = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { key, work, urgent: false, done, settle };
}
