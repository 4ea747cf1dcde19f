import { createElement, type FunctionComponent } from 'react';
import type { Site } from '~/content/content-schema';
import { contractFiles } from './contract-files';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import { confirmationContent } from './order-confirmation-content';
import { OrderConfirmationMail } from './order-confirmation-mail';
import type { OrderForMail } from './order-for-mail';
import type { OrderMailContent } from '~/platform/mail/mail-content';
import { orderMailText } from '~/platform/mail/mail-text';
import { noticeContent } from './order-notice-content';
import { operatorLocale } from '~/i18n/operator-locale';
import { OrderNoticeMail } from './order-notice-mail';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { renderHtml } from '~/platform/mail/render-html.server';

async function renderMail(
  mail: FunctionComponent<{ content: OrderMailContent }>,
  content: OrderMailContent,
): Promise<Pick<OutgoingMail, 'subject' | 'html' | 'text'>> {
  return {
    subject: content.subject,
    html: await renderHtml(createElement(mail, { content })),
    text: orderMailText(content),
  };
}

export type OrderMailOptions = {
  site: Site;
  /** Public origin; every link starts with it, whatever host a request came to. */
  siteUrl: string;
  /** Who gets the house's mail; the seller's address unless given. */
  operatorAddress?: string;
};

/**
 * Writes both mails of an order whose money is reserved: the buyer's in the buyer's language, the house's in
 * Croatian with the buyer as the one to answer.
 */
export async function renderOrderMails(
  order: OrderForMail,
  { site, siteUrl, operatorAddress }: OrderMailOptions,
): Promise<{ buyer: OutgoingMail; operator: OutgoingMail }> {
  const buyerTexts = getMailTexts(order.locale);
  const operatorTexts = getMailTexts(operatorLocale);
  const buyer = confirmationContent(order, site, siteUrl, buyerTexts);
  const operator = noticeContent(order, site, siteUrl, operatorTexts);
  return {
    buyer: {
      dedupeKey: `order:${order.number}:confirmation`,
      kind: 'order-confirmation',
      siteUrl,
      to: { name: order.fullName, address: order.email },
      attachments: contractFiles(site, order.locale, siteUrl, buyerTexts),
      ...(await renderMail(OrderConfirmationMail, buyer)),
    },
    operator: {
      dedupeKey: `order:${order.number}:notice`,
      kind: 'order-notice',
      siteUrl,
      to: { name: site.house.fullName, address: operatorAddress ?? site.seller.email },
      replyTo: { name: order.fullName, address: order.email },
      ...(await renderMail(OrderNoticeMail, operator)),
    },
  };
}
