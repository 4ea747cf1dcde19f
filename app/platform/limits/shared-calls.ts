import { LRUCache } from 'lru-cache';
import { steadyClock } from './rate-limit';

type Call<Result> = { answer: Promise<Result>; endedAt?: number };

/**
 * One call for all callers with the same key at once or shortly after; they share its answer, errors included.
 */
export class SharedCalls<Result> {
  readonly #restMs: number;
  readonly #calls: LRUCache<string, Call<Result>>;

  /** @param options.restMs how long after its end an answer still counts */
  constructor({ restMs, maxKeys = 1000 }: { restMs: number; maxKeys?: number }) {
    this.#restMs = restMs;
    this.#calls = new LRUCache({ max: maxKeys });
  }

  run(key: string, call: () => Promise<Result>): Promise<Result> {
    const known = this.#calls.get(key);
    if (known && (known.endedAt === undefined || steadyClock() < known.endedAt + this.#restMs)) {
      return known.answer;
    }
    const made: Call<Result> = { answer: call() };
    const end = () => {
      made.endedAt = steadyClock();
    };
    // The caller may have stopped waiting: the error then has no handler.
    made.answer.then(end, end);
    this.#calls.set(key, made);
    return made.answer;
  }
}

/** What comes first: the answer, or undefined after some milliseconds. The work goes on. */
export async function unlessLate<Result>(
  answer: Promise<Result>,
  ms: number,
): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
