/** A longer text as its page shows it. Prices in cents, weights in grams. */
export type TextPageView = {
  title: string;
  lead: string;
  blocks: { heading: string; paragraphs: string[] }[];
  /** On the shipping page only: the tariff itself, so that page, cart and order cannot differ. */
  tariff: {
    grams: number[];
    zones: { id: string; countries: string[]; cents: (number | null)[] }[];
  } | null;
};
