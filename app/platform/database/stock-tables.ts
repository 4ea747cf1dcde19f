import type { Generated } from 'kysely';

// A part of `schema.ts`: times are ISO 8601 in UTC.

/** What is for sale of a variant. Without a row it is unlimited. */
export type StockTable = {
  variant_id: string;
  /** Not those that orders hold: never below zero. */
  pieces: number;
  /** From this number down, few are left. */
  few_from: number;
  updated_at: string;
};

/** Pieces that an order holds, from the beginning of its payment on. */
export type StockClaimTable = {
  order_id: number;
  variant_id: string;
  pieces: number;
  /** How many of them came back after a refund. */
  returned: Generated<number>;
  /** When the payment was reserved; null while it is being made. */
  sold_at: string | null;
  created_at: string;
};

export type StockReason = 'order' | 'release' | 'return' | 'correction';

export type StockMovementTable = {
  id: Generated<number>;
  variant_id: string;
  change: number;
  reason: StockReason;
  order_id: number | null;
  /** Why, of a correction; nothing about guests. */
  note: Generated<string>;
  created_at: string;
};

/** Tables of the stock. */
export type StockTables = {
  stock: StockTable;
  stock_claims: StockClaimTable;
  stock_movements: StockMovementTable;
};
