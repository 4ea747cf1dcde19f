import type { Selectable } from 'kysely';
import type { ContentSource } from '~/content/content';
import type { UnitPrice } from '~/content/unit-price';
import type { Locale } from '~/i18n/locales';
import type { OrderLineTable, OrderTable } from '~/platform/database/schema';
import { type Buyer, type Recipient, toBuyer, toRecipient } from '~/shop/orders/order-people';
import { toUnitPrice } from '~/shop/orders/stored-unit-price';

/** An order as shown in its emails. Money in cents, weight in grams. */
export type OrderForMail = {
  /** `M-2026-000123` */
  number: string;
  /** The secret part of the order page's URL. */
  token: string;
  /** The buyer's language. */
  locale: Locale;
  createdAt: Date;
  buyer: Buyer;
  recipient: Recipient;
  /** Whether the recipient is the buyer, at the buyer's own address. */
  isToBuyer: boolean;
  giftMessage: string;
  comment: string;
  weightGrams: number;
  lines: OrderLineForMail[];
  subtotalCents: number;
  deliveryCents: number;
  totalCents: number;
  /** Whether its amounts include VAT. */
  isInVat: boolean;
  /** Whether the parcel was handed over to the carrier. */
  isShipped: boolean;
};

export type OrderLineForMail = {
  variantId: string;
  productName: string;
  /** "Extra virgin olive oil", in the buyer's language; absent if the shop no longer has the product. */
  subtitle?: string | undefined;
  variantName: string;
  productNameForStaff: string;
  variantNameForStaff: string;
  unitCents: number;
  /** Price per litre or kilogram, if one was shown. */
  unitPrice?: UnitPrice;
  count: number;
  totalCents: number;
};

/**
 * Converts the order's rows; lines are sorted by position.
 * @param content describes the products, because an order stores only their names
 * @param isInVat whether the seller is in the VAT system; only emails with the total say so
 */
export function toOrderForMail(
  order: Selectable<OrderTable>,
  lines: readonly Selectable<OrderLineTable>[],
  {
    content,
    isInVat = true,
  }: { content?: Pick<ContentSource, 'findProduct'>; isInVat?: boolean } = {},
): OrderForMail {
  return {
    number: order.number,
    token: order.token,
    locale: order.locale,
    createdAt: new Date(order.created_at),
    buyer: toBuyer(order),
    recipient: toRecipient(order),
    isToBuyer: order.delivery_address === null,
    giftMessage: order.gift_message,
    comment: order.comment,
    weightGrams: order.weight_grams,
    lines: lines
      .toSorted((a, b) => a.position - b.position)
      .map((line) => ({
        ...toLineForMail(line),
        subtitle: content?.findProduct(line.product_id)?.subtitle[order.locale],
      })),
    subtotalCents: order.subtotal_cents,
    deliveryCents: order.delivery_cents,
    totalCents: order.total_cents,
    isInVat,
    isShipped: order.shipped_at !== null,
  };
}

function toLineForMail(line: Selectable<OrderLineTable>): OrderLineForMail {
  return {
    variantId: line.variant_id,
    productName: line.product_name,
    variantName: line.variant_name,
    productNameForStaff: line.product_name_hr,
    variantNameForStaff: line.variant_name_hr,
    unitCents: line.unit_cents,
    ...toUnitPrice(line),
    count: line.count,
    totalCents: line.total_cents,
  };
}
