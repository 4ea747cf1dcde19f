// Formats numbers and tables.

/** @param digits after the point; an unknown value is a question mark */
export function format(value, digits = 1) {
  return value === undefined || Number.isNaN(value) ? '?' : value.toFixed(digits);
}

/** A Markdown table that reads well in a terminal too; all columns but the first are numbers. */
export function table([head, ...rows]) {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column].length)),
  );
  const line = (row) =>
    `| ${row.map((cell, column) => (column ? cell.padStart(widths[column]) : cell.padEnd(widths[0]))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}

/** Site and plain server side by side. */
export function tableOfRows(rows) {
  const head = [
    '',
    'site/s',
    'p50 ms',
    'p99 ms',
    'CPU ms',
    'plain/s',
    'p50 ms',
    'p99 ms',
    'CPU ms',
    'ratio',
    'CPU ratio',
    'bytes',
    'generator',
  ];
  const cells = rows.map(({ name, site, plain, ratio, cpuRatio }) => [
    name,
    format(site.perSecond, 0),
    format(site.p50),
    format(site.p99),
    format(site.cpu, 2),
    format(plain.perSecond, 0),
    format(plain.p50),
    format(plain.p99),
    format(plain.cpu, 2),
    format(ratio, 3),
    format(cpuRatio, 3),
    String(site.bytes),
    `${format(site.ownCpu * 100, 0)}/${format(plain.ownCpu * 100, 0)} %`,
  ]);
  return table([head, ...cells]);
}

/** Unexpected responses, which invalidate a measurement. */
export function listWrong(rows) {
  return rows
    .flatMap(({ name, site, plain }) => [...site.wrong, ...plain.wrong].map((seen) => [name, seen]))
    .map(([name, seen]) => `**${name}: unexpected responses, ${JSON.stringify(seen)}**`);
}

/** The rows by name, for the JSON file. */
export const figuresOf = (rows) => Object.fromEntries(rows.map((row) => [row.name, row]));
