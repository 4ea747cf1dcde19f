import { readClient } from '~/platform/http/client-address';
import { Budget } from '~/platform/limits/budget';
import { RateLimit } from '~/platform/limits/rate-limit';

/** Statements written in ten minutes from one address. Confirming them is never refused. */
const statements = { limit: 200, windowMs: 10 * 60_000 };
const hourMs = 60 * 60_000;
/** Withdrawals in an hour that write mails; beyond, only the row is written. */
const withMails = {
  windowMs: hourMs,
  perClient: 60,
  inAll: 600,
};
/** Of these, forms that came back faster than people fill them in: a few may be a clever browser's. */
const early = { limit: 10, windowMs: hourMs };

export type WithdrawalLimits = ReturnType<typeof createWithdrawalLimits>;

/**
 * How much may be withdrawn from one address, and mailed about it in all. Each function counts one more.
 * @returns functions that return undefined, or after how many seconds the next may come
 */
export function createWithdrawalLimits() {
  const perSender = new RateLimit(statements);
  const mails = new Budget(withMails);
  const earlyPerSender = new RateLimit(early);
  return {
    countStatement: (request: Request) => perSender.consume(readClient(request)),
    countMails: (request: Request) => mails.consume(readClient(request)),
    countEarly: (request: Request) => earlyPerSender.consume(readClient(request)),
  };
}
