import type { ContentSource } from '~/content/content';
import { describeLine } from '~/content/size-name';
import { requireShop } from '~/content/sections';
import { countryName, formatDate, formatDateTime } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import { href } from '~/routing/href';
import { resourceHref } from '~/routing/resource-href';
import { trackingUrl } from '~/shop/delivery/delivery';
import { buyerFileName } from '~/shop/invoices/invoice-file-name';
import type { ListedInvoice } from '~/shop/invoices/invoice-list.server';
import { formatInvoiceNumber } from '~/shop/invoices/invoice-number';
import type { NameableLine } from '~/shop/orders/nameable-goods.server';
import { type Buyer, toBuyer, toRecipient } from '~/shop/orders/order-people';
import { isSettled } from '~/shop/orders/order-states';
import { isDeclared, type OrderWithdrawal } from '~/shop/orders/order-withdrawals.server';
import type { OrderWithLines } from '~/shop/orders/orders.server';
import { toUnitPrice } from '~/shop/orders/stored-unit-price';
import type { OrderView } from './order-pages';

/** What an order's page shows besides the order. */
export type OrderFacts = Pick<OrderView, 'isRefundedElsewhere'> & {
  /** Of the order's lines. */
  pieces: NameableLine[];
  withdrawals: OrderWithdrawal[];
  invoices: ListedInvoice[];
};

const toUnkept = (count: number, { left = count }: Partial<NameableLine> = {}) =>
  left < count ? { unkept: count - left } : {};

/** The page of an order, in the reader's language. */
export function toOrderView(
  content: ContentSource,
  order: OrderWithLines,
  { pieces, withdrawals, invoices, isRefundedElsewhere }: OrderFacts,
  locale: Locale,
): OrderView {
  const nameCountry = <Person extends Pick<Buyer, 'country'>>(person: Person) => ({
    ...person,
    countryName: countryName(person.country, locale),
  });
  const { site } = content.get();
  const { seller } = site;
  const { delivery } = requireShop(site);
  return {
    number: order.number,
    state: order.state,
    createdAt: order.created_at,
    createdAtText: formatDateTime(new Date(order.created_at), locale),
    lines: order.lines.map((line, index) => ({
      productName: line.product_name,
      description: describeLine({
        subtitle: content.findProduct(line.product_id)?.subtitle[locale],
        variantName: line.variant_name,
      }),
      unitCents: line.unit_cents,
      ...toUnitPrice(line),
      count: line.count,
      ...toUnkept(line.count, pieces[index]),
      totalCents: line.total_cents,
    })),
    subtotalCents: order.subtotal_cents,
    deliveryCents: order.delivery_cents,
    totalCents: order.total_cents,
    capturedCents: order.captured_cents,
    refundedCents: order.refunded_cents,
    isRefundedElsewhere,
    buyer: nameCountry(toBuyer(order)),
    recipient: nameCountry(toRecipient(order)),
    carrier: delivery.carrier,
    invoices: invoices.map((invoice) => ({
      number: formatInvoiceNumber(invoice),
      kind: invoice.kind,
      path: resourceHref('invoice', {
        token: order.token,
        file: buyerFileName(invoice, getMailTexts(invoice.locale)),
      }),
    })),
    isInVat: toVatStatus(invoices),
    parcel: toParcel(content, order, locale),
    giftMessage: order.gift_message,
    comment: order.comment,
    statements: withdrawals.filter(isDeclared).map((each) => toStatement(each, locale)),
    withdrawal: toExtent(withdrawals),
    withdrawalPath: isSettled(order.state)
      ? `${href('withdrawal', locale)}?order=${order.token}`
      : null,
    seller: { phone: seller.phone, phoneDisplay: seller.phoneDisplay, email: seller.email },
  };
}

/** A seller who has entered or left the VAT system since cannot change what the invoice says. */
function toVatStatus(invoices: readonly ListedInvoice[]): OrderView['isInVat'] {
  const sale = invoices.find(({ kind }) => kind === 'sale');
  return sale ? sale.is_in_vat === 1 : null;
}

const toStatement = ({ reference, created_at: at }: OrderWithdrawal, locale: Locale) => ({
  reference,
  at,
  atText: formatDateTime(new Date(at), locale),
});

/** A withdrawal from everything outweighs one from a part, and a proven one outweighs an unproven one. */
function toExtent(withdrawals: readonly OrderWithdrawal[]): OrderView['withdrawal'] {
  const declared = withdrawals.filter(isDeclared);
  if (declared.length > 0) return declared.some(({ items }) => items === '') ? 'whole' : 'part';
  return withdrawals.some(({ effect }) => effect === 'unproven') ? 'unproven' : null;
}

function toParcel(
  content: ContentSource,
  { tracking_number: code, shipped_at: sentAt }: OrderWithLines,
  locale: Locale,
): OrderView['parcel'] {
  if (code === null || sentAt === null) return null;
  const { delivery } = requireShop(content.get().site);
  return {
    code,
    carrier: delivery.carrier,
    url: trackingUrl(delivery, code) ?? null,
    sentAt,
    sentAtText: formatDate(new Date(sentAt), locale),
  };
}
