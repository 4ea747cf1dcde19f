// Formats the results as a table, for the terminal and docs/testing.md.

const columns = ['fault', 'area', 'first run', 'now', 'caught by', 'seconds'];

/** @typedef {{ stage: string, test: string }} Finding stages or tests that are known to see a fault */

/**
 * One row per fault; `-` for unknown values. Without a current result, it shows the first run's test.
 * @param {Pick<import('./catalogue.mjs').Fault, 'id' | 'title' | 'area'>[]} faults
 * @param {Record<string, Finding & { seconds: number }>} results
 * @param {Record<string, Finding>} baseline
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

const escapeCell = (/** @type {string} */ text) =>
  text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('*', '\\*');

/** @param {string[][]} rows */
export function toMarkdown(rows) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [columns, columns.map(() => '---'), ...rows.map((row) => row.map(escapeCell))]
    .map(line)
    .join('\n');
}

/**
 * For the terminal: truncated to fit a window.
 * @param {string[][]} rows
 */
export function toText(rows) {
  const widths = [64, 14, 11, 11, 80, 7];
  return [columns, ...rows]
    .map((row) => row.map((cell, i) => cell.slice(0, widths[i]).padEnd(widths[i] ?? 0)).join('  '))
    .join('\n');
}
