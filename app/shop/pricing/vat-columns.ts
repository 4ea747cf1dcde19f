import { type CsvColumn, toDecimalComma } from '~/platform/csv/csv-columns';
import type { VatTotal } from './vat';

/** `5`, `13_5` */
const rateName = (rate: number) => String(rate / 100).replace('.', '_');

/** The rates that occur in rows. */
export const collectRates = <Row>(
  rows: readonly Row[],
  vatOf: (row: Row) => readonly VatTotal[],
): Set<number> => new Set(rows.flatMap((row) => vatOf(row).map(({ rate }) => rate)));

/**
 * Four columns for each rate: net amount and VAT, each in cents and as a decimal number. Amounts without VAT have no
 * columns for it.
 * @param vatOf returns a row's amounts by rate
 */
export function vatColumns<Row>(
  rates: Iterable<number>,
  vatOf: (row: Row) => readonly VatTotal[],
): CsvColumn<Row>[] {
  return [...rates]
    .toSorted((left, right) => left - right)
    .flatMap((rate) => {
      const find = (row: Row, part: 'base' | 'vat') =>
        vatOf(row).find((total) => total.rate === rate)?.[part] ?? null;
      const parts = rate === 0 ? (['base'] as const) : (['base', 'vat'] as const);
      return parts.flatMap((part): CsvColumn<Row>[] => {
        const name = `${part}${rateName(rate)}`;
        const decimal = (row: Row) => {
          const cents = find(row, part);
          return cents === null ? null : toDecimalComma(cents);
        };
        return [
          { name: `${name}Cents`, value: (row) => find(row, part) },
          { name, value: decimal },
        ];
      });
    });
}
