import type { UnitPrice } from '~/content/unit-price';
import type { OrderState } from '~/platform/database/stored-values';
import type { DeliveryDays } from '~/shop/delivery/working-days';
import type { Buyer, Recipient } from '~/shop/orders/order-people';

type WithCountryName<Person> = Person & { countryName: string };

/** What the order page shows to anyone with its link. Money in cents, times as ISO 8601 and localised. */
export type OrderView = {
  number: string;
  state: OrderState;
  createdAt: string;
  createdAtText: string;
  lines: {
    productName: string;
    /** What it is, and its size. */
    description: string;
    unitCents: number;
    unitPrice?: UnitPrice;
    count: number;
    /** How many of them the charge left out or a refund was for; left out for none. */
    unkept?: number;
    totalCents: number;
  }[];
  subtotalCents: number;
  deliveryCents: number;
  totalCents: number;
  /** The amount charged so far, and how much of it was refunded. */
  capturedCents: number;
  refundedCents: number;
  /** Part of the refunds failed at the provider and was paid by other means, such as a bank transfer. */
  isRefundedElsewhere: boolean;
  buyer: WithCountryName<Buyer>;
  recipient: WithCountryName<Recipient>;
  carrier: string;
  /** Invoices issued for the order, oldest first, each as a file. */
  invoices: { number: string; kind: 'sale' | 'storno'; path: string }[];
  /** Whether the order's invoice has VAT; null if there is none. */
  isInVat: boolean | null;
  /** Null until it was shipped. */
  parcel: Parcel | null;
  giftMessage: string;
  comment: string;
  /** The buyer's withdrawals from the contract, oldest first. */
  statements: { reference: string; at: string; atText: string }[];
  /** What was withdrawn from; `unproven`: it is not known whether the buyer made the statement, and the parcel waits. */
  withdrawal: 'whole' | 'part' | 'unproven' | null;
  /** The prefilled withdrawal form; null while there is no contract. */
  withdrawalPath: string | null;
  /** How to reach the seller. */
  seller: { phone: string; phoneDisplay: string; email: string };
};

export type Parcel = {
  code: string;
  carrier: string;
  /** The carrier's tracking page, if there is one. */
  url: string | null;
  sentAt: string;
  sentAtText: string;
};

/**
 * The page after payment. `waiting`: the provider has not decided yet, and the page keeps refreshing. `review`: its
 * status does not match the order, and staff decide.
 */
export type SuccessView =
  | { state: 'done'; number: string; orderPath: string; deliveryDays: DeliveryDays }
  | { state: 'waiting'; number: string; orderPath: string; again: string | null }
  | { state: 'review'; number: string; orderPath: string }
  | { state: 'unknown' };

/** The translation keys of the headings of the page after payment. */
export const successTitles = {
  done: 'success.title.done',
  waiting: 'success.title.waiting',
  review: 'states.review.title',
  unknown: 'success.title.unknown',
} as const satisfies Record<SuccessView['state'], string>;

/** The page after a failed payment. The cart is kept. */
export type FailView = {
  number: string | null;
  /** Names of the products that were sold to others before the payment. */
  soldOut: string[];
  retryPath: string;
  hasCart: boolean;
};

/** The translation keys for a withdrawal while the money is on hold and the parcel has not left. */
const withdrawalKeys = {
  whole: 'withdrawn',
  part: 'partlyWithdrawn',
  unproven: 'statementWaits',
} as const satisfies Record<NonNullable<OrderView['withdrawal']>, string>;

/** The translation key for a state. States that mean different things to the buyer at different times are split. */
export function stateKey({ state, parcel, withdrawal, refundedCents }: OrderView) {
  if (state === 'captured' && refundedCents > 0) return 'partlyRefunded';
  if (state === 'expired' && parcel !== null) return 'expiredSent';
  if (state !== 'authorised') return state;
  if (parcel !== null)
    return withdrawal === 'whole' || withdrawal === 'part' ? 'shippedWithdrawn' : 'shipped';
  return withdrawal === null ? state : withdrawalKeys[withdrawal];
}
