import type { Generated } from 'kysely';
import type { Locale } from '~/i18n/locales';
import type { OrderState, ProviderId } from '~/platform/database/stored-values';
import type { EnquiryTables } from './enquiry-tables';
import type { FigureTables } from './figure-tables';
import type { InvoiceTables } from './invoice-tables';
import type { PriceHistoryTable, PriceListTable } from './price-tables';
import type { StaffTables } from './staff-tables';
import type { StockTables } from './stock-tables';
import type { UnmatchedPaymentTable } from './unmatched-payment-table';
import type { WithdrawalDraftTable, WithdrawalTable } from './withdrawal-tables';

// Times are ISO 8601 in UTC, money is integer cents, weights are grams.

export type OrderTable = {
  id: Generated<number>;
  /** The number shown to people: `M-2026-000123`. */
  number: string;
  /** One review page makes one order: unique. */
  submission_id: string;
  /** Unguessable part of the order page's address. */
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
  /** For a card in the parcel; empty where there is none. */
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
  /** When the operator was notified that the reservation ends soon. */
  warned_at: string | null;
  /** The order of the same checkout that took the place of this one. */
  replaced_by: number | null;
  /** The carrier's number of the parcel, as its page takes it. */
  tracking_number: string | null;
  /** When the buyer was sent that number. */
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
  /** The Croatian names, for the operator. */
  product_name_hr: string;
  variant_name_hr: string;
  unit_cents: number;
  count: number;
  total_cents: number;
  /** Price per litre or kilogram, where one was shown. */
  unit_price_cents: number | null;
  unit_price_per: 'l' | 'kg' | null;
  /** The line's total by VAT rate, JSON of `VatShare[]`; null until the site has filled it in for an older order. */
  vat: string | null;
};

export type OrderEventTable = {
  id: Generated<number>;
  order_id: number;
  from_state: OrderState | null;
  to_state: OrderState;
  reason: string;
  created_at: string;
};

export type PaymentAttemptState = 'creating' | 'open' | 'failed' | 'authorised';

export type PaymentAttemptTable = {
  id: Generated<number>;
  order_id: number;
  /** Whose page it is: an order is settled by the provider it was paid with, whatever new orders use. */
  provider: Generated<ProviderId>;
  /** Our reference at the provider, unique: random, `P-…`; older ones are `M-2026-000123-1`. */
  reference: string;
  number: number;
  state: PaymentAttemptState;
  url: string | null;
  amount_cents: number;
  provider_order_id: string | null;
  provider_stan: string | null;
  provider_approval_code: string | null;
  /** Until when one process may be talking to the provider about it. */
  leased_until: string | null;
  created_at: string;
  updated_at: string;
};

export type OperationKind = 'capture' | 'void' | 'refund';

/**
 * `planned`: nothing was sent; `sent`: the provider may have done it; `undecided`: no program can establish whether it
 * was done, a person must check. The last three are final.
 */
export type OperationState = 'planned' | 'sent' | 'done' | 'refused' | 'undecided';

/** A request to a provider about money that it holds or has charged. */
export type PaymentOperationTable = {
  id: Generated<number>;
  order_id: number;
  attempt_id: number;
  kind: OperationKind;
  /** What the provider knows the operation by, unique, the same over all repetitions. */
  key: string;
  amount_cents: number;
  /** What had gone back before this refund; 0 for the others. */
  base_cents: number;
  state: OperationState;
  error: string | null;
  /** Until when one process may be talking to the provider about it. */
  leased_until: string | null;
  created_at: string;
  updated_at: string;
  finished_at: string | null;
};

export type CheckoutDraftTable = {
  id: string;
  /** The checkout form as typed, JSON of known fields; erased when the order is placed or after a day. */
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
  /** Names what the mail is about, unique: a second insert of the same is refused. */
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
  /** Where one click ends a subscription (RFC 8058); only mails to subscribers have it. */
  unsubscribe_url: string | null;
  /** JSON of `(MailAttachment | MailDocument)[]`. */
  attachments: string | null;
};

export type SubscriptionState = 'pending' | 'confirmed' | 'left';

export type NewsletterSubscriptionTable = {
  id: Generated<number>;
  /** In lower case, unique. */
  email: string;
  state: SubscriptionState;
  locale: Locale;
  requested_at: string;
  confirmed_at: string | null;
  left_at: string | null;
};

/**
 * The consent log: what was requested or withdrawn, when, with which wording, on which page. Rows are never changed.
 */
export type NewsletterEventTable = {
  id: Generated<number>;
  subscription_id: number;
  event: 'requested' | 'confirmed' | 'left';
  locale: Locale;
  text_version: string;
  form_path: string;
  created_at: string;
};

export type NewsletterTokenTable = {
  id: Generated<number>;
  subscription_id: number;
  /** SHA-256 of the token: the token itself is only in the e-mail. */
  hash: string;
  purpose: 'confirm' | 'leave';
  expires_at: string | null;
};

export type Database = EnquiryTables &
  FigureTables &
  InvoiceTables &
  StaffTables &
  StockTables & {
    orders: OrderTable;
    order_lines: OrderLineTable;
    order_events: OrderEventTable;
    payment_attempts: PaymentAttemptTable;
    payment_operations: PaymentOperationTable;
    checkout_drafts: CheckoutDraftTable;
    outbox: OutboxTable;
    newsletter_subscriptions: NewsletterSubscriptionTable;
    newsletter_events: NewsletterEventTable;
    newsletter_tokens: NewsletterTokenTable;
    withdrawals: WithdrawalTable;
    withdrawal_drafts: WithdrawalDraftTable;
    price_history: PriceHistoryTable;
    price_lists: PriceListTable;
    unmatched_payments: UnmatchedPaymentTable;
  };
