export type FairQueueLimits = {
  /** Jobs running concurrently, including those that wait for an external service. */
  running: number;
  runningPerClient: number;
  /** Jobs in the queue; one more is rejected immediately. */
  waiting: number;
  waitingPerClient: number;
  /** Milliseconds in the queue after which a job is rejected; may be infinite, as may the two above. */
  maxWaitMs: number;
};

export type JobOptions = {
  /** Takes the job out of the queue; it does not end one that has begun. */
  signal?: AbortSignal;
  /** False for the few jobs that the limits of the queue do not reject. */
  canBeShed?: boolean;
};

/** The queue is full, or the job waited too long in it: load is shed before everyone waits in vain. */
export class OverloadError extends Error {
  override name = 'OverloadError';
}

type Job = { client: string; begin: () => void };

/**
 * A queue for work on the main thread that visitors wait for. Clients take turns, however many jobs each of them has in
 * it; the jobs of one client run in the order they came. One job begins in each turn of the event loop, so that sockets
 * are read and written in between. A job that waits for something outside does not keep the next one from beginning.
 */
export class FairQueue {
  readonly #limits: FairQueueLimits;
  /** Jobs by client, the client whose turn is next first. */
  readonly #waiting = new Map<string, Set<Job>>();
  readonly #running = new Map<string, number>();
  #waitingCount = 0;
  #runningCount = 0;
  #isScheduled = false;

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
  }

  /** How many jobs wait, and how many are under way. */
  get size(): { waiting: number; running: number } {
    return { waiting: this.#waitingCount, running: this.#runningCount };
  }

  /**
   * Runs a job when its client has a turn.
   * @param client the client that waits for it: clients take turns
   * @throws OverloadError when the job was shed
   * @throws the signal's reason when the job was taken out of the queue
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

  /** The next job of the client whose turn it is; clients with as many under way as they may have are passed over. */
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
    // Not a microtask: those would all run before the next socket is read.
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
