import { isShedData, retryDelayMs, maxAttempts } from './shed-data';

/**
 * Asks again for data that an overloaded server refused (503 with `Retry-After`). To the framework, which has no setting for
 * it, such an answer is unreadable: it would put the error screen in the place of a page, even where it only looked for news.
 */
export function retryShedData(): void {
  const send = window.fetch;
  window.fetch = async (input, init) => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await send(input, init);
      if (attempt === maxAttempts || !isShedData(answer, init?.method)) return answer;
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs(answer, Math.random())));
    }
  };
}
