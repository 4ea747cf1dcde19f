import { createElement, type FunctionComponent } from 'react';
import { type MailSettings, shopMailbox } from '~/content/mails/mail-settings.server';
import { staffLocale } from '~/i18n/staff-locale';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { renderHtml } from '~/platform/mail/render-html.server';
import { contractFiles } from './contract-files';
import { confirmationContent } from './order-confirmation-content';
import { type OrderEmailContent, renderOrderText } from './order-email-content';
import type { OrderForMail } from './order-for-mail';
import { staffNotificationContent } from './order-notification-content';
import { OrderConfirmation, OrderNotification } from './order-templates';

/**
 * Renders both emails for an order whose payment was authorised: the buyer's in the order's language, and the staff
 * notification in the staff's language, whose Reply-To is the buyer.
 */
export async function renderOrderMails(
  order: OrderForMail,
  settings: MailSettings,
): Promise<{ buyer: OutgoingMail; staff: OutgoingMail }> {
  const { site, siteUrl } = settings;
  const buyerTexts = getMailTexts(order.locale);
  const staffTexts = getMailTexts(staffLocale);
  const buyer = confirmationContent(order, site, siteUrl, buyerTexts);
  const staff = staffNotificationContent(order, site, siteUrl, staffTexts);
  return {
    buyer: {
      dedupeKey: `order:${order.number}:confirmation`,
      kind: 'order-confirmation',
      siteUrl,
      to: { name: order.buyer.fullName, address: order.buyer.email },
      replyTo: shopMailbox(settings),
      attachments: contractFiles(site, order.locale, siteUrl, buyerTexts),
      ...(await renderParts(OrderConfirmation, buyer)),
    },
    staff: {
      dedupeKey: `order:${order.number}:notice`,
      kind: 'order-notice',
      siteUrl,
      to: shopMailbox(settings),
      replyTo: { name: order.buyer.fullName, address: order.buyer.email },
      ...(await renderParts(OrderNotification, staff)),
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
