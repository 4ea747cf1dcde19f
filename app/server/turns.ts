/**
 * Lets at most `limit` pieces of work run at once; the others wait in the order they came. For work that one thread does
 * anyway: begun all at once, it would only hold the memory of all.
 */
export function createTurns(limit: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < limit) running += 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      const begin = waiting.shift();
      if (begin) begin();
      else running -= 1;
    }
  };
}
