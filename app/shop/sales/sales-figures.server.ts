import type { Kysely, Selectable } from 'kysely';
import type { SalesFigureTable } from '~/platform/database/figure-tables';
import type { Database } from '~/platform/database/schema';
import { type CsvColumn, toDecimalComma } from '~/platform/csv/csv-columns';

/** One row of the sales figures: a month, a product, a country or a VAT rate. */
export type SalesSum = { key: string; pieces: number; gross: number; base: number };

export type SalesYear = Record<'months' | 'products' | 'countries' | 'rates', SalesSum[]> & {
  total: SalesSum;
  /** Product names by id: the name each was last sold under. */
  names: ReadonlyMap<string, string>;
};

type Figure = Selectable<SalesFigureTable>;

/** Loads the sales figures of a year, as counted by `count-sales.server.ts`. */
export function listFigures(db: Kysely<Database>, year: string): Promise<Figure[]> {
  return db
    .selectFrom('sales_figures')
    .selectAll()
    .where('month', '>=', `${year}-01`)
    .where('month', '<=', `${year}-12`)
    .orderBy('month')
    .orderBy('product_id')
    .orderBy('country')
    .orderBy('rate')
    .execute();
}

/** Lists the years that have figures, latest first. */
export async function listFigureYears(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('sales_figures').select('month').distinct().execute();
  return [...new Set(rows.map(({ month }) => month.slice(0, 4)))].toSorted().toReversed();
}

/** Sums the figures of a year by month, product, country and rate. */
export function sumFigures(rows: readonly Figure[]): SalesYear {
  const by = (keyOf: (row: Figure) => string) => {
    const sums = new Map<string, SalesSum>();
    for (const row of rows) {
      const key = keyOf(row);
      const sum = sums.get(key) ?? { key, pieces: 0, gross: 0, base: 0 };
      sum.pieces += row.pieces;
      sum.gross += row.gross_cents;
      sum.base += row.base_cents;
      sums.set(key, sum);
    }
    return [...sums.values()];
  };
  const largestFirst = (sums: SalesSum[]) => sums.toSorted((a, b) => b.gross - a.gross);
  return {
    months: by(({ month }) => month).toSorted((a, b) => a.key.localeCompare(b.key)),
    products: largestFirst(by((row) => row.product_id)),
    countries: largestFirst(by(({ country }) => country)),
    rates: by(({ rate }) => String(rate)).toSorted((a, b) => Number(a.key) - Number(b.key)),
    total: by(() => '')[0] ?? { key: '', pieces: 0, gross: 0, base: 0 },
    names: new Map(rows.map((row) => [row.product_id, row.product_name])),
  };
}

/** The columns of the sales figures export. */
export const figureColumns: readonly CsvColumn<Figure>[] = [
  { name: 'month', value: ({ month }) => month },
  { name: 'product', value: (row) => row.product_name || 'delivery' },
  { name: 'country', value: ({ country }) => country },
  { name: 'vatRate', value: ({ rate }) => toDecimalComma(rate) },
  { name: 'pieces', value: ({ pieces }) => pieces },
  { name: 'gross', value: (row) => toDecimalComma(row.gross_cents) },
  { name: 'base', value: (row) => toDecimalComma(row.base_cents) },
  { name: 'vat', value: (row) => toDecimalComma(row.gross_cents - row.base_cents) },
];
