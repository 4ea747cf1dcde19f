import type { Generated } from 'kysely';

// A part of `schema.ts`: times are ISO 8601 in UTC, money is integer cents.

/**
 * Price history of every published item, one row per change. Rows are immutable: they are the evidence of earlier
 * prices.
 */
export type PriceHistoryTable = {
  id: Generated<number>;
  /** The item's key: `product/oil/oil-500`, `room/classic/low`. */
  item: string;
  cents: number;
  /** The first day on which the price was shown, in the hotel's time zone: `2026-11-21`. */
  day: string;
  created_at: string;
};

/** The published price lists of the last 30 days, verbatim. */
export type PriceListTable = {
  id: Generated<number>;
  kind: 'goods' | 'services';
  /** Running number per kind of list; part of the file name. */
  number: number;
  /** The day it was generated for, in the hotel's time zone. */
  day: string;
  /** File name without extension. */
  name: string;
  csv: string;
  xml: string;
  created_at: string;
};
