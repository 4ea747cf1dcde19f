import { readTrackingNumber, trackingUrl } from '~/shop/delivery/delivery';
import { toPlainLine } from '~/platform/mail/plain-line';
import { orderStates } from '~/shop/orders/order-states';
import { shipOrder, type ShipOutcome } from '~/shop/orders/ship-order.server';
import { resolveReview } from '~/shop/payments/core/resolve-review.server';
import {
  expectWords,
  OperatorError,
  readArguments,
  readChoice,
  readOrderNumber,
  UsageError,
} from './command-line';
import { note, print } from './output';
import { getOrder } from './orders-money';
import { type SiteDesk, withSiteServices } from './site-services';
import type { Command } from './subject';

const flag = { type: 'boolean' } as const;
const text = { type: 'string' } as const;

/** `ship NUMBER --tracking CODE` */
export const ship: Command = (args) => {
  const { values, positionals } = readArguments(args, {
    tracking: text,
    replace: flag,
    anyway: flag,
  });
  expectWords(positionals, ['The number of an order']);
  const number = readOrderNumber(positionals[0] ?? '');
  const { tracking, replace = false, anyway = false } = values;
  if (!tracking) throw new UsageError('--tracking is missing: the parcel’s number');
  return (desk) =>
    withSiteServices(desk, (own) => shipNow(own, { number, tracking, replace, anyway }));
};

type Shipping = { number: string; tracking: string; replace: boolean; anyway: boolean };

async function shipNow(desk: SiteDesk, shipping: Shipping): Promise<void> {
  const { number, tracking, replace, anyway } = shipping;
  const { env, db } = desk;
  const { site } = desk.content.current().get();
  const { carrier, tracking: page } = site.delivery;
  const code = readTrackingNumber(site.delivery, tracking);
  if (!code) {
    const example = page ? `, such as ${page.example}` : '';
    throw new UsageError(`'${toPlainLine(tracking)}' is not a number of ${carrier}${example}`);
  }
  const order = await getOrder(desk, number);
  const mail = { site, siteUrl: env.SITE_URL, operatorAddress: env.MAIL_TO };
  const outcome = await shipOrder(db, order.id, { code, replace, anyway, mail });
  const told = explainShipping(outcome, code);
  if (outcome.kind !== 'done' && outcome.kind !== 'already') {
    throw new OperatorError(`${number}: ${told}`);
  }
  const url = outcome.kind === 'done' ? trackingUrl(site.delivery, code) : undefined;
  print(`${number}: ${told}\n${url ? `${url}\n` : ''}`);
}

function explainShipping(outcome: ShipOutcome, code: string): string {
  switch (outcome.kind) {
    case 'done':
      return `parcel ${code}. The buyer is told by mail.`;
    case 'already':
      return `parcel ${code} was told before. Nothing was done now.`;
    case 'other':
      return `parcel ${outcome.code} was told before; --replace tells the buyer of ${code} instead`;
    case 'withdrawn': {
      const { reference, items, effect } = outcome.withdrawal;
      const what = items === '' ? 'the whole order' : `a part: ${toPlainLine(items)}`;
      if (effect === 'unproven') {
        return `a withdrawal (${reference}, ${what}) is not proven yet: confirm or dismiss it first. Nothing was done; --anyway sends it all the same`;
      }
      return `the buyer withdrew (${reference}, ${what}). Nothing was done; --anyway sends it all the same`;
    }
    case 'refused':
      return `the order is ${outcome.state}; only what is reserved or charged is sent`;
  }
}

const longestReason = 200;

/** `review NUMBER --to STATE --reason "…"` */
export const review: Command = (args) => {
  const options = { to: text, reason: text, force: flag };
  const { values, positionals } = readArguments(args, options);
  expectWords(positionals, ['The number of an order']);
  const number = readOrderNumber(positionals[0] ?? '');
  const to = readChoice(values.to, orderStates.review, '--to');
  if (!to) throw new UsageError(`--to is missing: ${orderStates.review.join(', ')}`);
  const reason = toPlainLine(values.reason ?? '', longestReason).trim();
  if (!reason) throw new UsageError('--reason is missing: it is kept in the order’s history');
  const wish = { to, reason, force: values.force };
  return (desk) =>
    withSiteServices(desk, async (own) => {
      const outcome = await resolveReview(own.payments, await getOrder(own, number), wish);
      if (outcome.kind === 'already') {
        return print(`${number}: is ${to} since its review. Nothing was done now.\n`);
      }
      if (outcome.kind === 'done') {
        for (const words of outcome.words) note(`The provider says: ${words}`);
        return print(`${number}: is ${to} now.\n`);
      }
      const reasons = outcome.reasons.join('\n  ');
      const hint = outcome.isForcible
        ? '\nNothing was changed. --force decides against this all the same.'
        : '';
      throw new OperatorError(`${number}: cannot be ${to}:\n  ${reasons}${hint}`);
    });
};
