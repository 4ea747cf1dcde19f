import { formatDate, formatDateTime, formatMoney } from '~/i18n/format';
import type { EmailContent } from '~/platform/mail/email-content';
import { orderSheetUrl } from '~/shop/orders/mails/order-mail-lines';
import { staffLocale } from '~/i18n/staff-locale';
import type { OrderEmailContext } from './customer-email-content';
import type { PaymentEvent } from '~/shop/payments/core/payment-events';
import { toPlainLine } from '~/platform/mail/plain-line';

/** Content shared by all staff notifications about an order. */
function toBaseContent({ order, site, siteUrl, t }: OrderEmailContext) {
  const amount = formatMoney(order.totalCents);
  return {
    locale: staffLocale,
    hotel: site.hotel.name,
    kicker: order.number,
    values: { number: order.number, amount },
    facts: [
      { label: t('orderFacts.amount'), value: amount },
      { label: t('orderFacts.buyer'), value: toPlainLine(order.buyer.fullName) },
    ],
    button: {
      label: t('notice.button'),
      url: orderSheetUrl(order, siteUrl),
    },
    footer: { lines: [{ text: t('notice.reply') }] },
  };
}

/** The provider's status does not match the order. No card data. */
export function reviewNotification(
  context: OrderEmailContext,
  { reason, reference, cents }: Extract<PaymentEvent, { kind: 'review' }>,
): EmailContent {
  const { t } = context;
  const { values, facts, ...content } = toBaseContent(context);
  return {
    ...content,
    subject: t('reviewNotice.subject', values),
    preview: t('reviewNotice.preview'),
    title: t('reviewNotice.title'),
    opening: [t('reviewNotice.text'), t('reviewNotice.still')],
    facts: [
      { label: t('orderFacts.reason'), value: t(`reviewReason.${reason}`) },
      ...(cents === undefined
        ? []
        : [{ label: t('orderFacts.failedRefund'), value: formatMoney(cents) }]),
      { label: t('orderFacts.reference'), value: reference },
      ...facts,
    ],
  };
}

/** The hold expires soon: capture or release it. @param actions their labels on the order's page at the desk */
export function expiringHoldNotification(
  context: OrderEmailContext,
  captureBefore: Date,
  actions: { charge: string; release: string },
): EmailContent {
  const { t } = context;
  const { values, ...content } = toBaseContent(context);
  const until = formatDateTime(captureBefore, staffLocale);
  return {
    ...content,
    subject: t('warningNotice.subject', {
      ...values,
      date: formatDate(captureBefore, staffLocale),
    }),
    preview: t('warningNotice.preview'),
    title: t('warningNotice.title'),
    opening: [
      t('warningNotice.text', { ...values, until }),
      t('warningNotice.capture', { action: actions.charge }),
      t('warningNotice.void', { action: actions.release }),
    ],
  };
}

/** The hold expired and can no longer be captured. */
export function expiredNotification(context: OrderEmailContext): EmailContent {
  const { t } = context;
  const { values, ...content } = toBaseContent(context);
  return {
    ...content,
    subject: t('expiredNotice.subject', values),
    preview: t('expiredNotice.preview'),
    title: t('expiredNotice.title'),
    opening: [t('expiredNotice.text', values), t('expiredNotice.next')],
  };
}
