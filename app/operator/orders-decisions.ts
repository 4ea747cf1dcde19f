import { getContent } from '~/features/content/content.server';
import { readTrackingNumber, trackingUrl } from '~/features/delivery/delivery';
import { toPlainLine } from '~/features/mail/plain-line';
import { orderStates } from '~/features/orders/order-states';
import { shipOrder } from '~/features/orders/ship-order.server';
import { resolveReview } from '~/features/payments/resolve-review.server';
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
import { withSiteServices } from './site-services';
import type { Command, Desk } from './subject';

const flag = { type: 'boolean' } as const;
const text = { type: 'string' } as const;

/** `ship NUMBER --tracking CODE` */
export const ship: Command = (args) => {
  const { values, positionals } = readArguments(args, { tracking: text, replace: flag });
  expectWords(positionals, ['The number of an order']);
  const number = readOrderNumber(positionals[0] ?? '');
  const { tracking, replace = false } = values;
  if (!tracking) throw new UsageError('--tracking is missing: the parcel’s number');
  return (desk) => withSiteServices(desk, (own) => shipNow(own, { number, tracking, replace }));
};

type Shipping = { number: string; tracking: string; replace: boolean };

async function shipNow(desk: Desk, { number, tracking, replace }: Shipping): Promise<void> {
  const { env, db } = desk;
  const { site } = getContent().get();
  const { carrier, tracking: page } = site.delivery;
  const code = readTrackingNumber(site.delivery, tracking);
  if (!code) {
    const example = page ? `, such as ${page.example}` : '';
    throw new UsageError(`'${toPlainLine(tracking)}' is not a number of ${carrier}${example}`);
  }
  const order = await getOrder(desk, number);
  const mail = { site, siteUrl: env.SITE_URL, operatorAddress: env.MAIL_TO };
  const outcome = await shipOrder(db, order.id, { code, replace, mail });
  const url = trackingUrl(site.delivery, code) ?? '';
  switch (outcome.kind) {
    case 'done':
      return print(`${number}: parcel ${code}. The buyer is told by mail.\n${url && `${url}\n`}`);
    case 'already':
      return print(`${number}: parcel ${code} was told before. Nothing was done now.\n`);
    case 'other':
      throw new OperatorError(
        `${number}: parcel ${outcome.code} was told before; --replace tells the buyer of ${code} instead`,
      );
    case 'refused':
      throw new OperatorError(
        `${number}: the order is ${outcome.state}; only what is reserved or charged is sent`,
      );
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
      const outcome = await resolveReview(await getOrder(own, number), wish);
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
