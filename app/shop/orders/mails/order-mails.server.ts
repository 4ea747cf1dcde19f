import { createElement, type FunctionComponent } from 'react';
import type { Site } from '~/content/content-schema';
import { operatorLocale } from '~/i18n/operator-locale';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { renderHtml } from '~/platform/mail/render-html.server';
import { contractFiles } from './contract-files';
import { confirmationContent } from './order-confirmation-content';
import { type OrderEmailContent, renderOrderText } from './order-email-content';
import type { OrderForMail } from './order-for-mail';
import { staffNotificationContent } from './order-notification-content';
import { OrderConfirmation, OrderNotification } from './order-templates';

export type OrderMailOptions = {
  site: Site;
  /** Public origin of the site. Every link starts with it, whatever host a request was sent to. */
  siteUrl: string;
  /** The recipient of staff notifications. Defaults to the seller's address. */
  operatorAddress?: string | undefined;
  /** Whether the site issues the invoice for the payment the mail is about. */
  hasInvoice?: boolean | undefined;
};

/**
 * Renders both emails for an order whose payment was authorised: the buyer's in the order's language, and the staff
 * notification in the staff's language, whose Reply-To is the buyer.
 */
export async function renderOrderMails(
  order: OrderForMail,
  { site, siteUrl, operatorAddress }: OrderMailOptions,
): Promise<{ buyer: OutgoingMail; operator: OutgoingMail }> {
  const buyerTexts = getMailTexts(order.locale);
  const operatorTexts = getMailTexts(operatorLocale);
  const buyer = confirmationContent(order, site, siteUrl, buyerTexts);
  const operator = staffNotificationContent(order, site, siteUrl, operatorTexts);
  return {
    buyer: {
      dedupeKey: `order:${order.number}:confirmation`,
      kind: 'order-confirmation',
      siteUrl,
      to: { name: order.fullName, address: order.email },
      replyTo: { name: site.hotel.fullName, address: operatorAddress ?? site.seller.email },
      attachments: contractFiles(site, order.locale, siteUrl, buyerTexts),
      ...(await renderParts(OrderConfirmation, buyer)),
    },
    operator: {
      dedupeKey: `order:${order.number}:notice`,
      kind: 'order-notice',
      siteUrl,
      to: { name: site.hotel.fullName, address: operatorAddress ?? site.seller.email },
      replyTo: { name: order.fullName, address: order.email },
      ...(await renderParts(OrderNotification, operator)),
    },
  };
}

async function renderParts(
  template: FunctionComponent<{ content: OrderEmailContent }>,
  content: OrderEmailContent,
): Promise<Pick<OutgoingMail, 'subject' | 'html' | 'text'>> {
  return {
    subject: content.subject,
    html: await renderHtml(createElement(template, { content })),
    text: renderOrderText(content),
  };
}
