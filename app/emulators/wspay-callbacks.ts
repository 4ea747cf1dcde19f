import type { WspayKeys } from '~/shop/payments/providers/wspay/wspay-signature';
import { createDeliveries } from './deliveries';
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
  const { post, later, isIdle, close } = createDeliveries(callbackUrl);

  /** Resolves when the shop has responded or cannot be reached; never rejects. */
  async function send(transaction: EmulatedTransaction): Promise<void> {
    const fault = findFault('callback');
    if (fault?.kind === 'down') return;
    const report = corruptMessage(buildReport(keys, transaction, Date.now()), fault);
    await post(JSON.stringify(report), { 'content-type': 'application/json' });
  }

  /**
   * Sends a report at `time` (epoch milliseconds), unless the emulator is closed before. A timer may end before the
   * wall clock reaches that time, and the report would then still hide the bank's decision.
   */
  function sendAt(time: number, transaction: EmulatedTransaction): void {
    later(time - Date.now(), () => {
      if (Date.now() < time) sendAt(time, transaction);
      else void send(transaction);
    });
  }

  return { send, sendAt, isIdle, close };
}
