import type { AppLoadContext } from '@remix-run/node';
import { mailSettings } from '~/content/mails/mail-settings.server';
import type { WithdrawalProof } from '~/platform/database/withdrawal-tables';
import { confirmWithdrawal, isConfirmable } from './decide-withdrawal.server';
import { unlessStorageFails } from '~/platform/database/unless-storage-fails.server';
import { renderConfirmedMail } from './withdrawal-follow-ups.server';
import { findWithdrawalByConfirmationKey, type Withdrawal } from './withdrawals.server';

type Context = Pick<AppLoadContext, 'content' | 'db' | 'env' | 'outbox' | 'withdrawals'>;

/**
 * Confirms an existing withdrawal when the same statement is submitted again through the order's own link. A stranger
 * may have submitted it first, and that must not prevent the buyer's from taking effect.
 * @returns the withdrawal as it is now
 */
export async function confirmByOrderLink(
  context: Context,
  withdrawal: Withdrawal,
  provedOrderId: number | null,
): Promise<Withdrawal> {
  const isProved = provedOrderId !== null && withdrawal.order_id === provedOrderId;
  return isProved ? confirm(context, withdrawal, 'order link') : withdrawal;
}

/**
 * Confirms a withdrawal through the link emailed to the buyer. Idempotent, also in parallel.
 * @returns whether the key is known; `storage` if the answer could not be stored
 */
export async function confirmByEmail(
  context: Context,
  confirmationKey: string,
): Promise<'answered' | 'unknown' | 'storage'> {
  const found = await unlessStorageFails(async () => {
    const withdrawal = await findWithdrawalByConfirmationKey(context.db, confirmationKey);
    return withdrawal ? confirm(context, withdrawal, 'mail') : null;
  }, 'A withdrawal could not be stored');
  if (found === undefined) return 'storage';
  return found ? 'answered' : 'unknown';
}

async function confirm(
  context: Context,
  withdrawal: Withdrawal,
  proof: WithdrawalProof,
): Promise<Withdrawal> {
  if (!isConfirmable(withdrawal, proof)) return withdrawal;
  const settings = mailSettings(context);
  const decision = await confirmWithdrawal(context.db, withdrawal, {
    proof,
    now: new Date(),
    renderMail: (confirmed, order) => renderConfirmedMail(confirmed, order, settings),
  });
  if (decision.changed) {
    context.outbox.notify();
    context.withdrawals.notify();
  }
  return decision.withdrawal;
}
