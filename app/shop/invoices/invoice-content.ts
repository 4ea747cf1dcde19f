import type { Site } from '~/content/content-schema';
import type { Localized } from '~/content/value-schema';
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
  | { kind: 'delivery' | 'reduction' | 'refund'; totalCents: number; rates: number[] };

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

const ratesOf = (shares: readonly VatShare[]) =>
  shares.filter(({ cents }) => cents !== 0).map(({ rate }) => rate);

type KnownLine = OrderWithLines['lines'][number] & { shares: readonly VatShare[] };

/**
 * All lines of an order. An amount that was not charged is shown as a reduction.
 * @param shares of the whole order
 */
export function toSaleLines(
  order: Pick<OrderWithLines, 'delivery_cents' | 'total_cents'>,
  lines: readonly KnownLine[],
  shares: readonly VatShare[],
  chargedCents: number,
): InvoiceLine[] {
  const rates = ratesOf(shares);
  const { delivery_cents: delivery, total_cents: total } = order;
  return [
    ...lines.map((line) => ({
      kind: 'goods' as const,
      name: `${line.product_name}, ${line.variant_name}`,
      legalName: `${line.product_name_hr}, ${line.variant_name_hr}`,
      count: line.count,
      unitCents: line.unit_cents,
      totalCents: line.total_cents,
      rates: ratesOf(line.shares),
    })),
    ...(delivery > 0 ? [{ kind: 'delivery' as const, totalCents: delivery, rates }] : []),
    ...(chargedCents < total
      ? [{ kind: 'reduction' as const, totalCents: chargedCents - total, rates }]
      : []),
  ];
}

/** The original's lines with reversed signs if everything is refunded at once, otherwise a single line. */
export function toReversalLines(
  original: readonly InvoiceLine[],
  totalCents: number,
  shares: readonly VatShare[],
): InvoiceLine[] {
  const sum = original.reduce((total, line) => total + line.totalCents, 0);
  if (sum + totalCents !== 0) return [{ kind: 'refund', totalCents, rates: ratesOf(shares) }];
  return original.map((line) =>
    line.kind === 'goods'
      ? { ...line, count: -line.count, totalCents: -line.totalCents }
      : { ...line, totalCents: -line.totalCents },
  );
}
