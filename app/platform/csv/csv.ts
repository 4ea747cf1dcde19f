export type CsvCell = string | number | null | undefined;

/** Spreadsheets take text that begins so for a formula. */
const formula = /^[=+\-@\t\r\n]/;

function toCell(value: CsvCell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  // The apostrophe makes it text; spreadsheets do not show it.
  const harmless = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A table as CSV (RFC 4180), the first line naming the columns. UTF-8 without a byte order mark. */
export function toCsv(names: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return [names, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}
