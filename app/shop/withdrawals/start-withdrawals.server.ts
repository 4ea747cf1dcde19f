import type { AppLoadContext } from '@remix-run/node';
import type { Job } from '~/platform/jobs/job.server';
import { voidOrder } from '~/shop/payments/core/operations.server';
import { chaseProofs } from './chase-proofs.server';
import { renderQuestionMail } from './proof-question.server';
import { renderLeftMail, renderReminderMail } from './withdrawal-follow-ups.server';
import { startWithdrawalWorker } from './withdrawal-worker.server';

/** Starts the worker that lets withdrawals take effect, and follows up those that still lack a proof. */
export function startWithdrawals({
  db,
  content,
  env,
  outbox,
  payments,
  withdrawals,
}: Pick<AppLoadContext, 'content' | 'db' | 'env' | 'outbox' | 'payments' | 'withdrawals'>): Job {
  const mailOptions = () => ({
    site: content.current().get().site,
    siteUrl: env.SITE_URL,
    operatorAddress: env.MAIL_TO,
  });
  const onMail = () => outbox.wake();
  const job = startWithdrawalWorker(
    {
      db,
      onMail,
      voidOrder: (order) => voidOrder(payments, order),
      renderLeftMail: (withdrawal, order, reason) =>
        renderLeftMail(withdrawal, order, reason, mailOptions()),
      chaseProofs: () =>
        chaseProofs(db, {
          onMail,
          renderQuestion: (withdrawal, order) =>
            renderQuestionMail(withdrawal, order, mailOptions()),
          renderReminder: (withdrawal, order) =>
            renderReminderMail(withdrawal, order, mailOptions()),
        }),
    },
    env,
  );
  withdrawals.listen(job.wake);
  return job;
}
