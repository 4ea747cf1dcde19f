import type { Kysely } from 'kysely';
import { getContent } from '~/features/content/content.server';
import { voidOrder } from '~/features/payments/operations.server';
import type { Database } from '~/server/database/schema';
import { getEnv } from '~/server/env.server';
import { renderLeftMail } from './withdrawal-mails.server';
import { setWithdrawalWaker } from './withdrawal-waker.server';
import { startWithdrawalWorker } from './withdrawal-worker.server';

/** Starts the worker that gives up the reservations of orders that were withdrawn from. */
export function startWithdrawals(db: Kysely<Database>): { stop: () => Promise<void> } {
  const worker = startWithdrawalWorker({
    db,
    voidOrder,
    renderLeftMail: (withdrawal, order, reason) =>
      renderLeftMail(withdrawal, order, reason, {
        site: getContent().get().site,
        operatorAddress: getEnv().MAIL_TO,
      }),
  });
  setWithdrawalWaker(worker.wake);
  return worker;
}
