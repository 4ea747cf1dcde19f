import { LRUCache } from 'lru-cache';
import { steadyClock } from '~/platform/time/steady-clock';

const maxKeys = 1000;

type Call<Result> = { result: Promise<Result>; endedAt?: number };

/** Shares one call among all callers with the same key, concurrent or shortly after, including its error. */
export class SingleFlight<Result> {
  readonly #ttlMs: number;
  readonly #calls: LRUCache<string, Call<Result>>;

  /** @param options.ttlMs how long a result is reused after the call has ended */
  constructor({ ttlMs }: { ttlMs: number }) {
    this.#ttlMs = ttlMs;
    this.#calls = new LRUCache({ max: maxKeys });
  }

  run(key: string, call: () => Promise<Result>): Promise<Result> {
    const known = this.#calls.get(key);
    if (known && (known.endedAt === undefined || steadyClock() < known.endedAt + this.#ttlMs)) {
      return known.result;
    }
    const made: Call<Result> = { result: call() };
    const end = () => {
      made.endedAt = steadyClock();
    };
    // The caller may have stopped waiting: the error then has no handler.
    made.result.then(end, end);
    this.#calls.set(key, made);
    return made.result;
  }
}

/** Resolves to the result, or to undefined after the given time. The work continues in the background. */
export async function withTimeout<Result>(
  result: Promise<Result>,
  ms: number,
): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([result, late]);
  } finally {
    clearTimeout(timer);
  }
}
