import { type Command, Option } from 'commander';
import { orderStates } from '~/shop/orders/order-states';
import type { OrderState } from '~/platform/database/stored-values';
import { maxReason } from '~/shop/orders/staff-reason';
import { resolveReview } from '~/shop/payments/reviews/resolve-review.server';
import { CommandFailedError } from './errors';
import { getOrder } from './get-order';
import { exampleOrderNumber, parseAmount, parseOrderNumber, parseTotal } from './option-parsers';
import { formatExamples, reasonOption } from './options';
import { writeNotice, writeOutput } from './output';
import { withSiteServices } from './site-services';

type ReviewOptions = {
  to: Extract<OrderState, (typeof orderStates.review)[number]>;
  reason: string;
  force?: true;
  refunded?: number;
  failed?: number;
};

/** `review <number>` */
export function registerReviewCommand(group: Command): void {
  group
    .command('review')
    .summary('resolve an order in review')
    .description(
      'Resolve an order in review: decide which state it is in. This is the only way out of that state. The provider is asked first, and a decision that contradicts it is refused. Moves no money.',
    )
    .argument('<number>', 'the number of the order', parseOrderNumber)
    .addOption(
      new Option('--to <state>', 'the new state').choices(orderStates.review).makeOptionMandatory(),
    )
    .addOption(reasonOption('why; stored in the order’s history', maxReason))
    .addOption(
      new Option(
        '--refunded <amount>',
        'with captured or refunded: what has been refunded in total, in euros, such as 20,00 or 0,00',
      ).argParser(parseTotal),
    )
    .addOption(
      new Option(
        '--failed <amount>',
        'with --refunded: what failed at the provider and was paid by other means, if it is not the amount of the email',
      ).argParser(parseAmount),
    )
    .option('--force', 'decide against the provider, or when it cannot be reached')
    .addHelpText(
      'after',
      formatExamples(
        `orders -- review ${exampleOrderNumber} --to captured --reason "the bank confirms one charge"`,
        `orders -- review ${exampleOrderNumber} --to captured --refunded 20,00 --reason "WSPay shows it"`,
      ),
    )
    .action(review);
}

const review = (number: string, decision: ReviewOptions) =>
  withSiteServices(async (context) => {
    const { to, refunded: refundedCents, failed: failedCents, ...rest } = decision;
    const order = await getOrder(context, number);
    const resolution = { to, refundedCents, failedCents, ...rest };
    const outcome = await resolveReview(context.payments, order, resolution);
    if (outcome.kind === 'already') {
      return writeOutput(`${number}: already resolved as ${to}. Nothing was changed.\n`);
    }
    if (outcome.kind === 'done') {
      for (const report of outcome.statuses) writeNotice(`Provider: ${report}`);
      const held = outcome.isHeld
        ? ' If there is an email about it, it waits, as it may have been sent already: npm run outbox -- list'
        : '';
      return writeOutput(`${number}: resolved as ${to}.${held}\n`);
    }
    const reasons = outcome.reasons.join('\n  ');
    const hint = outcome.isForcible ? '; use --force to decide it all the same' : '';
    throw new CommandFailedError(
      `${number}: cannot be resolved as ${to}:\n  ${reasons}\nNothing was changed${hint}.`,
    );
  });
