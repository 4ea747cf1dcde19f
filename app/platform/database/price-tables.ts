import type { Generated } from 'kysely';

// A part of `schema.ts`: times are ISO 8601 in UTC, money is integer cents.

/** What every published item cost, a row for each change. Rows are never changed: they are the evidence of earlier prices. */
export type PriceHistoryTable = {
  id: Generated<number>;
  /** The item's key: `product/oil/oil-500`, `room/classic/low`. */
  item: string;
  cents: number;
  /** The hotel's day from which the price was seen, `2026-11-21`. */
  day: string;
  created_at: string;
};

/** The published price lists of the last 30 days, as they were. */
export type PriceListTable = {
  id: Generated<number>;
  kind: 'goods' | 'services';
  /** Counts the lists of a kind; part of the file's name. */
  number: number;
  /** The hotel's day for which it was made. */
  day: string;
  /** The file's name without its ending. */
  name: string;
  csv: string;
  xml: string;
  created_at: string;
};
