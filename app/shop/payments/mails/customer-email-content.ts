import type { Site } from '~/content/content-schema';
import { sellerFooter } from '~/content/mails/contact-lines';
import { formatMoney } from '~/i18n/format';
import type { EmailContent } from '~/platform/mail/email-content';
import type { MailTexts } from '~/platform/mail/mail-keys';
import type { OrderForMail } from '~/shop/orders/mails/order-for-mail';
import { goodsLine, orderUrl } from '~/shop/orders/mails/order-mail-lines';
import { findGoods, type MovementGoods, type MovementKey } from '~/shop/orders/movement-goods';
import { countNamed } from '~/shop/orders/named-goods';
import type { PaymentEvent } from '~/shop/payments/core/payment-events';
import { toPlainLine } from '~/platform/mail/plain-line';

export type OrderEmailContext = {
  order: OrderForMail;
  site: Site;
  siteUrl: string;
  t: MailTexts;
  /** Whether the invoice is attached. */
  hasInvoice?: boolean | undefined;
  /** What staff named for the order's charge and refunds. */
  goods?: readonly MovementGoods[] | undefined;
};

type EventOf<Kind extends PaymentEvent['kind']> = Extract<PaymentEvent, { kind: Kind }>;

/** Content shared by all emails to an order's buyer. */
function toBaseContent({ order, site, siteUrl, t }: OrderEmailContext) {
  const { hotel } = site;
  return {
    locale: order.locale,
    hotel: hotel.name,
    kicker: t('confirmation.kicker', { number: order.number }),
    greeting: t('confirmation.greeting', { name: toPlainLine(order.buyer.fullName) }),
    values: { number: order.number, hotel: hotel.fullName },
    button: {
      label: t('confirmation.button'),
      linkLabel: t('common.link'),
      url: orderUrl(order, order.locale, siteUrl),
    },
    footer: sellerFooter(site, order.locale),
  };
}

/** What a charge leaves out, or what a refund is for, in a sentence; none if no goods were named. */
function sayGoods(
  { order, goods = [], t }: OrderEmailContext,
  key: 'charged.without' | 'refunded.goods',
  movement: MovementKey,
): string[] {
  const named = findGoods(goods, movement);
  const lines = order.lines
    .map((line) => ({ ...line, count: countNamed(named, line.variantId) }))
    .filter(({ count }) => count > 0)
    .map((line) => goodsLine(line).text);
  return lines.length > 0 ? [t(key, { goods: lines.join('; ') })] : [];
}

/** The card was charged; the rest of the hold is released. */
export function chargedContent(
  context: OrderEmailContext,
  event: EventOf<'charged'>,
): EmailContent {
  const { t } = context;
  const { greeting, values, ...content } = toBaseContent(context);
  const amount = formatMoney(event.cents);
  const rest = formatMoney(event.releasedCents);
  return {
    ...content,
    subject: t('charged.subject', { ...values, amount }),
    preview: t('charged.preview', { amount }),
    title: t('charged.title'),
    opening: [
      greeting,
      t(context.order.isShipped ? 'charged.text' : 'charged.unsent', { amount }),
      ...sayGoods(context, 'charged.without', {
        kind: 'charge',
        baseCents: 0,
        amountCents: event.cents,
      }),
      ...(event.releasedCents > 0 ? [t('charged.rest', { amount: rest })] : []),
      ...(context.hasInvoice ? [t('charged.invoice')] : []),
      t('charged.thanks'),
    ],
  };
}

/** The hold was released. A buyer who has the goods may have to return them. */
export function releasedContent(context: OrderEmailContext): EmailContent {
  const { t } = context;
  const { greeting, values, ...content } = toBaseContent(context);
  const amount = formatMoney(context.order.totalCents);
  return {
    ...content,
    subject: t('released.subject', values),
    preview: t('released.preview'),
    title: t('released.title'),
    opening: [
      greeting,
      t('released.text', { amount }),
      t(context.order.isShipped ? 'released.whenSent' : 'released.when'),
    ],
  };
}

/** The stock was sold to someone else before the payment was confirmed. */
export function soldOutContent(context: OrderEmailContext): EmailContent {
  const { t } = context;
  const { greeting, values, ...content } = toBaseContent(context);
  const amount = formatMoney(context.order.totalCents);
  return {
    ...content,
    subject: t('soldOut.subject', values),
    preview: t('soldOut.preview'),
    title: t('soldOut.title'),
    opening: [greeting, t('soldOut.text', { amount }), t('released.when')],
  };
}

/** Staff have checked the payment and found that there was none. */
export function failedContent(context: OrderEmailContext): EmailContent {
  const { t } = context;
  const { greeting, values, ...content } = toBaseContent(context);
  return {
    ...content,
    subject: t('failed.subject', values),
    preview: t('failed.preview'),
    title: t('failed.title'),
    opening: [greeting, t('failed.text'), t('failed.next')],
  };
}

/** Money was refunded. After a partial refund, or several, the amounts are listed. */
export function refundedContent(
  context: OrderEmailContext,
  event: EventOf<'refunded'>,
): EmailContent {
  const { t } = context;
  const { greeting, values, ...content } = toBaseContent(context);
  const { cents, totalCents, capturedCents } = event;
  const amount = formatMoney(cents);
  const sums = [
    { label: t('refunded.charged'), value: formatMoney(capturedCents) },
    { label: t('refunded.now'), value: amount },
    { label: t('refunded.total'), value: formatMoney(totalCents) },
  ];
  return {
    ...content,
    subject: t('refunded.subject', { ...values, amount }),
    preview: t('refunded.preview', { amount }),
    title: t(totalCents < capturedCents ? 'refunded.titlePart' : 'refunded.title'),
    opening: [
      greeting,
      t('refunded.text', { amount }),
      ...sayGoods(context, 'refunded.goods', {
        kind: 'refund',
        baseCents: totalCents - cents,
        amountCents: cents,
      }),
      ...(context.hasInvoice ? [t('refunded.invoice')] : []),
    ],
    facts: cents === capturedCents ? undefined : sums.map((sum) => ({ ...sum, isAmount: true })),
  };
}

/** The hold expired before it was captured. What was sent has yet to be paid, unless the buyer returns it. */
export function expiredContent(context: OrderEmailContext): EmailContent {
  const { t } = context;
  const { greeting, values, ...content } = toBaseContent(context);
  const { isShipped } = context.order;
  const amount = formatMoney(context.order.totalCents);
  return {
    ...content,
    subject: t('expired.subject', values),
    preview: t(isShipped ? 'expired.previewSent' : 'expired.preview'),
    title: t('expired.title'),
    opening: isShipped
      ? [greeting, t('expired.textSent', { amount }), t('expired.nextSent')]
      : [greeting, t('expired.text', { amount }), t('expired.next')],
  };
}
