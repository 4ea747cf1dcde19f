import type { Generated } from 'kysely';

// A part of `schema.ts`: times are ISO 8601 in UTC.

/** Available pieces of a variant. A variant without a row is unlimited. */
type StockTable = {
  variant_id: string;
  /** Excludes the pieces held by orders; never below zero. */
  pieces: number;
  /** At or below this number the shop shows that only a few are left. */
  few_from: number;
  updated_at: string;
};

/** Pieces held by an order from the start of its payment. */
type StockClaimTable = {
  order_id: number;
  variant_id: string;
  pieces: number;
  /** How many of these pieces were returned to stock after a refund. */
  returned: Generated<number>;
  /** When the payment was authorised; null while it is in progress. */
  sold_at: string | null;
  created_at: string;
};

export type StockReason = 'order' | 'release' | 'return' | 'correction';

type StockMovementTable = {
  id: Generated<number>;
  variant_id: string;
  change: number;
  reason: StockReason;
  order_id: number | null;
  /** The reason for a correction; no personal data of guests. */
  note: Generated<string>;
  created_at: string;
};

/** That a client has had pieces claimed for one payment attempt. Deleted when the order is paid. */
type StockHoldTable = {
  id: Generated<number>;
  order_id: number;
  /** A keyed hash of the client's address (`toHolder`). */
  holder: string;
  created_at: string;
  /** When it ended without a payment; null while it lasts. */
  ended_at: string | null;
};

/** The tables of the stock. */
export type StockTables = {
  stock: StockTable;
  stock_claims: StockClaimTable;
  stock_holds: StockHoldTable;
  stock_movements: StockMovementTable;
};
