// A part of `schema.ts`: the shop's sales figures. They contain no personal data.

/** Charges less refunds per month, by product, country of delivery and VAT rate. */
export type SalesFigureTable = {
  /** `2026-11`, in the hotel's time zone. */
  month: string;
  /** Empty for delivery costs. */
  product_id: string;
  product_name: string;
  country: string;
  /** In basis points; 0 if the rates of an older order are not known. */
  rate: number;
  pieces: number;
  gross_cents: number;
  base_cents: number;
};

/** How many of an order's charges and refunds are already included in the figures. */
type SalesCountedTable = { order_id: number; movements: number };

/** A single row: the last order event included in the figures. */
type SalesCursorTable = { id: number; last_event_id: number };

export type FigureTables = {
  sales_figures: SalesFigureTable;
  sales_counted: SalesCountedTable;
  sales_cursor: SalesCursorTable;
};
