import { createHash } from 'node:crypto';
import type { UnitPrice } from '~/content/unit-price';
import type { Locale } from '~/i18n/locales';
import type { VatShare } from '~/shop/pricing/vat';
import type { Buyer, Recipient } from './order-people';

/**
 * The content of a new order: a frozen copy of cart, prices, delivery and addresses. Money in cents, weight in grams.
 */
export type NewOrder = {
  submissionId: string;
  locale: Locale;
  contentRevision: string;
  buyer: Buyer;
  /** Null if the parcel goes to the buyer's address. */
  recipient: Omit<Recipient, 'country'> | null;
  deliveryCountry: string;
  deliveryMethod: string;
  /** Text for a card in the parcel. */
  giftMessage: string;
  comment: string;
  lines: readonly {
    productId: string;
    variantId: string;
    productName: string;
    variantName: string;
    productNameForStaff: string;
    variantNameForStaff: string;
    unitCents: number;
    unitPrice?: UnitPrice;
    count: number;
    /** The line's total by VAT rate. */
    vat: readonly VatShare[];
  }[];
  deliveryCents: number;
  weightGrams: number;
};

export function subtotalOf(lines: NewOrder['lines']): number {
  return lines.reduce((sum, line) => sum + line.unitCents * line.count, 0);
}

/**
 * The id of a submission: the checkout's key and a fingerprint of what is ordered, its prices, where it goes and what the
 * buyer typed. Submitting the same page again yields the same id and therefore the same order; any change of cart, price,
 * address or delivery yields a new id. A corrected name of a product does not.
 */
export function submissionIdOf(checkoutKey: string, order: Omit<NewOrder, 'submissionId'>): string {
  const { buyer, recipient } = order;
  const facts = [
    order.lines.map((line) => [line.productId, line.variantId, line.count, line.unitCents]),
    [order.deliveryCountry, order.deliveryCents, order.comment, order.locale],
    [buyer.fullName, buyer.email, buyer.phone],
    [buyer.address, buyer.postalCode, buyer.city, buyer.country],
    recipient && [recipient.fullName, recipient.phone],
    recipient && [recipient.address, recipient.postalCode, recipient.city],
    // Only if present, so that pages shown before the field existed keep their id.
    ...(order.giftMessage ? [order.giftMessage] : []),
  ];
  const hash = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
  return `${checkoutKey}-${hash}`;
}

/** The id of the checkout's draft that an order's submission id starts with. */
export const draftSubmissionIdOf = (submissionId: string): string => submissionId.slice(0, 32);
