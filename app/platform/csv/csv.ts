export type CsvCell = string | number | null | undefined;

export type CsvFormat = {
  /** A comma unless given. */
  separator?: ',' | ';';
  /** Whether the file begins with a byte order mark, which Excel needs to read UTF-8. */
  withMark?: boolean;
};

/** What Excel opens with a double click where the decimal point is a comma, as in Croatia, Germany and Italy. */
export const spreadsheetFormat: CsvFormat = { separator: ';', withMark: true };

/**
 * Spreadsheets take text that begins so for a formula, also after characters that are not seen and in the wide forms of East
 * Asian keyboards.
 */
const formula = /^[\p{Default_Ignorable_Code_Point}\p{Zs}]*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** A negative amount is a number. */
const amount = /^-\d+[.,]\d{2}$/;

function toCell(value: CsvCell, separator: string): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  // The apostrophe makes it text; spreadsheets do not show it.
  const harmless = formula.test(value) && !amount.test(value) ? `'${value}` : value;
  const needsQuotes = /["\r\n]/.test(harmless) || harmless.includes(separator);
  return needsQuotes ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A table as CSV (RFC 4180) in UTF-8, the first line naming the columns. */
export function toCsv(
  names: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  { separator = ',', withMark = false }: CsvFormat = {},
): string {
  const lines = [names, ...rows].map((row) => {
    const cells = row.map((value) => toCell(value, separator));
    return `${cells.join(separator)}\r\n`;
  });
  return `${withMark ? '\uFEFF' : ''}${lines.join('')}`;
}
