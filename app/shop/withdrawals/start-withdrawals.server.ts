import type { AppLoadContext } from '@remix-run/node';
import { mailSettings } from '~/content/mails/mail-settings.server';
import type { Job } from '~/platform/jobs/job.server';
import { voidOrder } from '~/shop/payments/core/operations.server';
import { renderConfirmationRequest } from './confirmation-request.server';
import { followUpUnconfirmed } from './follow-up-unconfirmed.server';
import { mailHeldBack } from './mail-held-back.server';
import {
  renderHeldBackSummary,
  renderReleaseFailedMail,
  renderReminderMail,
} from './withdrawal-follow-ups.server';
import { renderWithdrawalMails } from './withdrawal-mails.server';
import { startWithdrawalWorker } from './withdrawal-worker.server';

type Context = Pick<
  AppLoadContext,
  'content' | 'db' | 'env' | 'outbox' | 'payments' | 'withdrawals'
>;

/** Starts the worker that carries out withdrawals and follows up the unproven ones. */
export function startWithdrawals(context: Context): Job {
  const { db, env, payments } = context;
  const onMail = () => context.outbox.notify();
  const job = startWithdrawalWorker(
    {
      db,
      onMail,
      voidOrder: (order) => voidOrder(payments, order),
      renderReleaseFailedMail: (withdrawal, order, reason) =>
        renderReleaseFailedMail(withdrawal, order, reason, mailSettings(context)),
      followUps: [
        () =>
          mailHeldBack(
            db,
            {
              onMail,
              renderMails: (withdrawal, order) =>
                renderWithdrawalMails(
                  { ...withdrawal, withheld: null },
                  order,
                  mailSettings(context),
                ),
              renderSummary: (summary) => renderHeldBackSummary(summary, mailSettings(context)),
            },
            new Date(),
          ),
        () =>
          followUpUnconfirmed(
            db,
            {
              onMail,
              renderConfirmationRequest: (withdrawal, order) =>
                renderConfirmationRequest(withdrawal, order, mailSettings(context)),
              renderReminder: (withdrawal, order) =>
                renderReminderMail(withdrawal, order, mailSettings(context)),
            },
            new Date(),
          ),
      ],
    },
    env,
  );
  context.withdrawals.listen(job.notify);
  return job;
}
