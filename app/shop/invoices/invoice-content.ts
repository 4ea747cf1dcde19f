import type { Site } from '~/content/content-schema';
import type { Localized } from '~/content/value-schema';
import { countNamed, type NamedGoods, pickNamed } from '~/shop/orders/named-goods';
import type { OrderWithLines } from '~/shop/orders/orders.server';
import type { VatShare } from '~/shop/pricing/vat';

/** A line as printed on the invoice. Amounts in cents including VAT. */
export type InvoiceLine =
  | {
      kind: 'goods';
      name: string;
      /** In the staff's language. */
      legalName: string;
      count: number;
      unitCents: number;
      totalCents: number;
      /** In basis points; a set may have several. */
      rates: number[];
    }
  /** `kept`: what of the price of returned goods is not refunded, such as for a loss of value. */
  | { kind: 'delivery' | 'reduction' | 'refund' | 'kept'; totalCents: number; rates: number[] };

/** Seller, buyer and lines of an invoice, as they were when it was issued. */
export type InvoiceContent = {
  seller: Pick<
    Site['seller'],
    'legalName' | 'street' | 'postalCode' | 'city' | 'country' | 'vatId' | 'phoneDisplay' | 'email'
  > & { details: Localized[] };
  buyer: Record<'fullName' | 'address' | 'postalCode' | 'city' | 'country', string>;
  orderedAt: string;
  /** When the parcel had been handed to the carrier; absent on reversals, if it was not known, and on older invoices. */
  sentAt?: string;
  lines: InvoiceLine[];
};

export const toSeller = ({ seller }: Site): InvoiceContent['seller'] => ({
  legalName: seller.legalName,
  street: seller.street,
  postalCode: seller.postalCode,
  city: seller.city,
  country: seller.country,
  vatId: seller.vatId,
  phoneDisplay: seller.phoneDisplay,
  email: seller.email,
  details: seller.companyDetails,
});

export const toInvoiceBuyer = (order: OrderWithLines): InvoiceContent['buyer'] => ({
  fullName: order.full_name,
  address: order.address,
  postalCode: order.postal_code,
  city: order.city,
  country: order.country,
});

/** When the goods were sent, if before the invoice: after a restore they may have been sent once more since. */
export const findSent = (sentAt: string | null, issuedAt: Date): Pick<InvoiceContent, 'sentAt'> =>
  sentAt === null || new Date(sentAt) > issuedAt ? {} : { sentAt };

const ratesOf = (shares: readonly VatShare[]) =>
  shares.filter(({ cents }) => cents !== 0).map(({ rate }) => rate);

/** A line of an order whose rates are known. */
export type KnownLine = OrderWithLines['lines'][number] & { shares: readonly VatShare[] };

const sumShares = (shares: readonly VatShare[]) =>
  shares.reduce((sum, { cents }) => sum + cents, 0);

/** @param rates that are printed instead of the line's */
function toGoodsLine(line: KnownLine, count: number, rates = ratesOf(line.shares)): InvoiceLine {
  return {
    kind: 'goods',
    name: `${line.product_name}, ${line.variant_name}`,
    legalName: `${line.product_name_hr}, ${line.variant_name_hr}`,
    count,
    unitCents: line.unit_cents,
    totalCents: line.unit_cents * count,
    rates,
  };
}

/**
 * All lines of an order but the goods left out. What else was not charged is shown as a reduction.
 * @param shares of the charge
 */
export function toSaleLines(
  { delivery_cents: delivery }: Pick<OrderWithLines, 'delivery_cents'>,
  lines: readonly KnownLine[],
  shares: readonly VatShare[],
  leftOut: NamedGoods | undefined,
): InvoiceLine[] {
  const rates = ratesOf(shares);
  const goods = lines
    .map((line) => ({ line, count: line.count - countNamed(leftOut, line.variant_id) }))
    .filter(({ count }) => count > 0)
    .map(({ line, count }) => toGoodsLine(line, count));
  const listed = goods.reduce((sum, { totalCents }) => sum + totalCents, delivery);
  const charged = sumShares(shares);
  return [
    ...goods,
    ...(delivery > 0 ? [{ kind: 'delivery' as const, totalCents: delivery, rates }] : []),
    ...(charged < listed
      ? [{ kind: 'reduction' as const, totalCents: charged - listed, rates }]
      : []),
  ];
}

/**
 * The original's lines with reversed signs if everything is refunded at once. Otherwise the goods that the refund is for, and
 * a line for the difference from their price.
 * @param shares of the refund, negative
 */
export function toReversalLines(
  original: readonly InvoiceLine[],
  shares: readonly VatShare[],
  { lines, goods }: { lines: readonly KnownLine[]; goods: NamedGoods | undefined },
): InvoiceLine[] {
  const totalCents = sumShares(shares);
  if (original.reduce((total, line) => total + line.totalCents, totalCents) === 0)
    return original.map(reverseLine);
  const rates = ratesOf(shares);
  const returned = pickNamed(lines, goods).map((line) => {
    // A rate of which nothing is left is credited at the others.
    const own = ratesOf(line.shares).filter((rate) => rates.includes(rate));
    return toGoodsLine(line, -line.count, own.length > 0 ? own : rates);
  });
  const rest = returned.reduce((sum, line) => sum - line.totalCents, totalCents);
  if (rest === 0) return returned;
  return [...returned, { kind: rest < 0 ? 'refund' : 'kept', totalCents: rest, rates }];
}

const reverseLine = (line: InvoiceLine): InvoiceLine =>
  line.kind === 'goods'
    ? { ...line, count: -line.count, totalCents: -line.totalCents }
    : { ...line, totalCents: -line.totalCents };
