import { readFileSync, writeFileSync } from 'node:fs';

/**
 * A Markdown table with aligned columns, which reads well in a terminal too: names to the left, figures to the right.
 * @param {[head: string[], ...rows: string[][]]} lines
 */
export function table([head, ...rows]) {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (/** @type {string[]} */ cells) =>
    `| ${cells.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [head, rule, ...rows].map(line).join('\n');
}

/**
 * Replaces the text between the markers of that name, `<!-- name:begin -->` and `<!-- name:end -->`.
 * @param {string} file
 * @param {string} name
 * @param {string} text
 * @throws Error if the file has no such markers
 */
export function replaceBetweenMarkers(file, name, text) {
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`];
  const whole = readFileSync(file, 'utf8');
  const from = whole.indexOf(begin);
  const to = whole.indexOf(end);
  if (from === -1 || to < from) throw new Error(`${file} has no ${begin} … ${end}`);
  writeFileSync(file, `${whole.slice(0, from + begin.length)}\n\n${text}\n\n${whole.slice(to)}`);
}
