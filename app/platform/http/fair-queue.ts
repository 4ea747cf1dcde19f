export type FairQueueLimits = {
  /** Jobs running concurrently, including those that wait for an external service. */
  running: number;
  runningPerClient: number;
  /** Maximum number of queued jobs; one more is rejected immediately. */
  waiting: number;
  waitingPerClient: number;
  /** Milliseconds in the queue after which a job is rejected; may be infinite, like the two above. */
  maxWaitMs: number;
};

export type JobOptions = {
  /** Removes the job from the queue; a running job is not stopped. */
  signal?: AbortSignal;
  /** False for the few jobs that are exempt from the limits. */
  canBeShed?: boolean;
};

/** The queue is full, or the job waited too long: load is shed before everyone waits in vain. */
export class OverloadError extends Error {
  override name = 'OverloadError';
}

type Job = { client: string; begin: () => void };

/**
 * A fair queue for work on the main thread that visitors wait for. Clients are served in turn, however many jobs each
 * has queued; the jobs of one client run in order. One job starts per turn of the event loop, so that sockets are
 * read and written in between. A job that waits for an external service does not block the next one.
 */
export class FairQueue {
  readonly #limits: FairQueueLimits;
  /** Queued jobs by client, in the order in which clients are served. */
  readonly #waiting = new Map<string, Set<Job>>();
  readonly #running = new Map<string, number>();
  #waitingCount = 0;
  #runningCount = 0;
  #isScheduled = false;

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
  }

  /**
   * Runs a job when it is its client's turn.
   * @param client the client that waits for the job
   * @throws OverloadError if the job was shed
   * @throws the signal's reason if it was aborted while the job was queued
   */
  run<Result>(
    client: string,
    work: () => Promise<Result>,
    { signal, canBeShed = true }: JobOptions = {},
  ): Promise<Result> {
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    if (canBeShed && this.#isFull(client)) return Promise.reject(new OverloadError('Queue full'));
    return new Promise<Result>((resolve, reject) => {
      const leave = (reason: unknown) => {
        settle();
        this.#remove(job);
        reject(reason as Error);
      };
      const abort = () => leave(signal?.reason);
      const { maxWaitMs } = this.#limits;
      const limit =
        canBeShed && Number.isFinite(maxWaitMs)
          ? setTimeout(() => leave(new OverloadError('Waited too long')), maxWaitMs)
          : undefined;
      const settle = () => {
        clearTimeout(limit);
        signal?.removeEventListener('abort', abort);
      };
      const job: Job = {
        client,
        begin: () => {
          settle();
          this.#perform(client, work).then(resolve, reject);
        },
      };
      signal?.addEventListener('abort', abort, { once: true });
      this.#add(job);
    });
  }

  #isFull(client: string): boolean {
    const { waiting, waitingPerClient } = this.#limits;
    const own = this.#waiting.get(client)?.size ?? 0;
    return this.#waitingCount >= waiting || own >= waitingPerClient;
  }

  #add(job: Job): void {
    const jobs = this.#waiting.get(job.client) ?? new Set();
    this.#waiting.set(job.client, jobs.add(job));
    this.#waitingCount += 1;
    this.#schedule();
  }

  #remove(job: Job): void {
    const jobs = this.#waiting.get(job.client);
    if (!jobs?.delete(job)) return;
    this.#waitingCount -= 1;
    if (jobs.size === 0) this.#waiting.delete(job.client);
  }

  /**
   * The next job of the client whose turn it is; clients that already have their maximum of running jobs are skipped.
   */
  #takeNext(): Job | undefined {
    for (const [client, jobs] of this.#waiting) {
      if ((this.#running.get(client) ?? 0) >= this.#limits.runningPerClient) continue;
      const [job] = jobs;
      if (!job) continue;
      this.#waiting.delete(client);
      this.#waiting.set(client, jobs);
      this.#remove(job);
      return job;
    }
    return undefined;
  }

  #schedule(): void {
    const canBegin = this.#waitingCount > 0 && this.#runningCount < this.#limits.running;
    if (this.#isScheduled || !canBegin) return;
    this.#isScheduled = true;
    // Not a microtask: all microtasks would run before the next socket is read.
    setImmediate(() => {
      this.#isScheduled = false;
      const job = this.#takeNext();
      // Without one, the next job to end schedules again.
      if (!job) return;
      job.begin();
      this.#schedule();
    });
  }

  async #perform<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
    this.#count(client, 1);
    try {
      return await work();
    } finally {
      this.#count(client, -1);
      this.#schedule();
    }
  }

  #count(client: string, change: 1 | -1): void {
    this.#runningCount += change;
    const own = (this.#running.get(client) ?? 0) + change;
    if (own > 0) this.#running.set(client, own);
    else this.#running.delete(client);
  }
}
