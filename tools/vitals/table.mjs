import { readFileSync, writeFileSync } from 'node:fs';

/**
 * A Markdown table with aligned columns: names to the left, figures to the right.
 * @param {string[]} head
 * @param {string[][]} rows
 */
export function writeTable(head, rows) {
  const widths = head.map((title, column) =>
    Math.max(3, ...[title, ...rows.map((row) => row[column])].map((cell) => cell?.length ?? 0)),
  );
  const line = (/** @type {string[]} */ cells) =>
    `| ${cells.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/**
 * Replaces the text between the markers of that name.
 * @param {string} file
 * @param {string} text
 */
export function replaceBetweenMarkers(file, text, name = 'vitals') {
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`];
  const whole = readFileSync(file, 'utf8');
  const from = whole.indexOf(begin);
  const to = whole.indexOf(end);
  if (from === -1 || to < from) throw new Error(`${file} has no markers for the table`);
  writeFileSync(file, `${whole.slice(0, from + begin.length)}\n\n${text}\n\n${whole.slice(to)}`);
}
