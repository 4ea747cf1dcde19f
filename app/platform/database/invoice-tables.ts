import type { Generated } from 'kysely';
import type { Locale } from '~/i18n/locales';

// A part of `schema.ts`: times are ISO 8601 in UTC, money is integer cents.

/** Since when the site issues the shop's invoices itself: one row, none while somebody else does. */
type InvoicingPeriodTable = { id: number; since: string };

/** The last number that was given, for each year and device: raised in the transaction that issues. */
type InvoiceCounterTable = {
  year: number;
  premises: string;
  device: string;
  last_number: number;
  last_issued_at: string;
};

/** Rows are never changed: a trigger refuses it. */
export type InvoiceTable = {
  id: Generated<number>;
  /** Names what it is for, unique: `M-2026-000123:charged`, `M-2026-000123:refunded:4840`. */
  key: string;
  kind: 'sale' | 'storno';
  /** Of a storno. */
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
  /** JSON of `InvoiceContent`: seller, buyer and lines as they were. */
  content: string;
};

export type FiscalReportState = 'waiting' | 'confirmed' | 'stuck';

/** Where an invoice is on its way to the tax office. `stuck`: a person has to remove a cause first. */
export type FiscalReportTable = {
  invoice_id: number;
  state: FiscalReportState;
  attempts: Generated<number>;
  next_attempt_at: string;
  /** Until when one process may be reporting it. */
  leased_until: string | null;
  jir: string | null;
  confirmed_at: string | null;
  last_error: string | null;
  /** How often the answer was not signed as it should be. */
  bad_answers: Generated<number>;
};

/** Every message to the tax office and its answer, as they were. */
type FiscalMessageTable = {
  id: Generated<number>;
  invoice_id: number;
  message_id: string;
  request: string;
  sent_at: string;
  answer: string | null;
  answered_at: string | null;
};

export type InvoiceTables = {
  invoicing_periods: InvoicingPeriodTable;
  invoice_counters: InvoiceCounterTable;
  invoices: InvoiceTable;
  fiscal_reports: FiscalReportTable;
  fiscal_messages: FiscalMessageTable;
};
