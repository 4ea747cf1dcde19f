import type { Kysely } from 'kysely';
import { getContent } from '~/content/content.server';
import { voidOrder } from '~/shop/payments/core/operations.server';
import type { Database } from '~/platform/database/schema';
import { getEnv } from '~/platform/env/env.server';
import { followUpUnconfirmed } from './follow-up-unconfirmed.server';
import { renderConfirmationRequest } from './confirmation-request.server';
import { renderReleaseFailedMail, renderReminderMail } from './withdrawal-follow-ups.server';
import { setWithdrawalSignal } from './withdrawal-signal.server';
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
    renderReleaseFailedMail: (withdrawal, order, reason) =>
      renderReleaseFailedMail(withdrawal, order, reason, mailOptions()),
    followUpUnconfirmed: () =>
      followUpUnconfirmed(db, {
        renderConfirmationRequest: (withdrawal, order) =>
          renderConfirmationRequest(withdrawal, order, mailOptions()),
        renderReminder: (withdrawal, order) => renderReminderMail(withdrawal, order, mailOptions()),
      }),
  });
  setWithdrawalSignal(worker.notify);
  return worker;
}
