/** The member states of the European Union, as ISO 3166 codes. */
const members: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/**
 * Sales to consumers in other member states, without VAT, by the year of the money. Up to a limit for the year and the
 * year before, the seller's own VAT applies; above it, the buyer's (Art. 59c of the VAT Directive).
 */
export type EuSales = {
  year: number;
  cents: number;
  previousCents: number;
  limitCents: number;
};

export const isElsewhereInEu = (country: string, sellerCountry: string): boolean =>
  country !== sellerCountry && members.has(country);

/** Per cent of the limit, rounded down. */
export const euSharePercent = ({ cents, limitCents }: EuSales): number =>
  Math.max(Math.floor((cents * 100) / limitCents), 0);

/** From here on the accountant needs to know. */
const warnedFrom = 80;

/** How far the limit is used: `over` if it was exceeded this year or last. */
export function euSalesLevel(sales: EuSales): 'low' | 'near' | 'over' {
  if (sales.cents > sales.limitCents || sales.previousCents > sales.limitCents) return 'over';
  return euSharePercent(sales) >= warnedFrom ? 'near' : 'low';
}
