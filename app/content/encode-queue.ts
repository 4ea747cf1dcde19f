type Job = {
  key: string;
  work: () => Promise<void>;
  urgent: boolean;
  done: Promise<void>;
  settle: { resolve: () => void; reject: (reason: unknown) => void };
};

/**
 * Runs at most `limit` jobs concurrently, jobs of one key only once. Urgent ones go first, in order; the others only
 * while nothing urgent waits or runs, one at a time.
 */
export function createEncodeQueue(limit: number) {
  const jobs = new Map<string, Job>();
  const running = new Set<Job>();

  function findNext(): Job | undefined {
    const waiting = [...jobs.values()].filter((job) => !running.has(job));
    return waiting.find((job) => job.urgent) ?? (running.size === 0 ? waiting[0] : undefined);
  }

  function startWhatFits(): void {
    while (running.size < limit) {
      const job = findNext();
      if (!job) return;
      running.add(job);
      void finish(job);
    }
  }

  async function finish(job: Job): Promise<void> {
    await Promise.resolve().then(job.work).then(job.settle.resolve, job.settle.reject);
    running.delete(job);
    jobs.delete(job.key);
    startWhatFits();
  }

  /** Settles with the job of this key. An urgent request moves a background job to the front. */
  function run(key: string, work: () => Promise<void>, { urgent }: { urgent: boolean }) {
    const job = jobs.get(key) ?? createJob(key, work);
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
