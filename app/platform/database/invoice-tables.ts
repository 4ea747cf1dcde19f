import type { Generated } from 'kysely';
import type { Locale } from '~/i18n/locales';

// A part of `schema.ts`: times are ISO 8601 in UTC, money is integer cents.

/** When the site began to issue the shop's invoices itself: a single row, none while they are issued elsewhere. */
type InvoicingPeriodTable = { id: number; since: string };

/**
 * The last invoice number issued for each year and device, incremented in the transaction that issues the invoice. If
 * all devices of the premises share the numbers, a row without a device counts.
 */
type InvoiceCounterTable = {
  year: number;
  premises: string;
  device: string;
  last_number: number;
  last_issued_at: string;
};

/** Rows are immutable; a trigger enforces it. */
export type InvoiceTable = {
  id: Generated<number>;
  /** Names what is invoiced, unique: `M-2026-000123:charged`, `M-2026-000123:refunded:4840`. */
  key: string;
  /** `storno`: the reversal of a sale, in whole or in part, for a refund. */
  kind: 'sale' | 'storno';
  /** The sale that a reversal is for. */
  original_id: number | null;
  order_id: number;
  order_number: string;
  year: number;
  number: number;
  premises: string;
  device: string;
  sequence: 'N' | 'P';
  issued_at: string;
  oib: string;
  operator_oib: string;
  is_in_vat: number;
  total_cents: number;
  /** JSON of `VatTotal[]`. */
  vat: string;
  zki: string;
  certificate_serial: string;
  /** The buyer's language. */
  locale: Locale;
  /** JSON of `InvoiceContent`: seller, buyer and lines as they were when it was issued. */
  content: string;
  /** JSON of `NamedGoods`: left out of the charge, or what the refund is for; null if none were named. */
  goods: Generated<string | null>;
};

export type FiscalReportState = 'waiting' | 'confirmed' | 'stuck';

/** The progress of reporting an invoice to the tax office. `stuck`: a person has to remove the cause first. */
type FiscalReportTable = {
  invoice_id: number;
  state: FiscalReportState;
  attempts: Generated<number>;
  next_attempt_at: string;
  /** Lease: only one process may report the invoice until then. */
  leased_until: string | null;
  jir: string | null;
  confirmed_at: string | null;
  last_error: string | null;
  /** How many responses had no valid signature. */
  bad_answers: Generated<number>;
};

/** Every message to the tax office and its response, verbatim. */
type FiscalMessageTable = {
  id: Generated<number>;
  invoice_id: number;
  message_id: string;
  request: string;
  sent_at: string;
  answer: string | null;
  answered_at: string | null;
};

/**
 * An invoice that the journal beside the database knows and the database does not: it was issued after the backup that
 * was restored.
 */
export type LostInvoiceTable = {
  zki: string;
  /** Names what was invoiced: `M-2026-000123:charged`. */
  key: string;
  year: number;
  premises: string;
  device: string;
  number: number;
  total_cents: number;
  issued_at: string;
  found_at: string;
  /** When a person had dealt with it. */
  closed_at: string | null;
  /** As of an invoice. */
  goods: Generated<string | null>;
  /** When the goods were sent, if that was before the invoice. */
  sent_at: Generated<string | null>;
};

export type InvoiceTables = {
  invoicing_periods: InvoicingPeriodTable;
  invoice_counters: InvoiceCounterTable;
  invoices: InvoiceTable;
  fiscal_reports: FiscalReportTable;
  fiscal_messages: FiscalMessageTable;
  lost_invoices: LostInvoiceTable;
};
