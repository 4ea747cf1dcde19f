import type { Kysely } from 'kysely';
import { getContent } from '~/content/content.server';
import { voidOrder } from '~/shop/payments/core/operations.server';
import type { Database } from '~/platform/database/schema';
import { getEnv } from '~/platform/env/env.server';
import { chaseProofs } from './chase-proofs.server';
import { renderQuestionMail } from './proof-question.server';
import { renderLeftMail, renderReminderMail } from './withdrawal-follow-ups.server';
import { setWithdrawalWaker } from './withdrawal-waker.server';
import { startWithdrawalWorker } from './withdrawal-worker.server';

/** Starts the worker that lets withdrawals take effect, and follows up those that still lack a proof. */
export function startWithdrawals(db: Kysely<Database>): { stop: () => Promise<void> } {
  const mailOptions = () => ({
    site: getContent().get().site,
    siteUrl: getEnv().SITE_URL,
    operatorAddress: getEnv().MAIL_TO,
  });
  const worker = startWithdrawalWorker({
    db,
    voidOrder,
    renderLeftMail: (withdrawal, order, reason) =>
      renderLeftMail(withdrawal, order, reason, mailOptions()),
    chaseProofs: () =>
      chaseProofs(db, {
        renderQuestion: (withdrawal, order) => renderQuestionMail(withdrawal, order, mailOptions()),
        renderReminder: (withdrawal, order) => renderReminderMail(withdrawal, order, mailOptions()),
      }),
  });
  setWithdrawalWaker(worker.wake);
  return worker;
}
