import { toPlainLine } from '~/platform/mail/plain-line';
import {
  confirmWithdrawal,
  dismissWithdrawal,
  findOrderOf,
  isConfirmable,
} from '~/shop/withdrawals/decide-withdrawal.server';
import { effectOn, type MatchedOrder } from '~/shop/withdrawals/matched-order.server';
import { refundDueDay } from '~/shop/withdrawals/staff-notifications.server';
import { findWithdrawalByReference, type Withdrawal } from '~/shop/withdrawals/withdrawals.server';
import type { WithdrawalEffect } from '~/platform/database/withdrawal-tables';
import { expectWords, OperatorError, readArguments, UsageError } from './command-line';
import { print, showTime } from './output';
import type { Command, Desk } from './subject';

const flag = { type: 'boolean' } as const;
const longestReason = 500;

/** `confirm REFERENCE --dry-run | --yes` */
export const confirm: Command = (args, now) => {
  const { values, positionals } = readArguments(args, { yes: flag, 'dry-run': flag });
  expectWords(positionals, ['The reference of a withdrawal']);
  if (Boolean(values.yes) === Boolean(values['dry-run'])) {
    throw new UsageError('Say --dry-run to see what would be done, or --yes to do it');
  }
  return async (desk) => {
    const withdrawal = await getWithdrawal(desk, positionals[0] ?? '');
    const { reference } = withdrawal;
    if (!isConfirmable(withdrawal, 'operator')) return tellDecided(withdrawal);
    const order = await findOrderOf(desk.db, withdrawal, now);
    if (values['dry-run']) {
      const next = explainEffect(effectOn(order, withdrawal.items), withdrawal, order);
      return print(
        `${reference}: would be confirmed. ${next}\nNothing was changed: --yes does it.\n`,
      );
    }
    const decision = await confirmWithdrawal(desk.db, withdrawal, { proof: 'operator', now });
    if (!decision.changed) return tellDecided(decision.withdrawal);
    const next = explainEffect(decision.withdrawal.effect, withdrawal, order);
    print(`${reference}: confirmed. ${next}\n`);
  };
};

/** `dismiss REFERENCE --reason "…"` */
export const dismiss: Command = (args, now) => {
  const { values, positionals } = readArguments(args, { reason: { type: 'string' } });
  expectWords(positionals, ['The reference of a withdrawal']);
  const reason = toPlainLine(values.reason ?? '', longestReason).trim();
  if (!reason) throw new UsageError('--reason is missing: it is kept with the withdrawal');
  return async (desk) => {
    const found = await getWithdrawal(desk, positionals[0] ?? '');
    const { changed, withdrawal } = await dismissWithdrawal(desk.db, found, reason, now);
    const { reference, effect } = withdrawal;
    if (changed) return print(`${reference}: dismissed. The order stays as it is.\n`);
    if (effect === 'dismissed') return tellDecided(withdrawal);
    throw new OperatorError(
      `${reference}: only an unproven withdrawal can be dismissed; this one is ${effect}`,
    );
  };
};

async function getWithdrawal({ db }: Desk, typed: string): Promise<Withdrawal> {
  const reference = typed.toUpperCase();
  const withdrawal = await findWithdrawalByReference(db, reference);
  if (!withdrawal) throw new OperatorError(`There is no withdrawal ${reference}`);
  return withdrawal;
}

function tellDecided({ reference, effect, decided_at }: Withdrawal): void {
  const since = decided_at === null ? '' : ` since ${showTime(decided_at)}`;
  print(`${reference}: is ${effect}${since}. Nothing was done now.\n`);
}

/** What follows from a withdrawal that counts. */
function explainEffect(
  effect: WithdrawalEffect,
  withdrawal: Withdrawal,
  order: MatchedOrder | undefined,
): string {
  if (!order || effect === 'none') return 'There is no money to return.';
  const { number, isUndecided } = order;
  if (effect === 'operator') {
    return `You decide about the money of ${number} by ${refundDueDay(withdrawal)}: npm run orders -- show ${number}`;
  }
  return isUndecided
    ? `${number} is not paid; the site releases a reservation that is reported late.`
    : `The site releases the reservation of ${number} within a minute while it runs.`;
}
