import type { OrderState } from './order-states';

/** What the order page shows to whoever holds its link. Money in cents, times as ISO 8601 with words beside. */
export type OrderView = {
  number: string;
  state: OrderState;
  createdAt: string;
  createdAtText: string;
  lines: {
    productName: string;
    variantName: string;
    unitCents: number;
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
  comment: string;
};

/** The page after payment. `waiting`: the provider has not decided yet, the page asks again by itself. */
export type SuccessView =
  | { state: 'done'; number: string; orderPath: string; deliveryDays: { min: number; max: number } }
  | { state: 'waiting'; number: string; orderPath: string; again: string | null }
  | { state: 'unknown' };

/** The page after a payment that did not come about; the basket is kept. */
export type FailView = { number: string | null; retryPath: string; hasCart: boolean };
