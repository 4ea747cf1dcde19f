export const maxAttempts = 4;

const maxDelaySeconds = 10;

/** Retries a data request that the server has shed because its queue was full, a few times with pauses. */
export async function retryRequest(
  first: Response,
  send: () => Promise<Response>,
  method?: string,
): Promise<Response> {
  let response = first;
  for (let attempt = 1; attempt < maxAttempts && isRefused(response, method); attempt += 1) {
    const delay = retryDelayMs(response, Math.random());
    await new Promise((resolve) => setTimeout(resolve, delay));
    response = await send();
  }
  return response;
}

/** A data request that was shed. Posted requests are never retried. */
function isRefused(response: Response, method = 'GET'): boolean {
  return (
    method.toUpperCase() === 'GET' &&
    response.status === 503 &&
    response.headers.has('retry-after') &&
    /\.data(?:\?|$)/.test(response.url)
  );
}

/** @param random 0 to 1: jitter, so that clients shed together do not retry together */
function retryDelayMs(response: Response, random: number): number {
  const seconds = Math.min(Number(response.headers.get('retry-after')) || 1, maxDelaySeconds);
  return seconds * (500 + random * 500);
}
