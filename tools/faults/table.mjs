// Formats the results as a table, for the terminal and docs/testing.md.
import { readFileSync, writeFileSync } from 'node:fs';

const start = '<!-- seeded faults: start -->';
const end = '<!-- seeded faults: end -->';

const columns = ['fault', 'area', 'first run', 'now', 'caught by', 'seconds'];

/**
 * One row per fault; `-` for unknown values. Without a current result, it shows the first run's test.
 * @returns {string[][]}
 */
export function toRows(faults, results, baseline) {
  return faults.map(({ id, title, area }) => {
    const [now, first] = [results[id], baseline[id]];
    const seconds = now ? String(Math.round(now.seconds)) : '-';
    const test = (now ?? first)?.test ?? '-';
    return [`${id}: ${title}`, area, first?.stage ?? '-', now?.stage ?? '-', test, seconds];
  });
}

const escapeCell = (text) =>
  text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('*', '\\*');

export function toMarkdown(rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [columns, columns.map(() => '---'), ...rows.map((row) => row.map(escapeCell))]
    .map(line)
    .join('\n');
}

/** Writes the table between its markers. @throws Error when the file has no markers */
export function writeTable(path, markdown) {
  const text = readFileSync(path, 'utf8');
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`${path} has no markers for the table`);
  writeFileSync(path, `${before}${start}\n\n${markdown}\n\n${end}${after}`);
}

/** For the terminal: truncated to fit a window. */
export function toText(rows) {
  const widths = [64, 14, 11, 11, 80, 7];
  return [columns, ...rows]
    .map((row) => row.map((cell, i) => cell.slice(0, widths[i]).padEnd(widths[i])).join('  '))
    .join('\n');
}
