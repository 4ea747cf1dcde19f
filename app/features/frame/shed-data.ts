export const maxAttempts = 4;

const maxDelaySeconds = 10;

/** Whether the server refused to make data for our scripts because too many were waiting; what was posted is never refused. */
export function isShedData(answer: Response, method = 'GET'): boolean {
  return (
    method.toUpperCase() === 'GET' &&
    answer.status === 503 &&
    answer.headers.has('retry-after') &&
    new URL(answer.url).pathname.endsWith('.data')
  );
}

/**
 * How long to wait before asking again.
 * @param random 0 to 1: those who were refused together do not come back together
 */
export function retryDelayMs(answer: Response, random: number): number {
  const seconds = Number(answer.headers.get('retry-after'));
  const delay = Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), maxDelaySeconds) : 1;
  return Math.round(delay * 1000 * (0.5 + random / 2));
}
