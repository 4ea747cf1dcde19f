/**
 * Requests again data that an overloaded server refused (503 with `Retry-After`). To the framework, which has no
 * setting for it, such an answer is unreadable: it would put the error screen in the place of a page, even where it
 * only looked for news. What that takes is loaded when it happens.
 */
export function retryRefusedFetches(): void {
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const answer = await send(input, init);
    if (answer.status !== 503) return answer;
    const { retryRequest } = await import('./retry-request');
    return retryRequest(answer, () => send(input, init), init?.method);
  };
}
