import type { Generated } from 'kysely';
import type { Locale } from '~/i18n/locales';
import type { OrderState, ProviderId } from '~/platform/database/stored-values';
import type { EnquiryTables } from './enquiry-tables';
import type { FigureTables } from './figure-tables';
import type { InvoiceTables } from './invoice-tables';
import type { NewsletterTables } from './newsletter-tables';
import type { PriceHistoryTable, PriceListTable } from './price-tables';
import type { ProcessTables } from './process-tables';
import type { StaffTables } from './staff-tables';
import type { StockTables } from './stock-tables';
import type { UnmatchedPaymentTable } from './unmatched-payment-table';
import type { WithdrawalDraftTable, WithdrawalTable } from './withdrawal-tables';

// Times are ISO 8601 in UTC, money is integer cents, weights are grams.

export type OrderTable = {
  id: Generated<number>;
  /** The number shown to people: `M-2026-000123`. */
  number: string;
  /** Unique: one review page places one order. */
  submission_id: string;
  /** Unguessable part of the URL of the order page. */
  token: string;
  state: OrderState;
  locale: Locale;
  full_name: string;
  address: string;
  city: string;
  postal_code: string;
  country: string;
  email: string;
  phone: string;
  comment: string;
  /** For a card in the parcel; empty if there is none. */
  gift_message: string;
  recipient_name: string | null;
  recipient_phone: string | null;
  delivery_address: string | null;
  delivery_city: string | null;
  delivery_postal_code: string | null;
  delivery_country: string;
  delivery_method: string;
  payment_method: string;
  subtotal_cents: number;
  delivery_cents: number;
  total_cents: number;
  weight_grams: number;
  content_revision: string;
  created_at: string;
  updated_at: string;
  authorised_at: string | null;
  /** The deadline for charging, as stated by the provider or derived from its usual period. */
  capture_before: string | null;
  captured_cents: Generated<number>;
  refunded_cents: Generated<number>;
  /** When the staff were warned that the reservation is about to expire. */
  warned_at: string | null;
  /** The order of the same checkout that replaced this one. */
  replaced_by: number | null;
  /** The carrier's tracking number, as its website expects it. */
  tracking_number: string | null;
  /** When the tracking number was sent to the buyer. */
  shipped_at: string | null;
};

export type OrderLineTable = {
  id: Generated<number>;
  order_id: number;
  position: number;
  product_id: string;
  variant_id: string;
  product_name: string;
  variant_name: string;
  /**
   * The names in the staff's language, frozen when the order is placed. The columns keep the name of the first hotel's:
   * renamed, they would be missing from the previous release, which still runs during an update.
   */
  product_name_hr: string;
  variant_name_hr: string;
  unit_cents: number;
  count: number;
  total_cents: number;
  /** Price per litre or kilogram, if one was shown. */
  unit_price_cents: number | null;
  unit_price_per: 'l' | 'kg' | null;
  /** The line's total by VAT rate, JSON of `VatShare[]`; null in an older order until the site has backfilled it. */
  vat: string | null;
};

type OrderEventTable = {
  id: Generated<number>;
  order_id: number;
  from_state: OrderState | null;
  to_state: OrderState;
  reason: string;
  /** What has been refunded in total, in cents, if the event is a refund. */
  refunded_cents: number | null;
  /** The refund that failed at the provider, in cents, if this is why the order went to review. */
  failed_refund_cents: number | null;
  created_at: string;
};

export type PaymentAttemptState = 'creating' | 'open' | 'failed' | 'authorised';

export type PaymentAttemptTable = {
  id: Generated<number>;
  order_id: number;
  /**
   * The provider that carries this payment: an order is settled with the provider it was paid with, whatever new
   * orders use.
   */
  provider: Generated<ProviderId>;
  /** This shop's payment reference at the provider, unique and random (`P-…`); older ones are `M-2026-000123-1`. */
  reference: string;
  number: number;
  state: PaymentAttemptState;
  url: string | null;
  amount_cents: number;
  provider_order_id: string | null;
  provider_stan: string | null;
  provider_approval_code: string | null;
  /** Recorded as refunded but paid by other means, because the refund failed at the provider; cents. */
  refunded_elsewhere_cents: Generated<number>;
  /** Lease: only one process may talk to the provider about it until then. */
  leased_until: string | null;
  created_at: string;
  updated_at: string;
};

export type OperationKind = 'capture' | 'void' | 'refund';

/**
 * `planned`: not sent yet; `sent`: the provider may have executed it; `undecided`: it cannot be established
 * automatically whether it was executed, so a person must check. The last three are final.
 */
export type OperationState = 'planned' | 'sent' | 'done' | 'refused' | 'undecided';

/** A request to a provider concerning money that it holds or has charged. */
export type PaymentOperationTable = {
  id: Generated<number>;
  order_id: number;
  attempt_id: number;
  kind: OperationKind;
  /** The idempotency key at the provider: unique, and the same for every retry. */
  key: string;
  amount_cents: number;
  /** The amount refunded before this refund; 0 for other operations. */
  base_cents: number;
  state: OperationState;
  error: string | null;
  /** Lease: only one process may talk to the provider about it until then. */
  leased_until: string | null;
  created_at: string;
  updated_at: string;
  finished_at: string | null;
  /** JSON of `ReturnedPieces`: what is for sale again once it has been made; null for nothing. */
  returns: string | null;
};

/** The goods that staff named for a charge or refund, identified by its amounts; also of one that was refused. */
type MovementGoodsTable = {
  order_id: number;
  kind: 'charge' | 'refund';
  /** What had been refunded before; 0 for a charge. */
  base_cents: number;
  amount_cents: number;
  /** JSON of `NamedGoods`: left out of the charge, or what the refund is for. */
  goods: string;
};

type CheckoutDraftTable = {
  id: string;
  /** The checkout form as typed, JSON of known fields; erased once the order is placed, or after a day. */
  fields: string;
  /** What the shopper last saw: prices by variant and delivery, JSON. */
  seen: string | null;
  submission_id: string;
  created_at: string;
  updated_at: string;
};

export type OutboxState = 'queued' | 'sent' | 'dead';

export type OutboxTable = {
  id: Generated<number>;
  /** Names what the email is about; unique, so that a duplicate insert is rejected. */
  dedupe_key: string;
  message_id: string;
  kind: string;
  to_address: string;
  to_name: string;
  reply_to: string | null;
  subject: string;
  html: string;
  text: string;
  state: OutboxState;
  attempts: number;
  next_attempt_at: string;
  leased_until: string | null;
  last_error: string | null;
  created_at: string;
  sent_at: string | null;
  /** One-click unsubscribe URL (RFC 8058); only for emails to subscribers. */
  unsubscribe_url: string | null;
  /** JSON of `(MailAttachment | MailDocument)[]`. */
  attachments: string | null;
};

export type Database = EnquiryTables &
  FigureTables &
  InvoiceTables &
  NewsletterTables &
  ProcessTables &
  StaffTables &
  StockTables & {
    orders: OrderTable;
    order_lines: OrderLineTable;
    order_events: OrderEventTable;
    payment_attempts: PaymentAttemptTable;
    payment_operations: PaymentOperationTable;
    movement_goods: MovementGoodsTable;
    checkout_drafts: CheckoutDraftTable;
    outbox: OutboxTable;
    withdrawals: WithdrawalTable;
    withdrawal_drafts: WithdrawalDraftTable;
    price_history: PriceHistoryTable;
    price_lists: PriceListTable;
    unmatched_payments: UnmatchedPaymentTable;
  };
