/**
 * Lets at most `limit` jobs run at once; the others wait in the order they came. For work off the main thread, which holds
 * memory from the moment it begins. Work for visitors waits in a fair queue instead (fair-queue.ts).
 */
export function limitConcurrency(limit: number) {
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
