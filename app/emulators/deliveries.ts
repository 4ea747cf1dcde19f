const limitMs = 10_000;

/** Posts messages to a URL of the shop, now or later, until it is closed. */
export function createDeliveries(url: string) {
  const closing = new AbortController();
  const timers = new Set<NodeJS.Timeout>();
  let posting = 0;

  /** Runs something after a time, unless the emulator is closed before. */
  function later(ms: number, run: () => void): void {
    if (closing.signal.aborted) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timers.add(timer.unref());
  }

  /** @returns whether the shop has accepted the message; never rejects */
  async function post(body: string, headers: Record<string, string>): Promise<boolean> {
    if (closing.signal.aborted) return false;
    posting += 1;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body,
        redirect: 'manual',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(limitMs)]),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      // It makes no difference to the provider why the shop is unreachable.
      return false;
    } finally {
      posting -= 1;
    }
  }

  /** Drops what is being posted and what is still to come. */
  function close(): void {
    closing.abort();
    for (const timer of timers) clearTimeout(timer);
  }

  /** Whether the shop has responded to everything and nothing is still to come. */
  const isIdle = () => timers.size === 0 && posting === 0;

  return { later, post, close, isIdle };
}
