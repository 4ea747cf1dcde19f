import type { UnitPrice } from '~/content/unit-price';
import type { OrderState } from '~/platform/database/stored-values';

/** What the order page shows to anyone who has its link. Money in cents, times as ISO 8601 and localised. */
export type OrderView = {
  number: string;
  state: OrderState;
  createdAt: string;
  createdAtText: string;
  lines: {
    productName: string;
    variantName: string;
    unitCents: number;
    unitPrice?: UnitPrice;
    count: number;
    totalCents: number;
  }[];
  subtotalCents: number;
  deliveryCents: number;
  totalCents: number;
  /** Charged so far, and what of it went back. */
  capturedCents: number;
  refundedCents: number;
  buyer: {
    fullName: string;
    address: string;
    postalCode: string;
    city: string;
    countryName: string;
    email: string;
    phone: string;
  };
  delivery: {
    name: string;
    phone: string;
    address: string;
    postalCode: string;
    city: string;
    countryName: string;
    carrier: string;
  };
  /** What was issued for it, oldest first: each a file. */
  invoices: { number: string; kind: 'sale' | 'storno'; path: string }[];
  /** Null until it was sent. */
  parcel: Parcel | null;
  giftMessage: string;
  comment: string;
  /** The buyer's first withdrawal from the contract, if there is one. */
  withdrawn: { reference: string; at: string; atText: string } | null;
  /** Where its buyer withdraws, the fields filled in; null while there is no contract. */
  withdrawalPath: string | null;
};

export type Parcel = {
  code: string;
  carrier: string;
  /** The carrier's page about it, if there is one. */
  url: string | null;
  sentAt: string;
  sentAtText: string;
};

/** The page after payment. `waiting`: the provider has not decided yet, the page asks again by itself. */
export type SuccessView =
  | { state: 'done'; number: string; orderPath: string; deliveryDays: { min: number; max: number } }
  | { state: 'waiting'; number: string; orderPath: string; again: string | null }
  | { state: 'unknown' };

/** The page after a payment that did not come about; the cart is kept. */
export type FailView = { number: string | null; retryPath: string; hasCart: boolean };

/** The unit price that an order's line was made with, as an optional field. */
export function toUnitPrice(line: {
  unit_price_cents: number | null;
  unit_price_per: 'l' | 'kg' | null;
}): { unitPrice?: UnitPrice } {
  const { unit_price_cents: cents, unit_price_per: per } = line;
  return cents === null || per === null ? {} : { unitPrice: { cents, per } };
}
