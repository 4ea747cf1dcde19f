/**
 * How far this machine's clock is ahead of a server's, in milliseconds, accurate to about a second.
 * @returns undefined if the server sends no Date header
 * @throws the connection's error
 */
export async function readClockDifference(
  url: string,
  timeoutMs: number,
): Promise<number | undefined> {
  const begin = Date.now();
  const response = await fetch(url, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const end = Date.now();
  const serverTime = Date.parse(response.headers.get('date') ?? '');
  // The header has whole seconds, so half a second is cut off on average.
  return Number.isNaN(serverTime) ? undefined : (begin + end) / 2 - (serverTime + 500);
}

/** The signatures of card providers are valid for five minutes. */
export const clockLimits = { warnMs: 30_000, failMs: 240_000 } as const;
