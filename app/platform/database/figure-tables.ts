// A part of `schema.ts`: what the desk adds up of the shop's sales. Nothing in it is about guests.

/** Charges less refunds of a month, by product, country of delivery and VAT rate. */
export type SalesFigureTable = {
  /** `2026-11`, in the hotel's time zone. */
  month: string;
  /** Empty for delivery. */
  product_id: string;
  product_name: string;
  country: string;
  /** In basis points; 0 where the rates of an older order are not known. */
  rate: number;
  pieces: number;
  gross_cents: number;
  base_cents: number;
};

/** How many of an order's movements of money are in the figures. */
type SalesCountedTable = { order_id: number; movements: number };

/** Up to which event the figures know the orders: one row. */
type SalesCursorTable = { id: number; last_event_id: number };

export type FigureTables = {
  sales_figures: SalesFigureTable;
  sales_counted: SalesCountedTable;
  sales_cursor: SalesCursorTable;
};
