export type CsvCell = string | number | null | undefined;

export type CsvFormat = {
  /** Defaults to a comma. */
  separator?: ',' | ';';
  /** Whether the file begins with a byte order mark, which Excel needs to recognise UTF-8. */
  withMark?: boolean;
  /** Whether times are as the hotel's clock shows them, `2026-11-21 15:42:07`, instead of ISO 8601 in UTC. */
  withHotelTime?: boolean;
};

/**
 * The format that Excel opens with a double click where the decimal separator is a comma, as in Croatia, Germany and
 * Italy. Times are the hotel's, because the rows of a month are added up by the hotel's calendar.
 */
export const spreadsheetFormat: CsvFormat = {
  separator: ';',
  withMark: true,
  withHotelTime: true,
};

/**
 * Where spreadsheets begin to interpret text as a formula, even after invisible characters and with the full-width forms of
 * East Asian keyboards: at its start, and after every other separator, since Excel splits a file at that of its own country,
 * whatever the file has, and LibreOffice at several.
 */
const formulaStart =
  /(?<=^|[,;\t\r\n])(?=[\p{Default_Ignorable_Code_Point}\p{Zs}"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])|^(?=[\p{Default_Ignorable_Code_Point}\p{Zs}"]*[\t\r\n])/gu;

/** A negative amount is a number, not a formula. */
const amount = /^-\d+[.,]\d{2}$/;

function toCell(value: CsvCell, separator: string): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  // With the apostrophe, which spreadsheets display, it is text.
  const harmless = amount.test(value) ? value : value.replaceAll(formulaStart, "'");
  const needsQuotes = /["\r\n]/.test(harmless) || harmless.includes(separator);
  return needsQuotes ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Formats a table as CSV (RFC 4180) in UTF-8; the first line contains the column names. */
export function toCsv(
  names: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  { separator = ',', withMark = false }: CsvFormat = {},
): string {
  return `${withMark ? '\uFEFF' : ''}${toCsvLines([names, ...rows], { separator })}`;
}

/** Formats rows that follow those of a table that has already begun. */
export const toCsvLines = (
  rows: readonly (readonly CsvCell[])[],
  { separator = ',' }: Pick<CsvFormat, 'separator'>,
): string =>
  rows.map((row) => `${row.map((value) => toCell(value, separator)).join(separator)}\r\n`).join('');
