import type { Command } from 'commander';
import { mailSettings } from '~/content/mails/mail-settings.server';
import { requireShop } from '~/content/sections';
import { readTrackingNumber } from '~/content/tracking-number';
import { trackingUrl } from '~/shop/delivery/delivery';
import { toPlainLine } from '~/platform/mail/plain-line';
import { shipOrder, type ShipOutcome } from '~/shop/orders/ship-order.server';
import { CommandFailedError } from './errors';
import { getOrder } from './get-order';
import { exampleOrderNumber, parseOrderNumber } from './option-parsers';
import { formatExamples } from './options';
import { writeOutput } from './output';
import { withSiteServices } from './site-services';

type ShipOptions = { tracking: string; replace?: true; anyway?: true };

/** `ship <number>` */
export function registerShipCommand(group: Command): void {
  group
    .command('ship')
    .summary('record a shipment and notify the buyer')
    .description(
      'Record the tracking number of an order’s parcel and email the buyer a tracking link. Refuses an order whose money is being released or refunded, and one that its buyer has withdrawn from unless --anyway is given.',
    )
    .argument('<number>', 'the number of the order', parseOrderNumber)
    .requiredOption('--tracking <number>', 'the tracking number on the parcel’s label')
    .option('--replace', 'replace an earlier tracking number; the buyer gets another email')
    .option(
      '--anyway',
      'ship although the buyer has withdrawn, because only part of the order was withdrawn or the parcel has already left',
    )
    .addHelpText(
      'after',
      formatExamples(`orders -- ship ${exampleOrderNumber} --tracking 12345678901`),
    )
    .action(ship);
}

const ship = (number: string, options: ShipOptions, command: Command) =>
  withSiteServices(async (context) => {
    const { replace = false, anyway = false } = options;
    const { delivery } = requireShop(context.content.current().get().site);
    const { carrier, tracking } = delivery;
    const code = readTrackingNumber(delivery, options.tracking);
    if (!code) {
      const example = tracking ? `, such as ${tracking.example}` : '';
      return command.error(
        `error: '${toPlainLine(options.tracking)}' is not a tracking number of ${carrier}${example}`,
      );
    }
    const order = await getOrder(context, number);
    const mail = mailSettings(context);
    const shipment = { code, replace, anyway, mail, now: context.now };
    const outcome = await shipOrder(context.db, order.id, shipment);
    const message = `${number}: ${describeOutcome(outcome, code)}`;
    if (outcome.kind === 'done') {
      const url = trackingUrl(delivery, code);
      writeOutput(`${message}\n${url ? `${url}\n` : ''}`);
    } else if (outcome.kind === 'already') writeOutput(`${message}\n`);
    else throw new CommandFailedError(message);
  });

function describeOutcome(outcome: ShipOutcome, code: string): string {
  switch (outcome.kind) {
    case 'done':
      return `shipped with tracking number ${code}. The buyer is notified by email.`;
    case 'already':
      return `already shipped with tracking number ${code}. Nothing was changed.`;
    case 'other':
      return `already shipped with tracking number ${outcome.code}. Nothing was changed; use --replace to change it to ${code} and notify the buyer`;
    case 'withdrawn': {
      const { reference, items, effect } = outcome.withdrawal;
      const scope = items === '' ? 'the whole order' : `part of the order: ${toPlainLine(items)}`;
      const problem =
        effect === 'unproven'
          ? `there is an unproven withdrawal (${reference}, ${scope}); confirm or dismiss it first`
          : `the buyer has withdrawn (${reference}, ${scope})`;
      return `${problem}. Nothing was changed; use --anyway to ship it all the same`;
    }
    case 'moneyBack':
      return `a ${outcome.operation} of this order is under way; do not ship it`;
    case 'refused':
      return `the order is ${outcome.state}; only an authorised or captured order can be shipped`;
  }
}
