import { type MailSettings, shopMailbox } from '~/content/mails/mail-settings.server';
import { staffLocale } from '~/i18n/staff-locale';
import type { OrderForMail } from '~/shop/orders/mails/order-for-mail';
import { orderActionLabels } from '~/shop/orders/mails/order-action-labels.server';
import type { MovementGoods } from '~/shop/orders/movement-goods';
import { renderOrderMails } from '~/shop/orders/mails/order-mails.server';
import { jirWaitMs } from '~/shop/invoices/invoice-alarms';
import { invoiceDocument } from '~/shop/invoices/mails/invoice-document.server';
import { renderEmail } from '~/platform/mail/render-email.server';
import type { EmailContent } from '~/platform/mail/email-content';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import {
  chargedContent,
  expiredContent,
  failedContent,
  refundedContent,
  releasedContent,
  soldOutContent,
} from './customer-email-content';
import {
  expiredNotification,
  reviewNotification,
  expiringHoldNotification,
} from './staff-notification-content';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import type { PaymentEvent } from '~/shop/payments/core/payment-events';

type AddressedEmail = {
  key: string;
  kind: string;
  to: 'buyer' | 'hotel';
  content: EmailContent;
  /** What follows the order's number in the keys of the attached invoices. */
  invoices?: readonly string[] | undefined;
};

export type PaymentMailOptions = MailSettings & {
  /** Whether the site issues the invoice of a charge or refund, by what follows the order's number in its key. */
  hasInvoice?: ((key: string) => boolean) | undefined;
  /** What had been refunded in total with each refund whose reversal is issued again after a restore, in cents. */
  lostReversals?: readonly number[] | undefined;
  /** What staff named for the order's charge and refunds. */
  goods?: readonly MovementGoods[] | undefined;
};

/** Renders the emails for payment events: to the buyer in the order's language, to staff in their own. */
export async function renderPaymentMails(
  order: OrderForMail,
  events: readonly PaymentEvent[],
  options: PaymentMailOptions,
): Promise<OutgoingMail[]> {
  const mails: OutgoingMail[] = [];
  for (const event of events) {
    if (event.kind === 'reserved') {
      const { buyer, staff } = await renderOrderMails(order, options);
      mails.push(buyer, staff);
      continue;
    }
    for (const email of toAddressedEmails(order, event, options)) {
      mails.push(await toOutgoingMail(order, email, options));
    }
  }
  return mails;
}

function toAddressedEmails(
  order: OrderForMail,
  event: Exclude<PaymentEvent, { kind: 'reserved' }>,
  { site, siteUrl, hasInvoice = () => false, lostReversals = [], goods }: PaymentMailOptions,
): AddressedEmail[] {
  const context = { order, site, siteUrl, goods, t: getMailTexts(order.locale) };
  const staffContext = { ...context, t: getMailTexts(staffLocale) };
  const buyer = (kind: string, content: EmailContent, key = kind): AddressedEmail => ({
    key,
    kind: `order-${kind}`,
    to: 'buyer',
    content,
  });
  const staff = (kind: string, content: EmailContent, key = kind): AddressedEmail => ({
    ...buyer(kind, content, key),
    to: 'hotel',
  });
  const withInvoice = (
    kind: 'charged' | 'refunded',
    key: string,
    render: (invoiced: typeof context & { hasInvoice: boolean }) => EmailContent,
    earlier: readonly string[] = [],
  ): AddressedEmail => {
    const invoiced = { ...context, hasInvoice: hasInvoice(key) };
    const email = buyer(kind, render(invoiced), key);
    return invoiced.hasInvoice ? { ...email, invoices: [...earlier, key] } : email;
  };
  switch (event.kind) {
    case 'charged':
      return [withInvoice('charged', 'charged', (invoiced) => chargedContent(invoiced, event))];
    case 'released':
      return [buyer('released', releasedContent(context))];
    case 'soldOut':
      return [buyer('sold-out', soldOutContent(context), `sold-out:${event.reference}`)];
    case 'refunded':
      return [
        withInvoice(
          'refunded',
          `refunded:${event.totalCents}`,
          (invoiced) => refundedContent(invoiced, event),
          // The event may be the sum of refunds that each had a reversal.
          lostReversals
            .filter((total) => total > event.totalCents - event.cents && total < event.totalCents)
            .map((total) => `refunded:${total}`),
        ),
      ];
    case 'failed':
      return [buyer('failed', failedContent(context), `failed:${event.id}`)];
    case 'expired':
      return [
        buyer('expired', expiredContent(context)),
        staff('expired-notice', expiredNotification(staffContext)),
      ];
    case 'warning': {
      const { captureBefore } = event;
      const content = expiringHoldNotification(staffContext, captureBefore, orderActionLabels());
      return [staff('warning', content, `warning:${captureBefore.toISOString()}`)];
    }
    case 'review':
      return [staff('review', reviewNotification(staffContext, event), `review:${event.id}`)];
  }
}

async function toOutgoingMail(
  order: OrderForMail,
  { key, kind, to, content, invoices }: AddressedEmail,
  settings: MailSettings,
): Promise<OutgoingMail> {
  const buyer = { name: order.buyer.fullName, address: order.buyer.email };
  const hotel = shopMailbox(settings);
  return {
    dedupeKey: `order:${order.number}:${key}`,
    kind,
    siteUrl: settings.siteUrl,
    to: to === 'buyer' ? buyer : hotel,
    replyTo: to === 'buyer' ? hotel : buyer,
    ...(await renderEmail(content)),
    ...(invoices && {
      documents: invoices.map((each) => invoiceDocument(`${order.number}:${each}`)),
      delayMs: jirWaitMs,
    }),
  };
}
