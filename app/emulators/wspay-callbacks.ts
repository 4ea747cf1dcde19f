import type { WspayKeys } from '~/shop/payments/providers/wspay/wspay-signature';
import { corruptMessage, type WspayEndpoint, type WspayFault } from './wspay-faults';
import { buildReport } from './wspay-messages';
import type { EmulatedTransaction } from './wspay-store';

export type WspayCallbacks = ReturnType<typeof createCallbacks>;

/**
 * Posts transaction reports to the shop, without retries: WSPay's retry policy is not published, so one may be lost.
 */
export function createCallbacks(
  keys: WspayKeys,
  callbackUrl: string,
  findFault: (endpoint: WspayEndpoint) => WspayFault | undefined,
) {
  const closing = new AbortController();
  const timers = new Set<NodeJS.Timeout>();
  let posting = 0;

  /** Resolves when the shop has responded or cannot be reached; never rejects. */
  async function send(transaction: EmulatedTransaction): Promise<void> {
    const fault = findFault('callback');
    if (fault?.kind === 'down' || closing.signal.aborted) return;
    const report = corruptMessage(buildReport(keys, transaction, Date.now()), fault);
    posting += 1;
    await postReport(callbackUrl, report, closing.signal);
    posting -= 1;
  }

  /**
   * Sends a report at `time` (epoch milliseconds), unless the emulator is closed before. A timer may end before the
   * wall clock reaches that time, and the report would then still hide the bank's decision.
   */
  function sendAt(time: number, transaction: EmulatedTransaction): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (Date.now() < time) sendAt(time, transaction);
      else void send(transaction);
    }, time - Date.now());
    timers.add(timer.unref());
  }

  function close(): void {
    closing.abort();
    for (const timer of timers) clearTimeout(timer);
  }

  const isIdle = () => timers.size === 0 && posting === 0;

  return { send, sendAt, isIdle, close };
}

async function postReport(url: string, report: object, closing: AbortSignal): Promise<void> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(10_000)]),
    });
    await response.body?.cancel();
  } catch {
    // It makes no difference to the provider why the shop is unreachable.
  }
}
