// Formats numbers and rows.
import { table } from '../markdown.mjs';

/** @typedef {import('./versus.mjs').Row} Row */

/**
 * @param {number | undefined} value an unknown one is a question mark
 * @param {number} digits after the point
 */
export function format(value, digits = 1) {
  return value === undefined || Number.isNaN(value) ? '?' : value.toFixed(digits);
}

/**
 * Site and plain server side by side.
 * @param {Row[]} rows
 */
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

/**
 * Unexpected responses, which invalidate a measurement.
 * @param {Row[]} rows
 */
export function listFailures(rows) {
  return rows
    .flatMap(({ name, site, plain }) =>
      [...site.wrong, ...plain.wrong].map((seen) => ({ name, seen })),
    )
    .map(({ name, seen }) => `**${name}: unexpected responses, ${JSON.stringify(seen)}**`);
}

/**
 * The rows by name, for the JSON file.
 * @param {Row[]} rows
 * @returns {Record<string, Row>}
 */
export const figuresOf = (rows) => Object.fromEntries(rows.map((row) => [row.name, row]));
