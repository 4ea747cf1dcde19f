import { hourMs, minuteMs } from '~/platform/time/durations';
import { readClient } from '~/platform/http/client-address';
import type { Limits } from '~/platform/limits/limits';
import { log } from '~/platform/log/log.server';
import { logAtIntervals } from '~/platform/log/log-at-intervals';
import type { WithdrawalHold } from '~/platform/database/withdrawal-tables';

/** Limits the statements from one client address in ten minutes. Confirming a statement is never limited. */
const statements = { perClient: 200, windowMs: 10 * minuteMs };
/** Limits the long statements per hour (`isLongStatement`). Beyond it, shorter ones are still accepted. */
const long = { perClient: 20, inAll: 600, windowMs: hourMs };
/**
 * Limits the withdrawals per hour that send emails. Beyond it, withdrawals are stored without any, and followed up by
 * `mail-held-back.server.ts`.
 */
const withMails = {
  windowMs: hourMs,
  perClient: 60,
  inAll: 600,
};
/** The number of those that may be submitted faster than people type; browser autofill may cause a few. */
const early = { perClient: 10, windowMs: hourMs };

export type WithdrawalLimits = ReturnType<typeof createWithdrawalLimits>;

/**
 * Creates the limits for withdrawals per client address and for their emails overall. Each call counts one more.
 * @returns functions that count and return undefined, or the number of seconds to wait before the next one
 */
export function createWithdrawalLimits(limits: Limits) {
  const perSender = limits('withdrawal statements', statements);
  const longPerSender = limits('long withdrawal statements', long);
  const mails = limits('withdrawal mails', withMails);
  const earlyPerSender = limits('early withdrawals', early);
  return {
    countStatement: (request: Request) => perSender.consume(readClient(request)),
    countLong: (request: Request) => longPerSender.consume(readClient(request)),
    countMails: (request: Request) => mails.consume(readClient(request)),
    countEarly: (request: Request) => earlyPerSender.consume(readClient(request)),
    /** Reports a statement without an acknowledgement. */
    onWithheld: logAtIntervals(
      (facts: { reference: string; withheld: WithdrawalHold }, count: number) =>
        log.error({ ...facts, count }, 'Withdrawals are not acknowledged automatically'),
    ),
  };
}
