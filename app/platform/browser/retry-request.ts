export const maxAttempts = 4;

const maxDelaySeconds = 10;

/** Retries a data request that the server has shed because its queue was full, a few times with pauses. */
export async function retryRequest(
  first: Response,
  send: () => Promise<Response>,
  method?: string,
): Promise<Response> {
  let answer = first;
  for (let attempt = 1; attempt < maxAttempts && isRefused(answer, method); attempt += 1) {
    const delay = retryDelayMs(answer, Math.random());
    await new Promise((resolve) => setTimeout(resolve, delay));
    answer = await send();
  }
  return answer;
}

/** A data request that was shed. Posted requests are never retried. */
function isRefused(answer: Response, method = 'GET'): boolean {
  return (
    method.toUpperCase() === 'GET' &&
    answer.status === 503 &&
    answer.headers.has('retry-after') &&
    /\.data(?:\?|$)/.test(answer.url)
  );
}

/** @param random 0 to 1: jitter, so that clients shed together do not retry together */
function retryDelayMs(answer: Response, random: number): number {
  const seconds = Math.min(Number(answer.headers.get('retry-after')) || 1, maxDelaySeconds);
  return seconds * (500 + random * 500);
}
