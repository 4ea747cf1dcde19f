import type { Command } from 'commander';
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
import { type CommandContext, withDatabase } from './command-context';
import { CommandFailedError } from './errors';
import {
  addConfirmationOptions,
  type ConfirmationOptions,
  formatExamples,
  reasonOption,
} from './options';
import { showTime, writeOutput } from './output';

const maxReasonLength = 500;

/** `confirm <reference>` */
export function registerConfirmCommand(group: Command): void {
  addConfirmationOptions(group.command('confirm'))
    .summary('confirm that the buyer made a withdrawal')
    .description(
      'Confirm that the buyer made an unproven withdrawal, as if the buyer had confirmed it. It then takes effect: the site may void the authorisation of the order. A dismissed withdrawal can be confirmed, too. Safe to repeat.',
    )
    .argument('<reference>', 'the reference of the withdrawal')
    .addHelpText(
      'after',
      formatExamples(
        'withdrawals -- confirm R-2026-7K4M9Q --dry-run',
        'withdrawals -- confirm R-2026-7K4M9Q --yes',
      ),
    )
    .action((reference: string, { dryRun }: ConfirmationOptions) =>
      withDatabase(async (context) => {
        const withdrawal = await getWithdrawal(context, reference);
        if (!isConfirmable(withdrawal, 'operator')) return reportUnchanged(withdrawal);
        return (dryRun ? previewConfirmation : confirm)(context, withdrawal);
      }),
    );
}

/** `dismiss <reference>` */
export function registerDismissCommand(group: Command): void {
  group
    .command('dismiss')
    .summary('dismiss a withdrawal that the buyer did not make')
    .description(
      'Dismiss an unproven withdrawal that the buyer did not make. The order is not changed. Safe to repeat.',
    )
    .argument('<reference>', 'the reference of the withdrawal')
    .addOption(reasonOption('why; stored with the withdrawal', maxReasonLength))
    .addHelpText(
      'after',
      formatExamples('withdrawals -- dismiss R-2026-7K4M9Q --reason "the buyer did not write it"'),
    )
    .action((reference: string, { reason }: { reason: string }) =>
      withDatabase((context) => dismiss(context, reference, reason)),
    );
}

async function getWithdrawal({ db }: CommandContext, input: string): Promise<Withdrawal> {
  const reference = input.toUpperCase();
  const withdrawal = await findWithdrawalByReference(db, reference);
  if (!withdrawal) throw new CommandFailedError(`there is no withdrawal ${reference}`);
  return withdrawal;
}

async function previewConfirmation({ db }: CommandContext, withdrawal: Withdrawal): Promise<void> {
  const order = await findOrderOf(db, withdrawal);
  const effect = describeEffect(effectOn(order, withdrawal.items), withdrawal, order);
  writeOutput(
    `${withdrawal.reference}: would be confirmed. ${effect}\nNothing was changed; use --yes to do it.\n`,
  );
}

async function confirm({ db, now }: CommandContext, withdrawal: Withdrawal): Promise<void> {
  const order = await findOrderOf(db, withdrawal);
  const decision = await confirmWithdrawal(db, withdrawal, { proof: 'operator', now });
  if (!decision.changed) return reportUnchanged(decision.withdrawal);
  const effect = describeEffect(decision.withdrawal.effect, withdrawal, order);
  writeOutput(`${withdrawal.reference}: confirmed. ${effect}\n`);
}

async function dismiss(context: CommandContext, input: string, reason: string): Promise<void> {
  const { db, now } = context;
  const found = await getWithdrawal(context, input);
  const { changed, withdrawal } = await dismissWithdrawal(db, found, reason, now);
  const { reference, effect } = withdrawal;
  if (changed) return writeOutput(`${reference}: dismissed. The order was not changed.\n`);
  if (effect === 'dismissed') return reportUnchanged(withdrawal);
  throw new CommandFailedError(
    `${reference}: only an unproven withdrawal can be dismissed; this one is ${effect}`,
  );
}

function reportUnchanged({ reference, effect, decided_at }: Withdrawal): void {
  const since = decided_at === null ? '' : ` since ${showTime(decided_at)}`;
  writeOutput(`${reference}: already ${effect}${since}. Nothing was changed.\n`);
}

/** Describes what a confirmed withdrawal means for the order and its payment. */
function describeEffect(
  effect: WithdrawalEffect,
  withdrawal: Withdrawal,
  order: MatchedOrder | undefined,
): string {
  if (!order || effect === 'none') return 'There is no money to return.';
  const { number, isUndecided } = order;
  if (effect === 'operator') {
    return `Decide about the money of ${number} by ${refundDueDay(withdrawal)}: npm run orders -- show ${number}`;
  }
  return isUndecided
    ? `${number} is not paid; the site voids an authorisation that is reported later.`
    : `The running site voids the authorisation of ${number} within a minute.`;
}
