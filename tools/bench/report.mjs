// Reports the figures: to the terminal, a folder, and docs/performance.md.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { replaceBetweenMarkers } from '../markdown.mjs';
import { evaluate, tableOfBars } from './bars.mjs';

/**
 * @typedef {object} Part what a measurement reports
 * @property {string} title
 * @property {string[]} text
 * @property {unknown} figures for the JSON file
 * @property {Partial<import('./bars.mjs').Measured>} bars the values that have a target
 *
 * @typedef {object} Result
 * @property {string} date
 * @property {ReturnType<typeof describeMachine>} machine
 * @property {{ before: number, after: number }} load
 * @property {(Part & { id: string, seconds: number })[]} parts
 * @property {Partial<import('./bars.mjs').Measured>} bars
 */

export const describeMachine = () => ({
  cpu: cpus()[0]?.model.trim(),
  cores: cpus().length,
  node: process.version,
  platform: `${process.platform} ${process.arch}`,
});

/** The machine's load average over the last minute. */
export const readLoad = () => Number((loadavg()[0] ?? 0).toFixed(1));

/**
 * @param {number} depth
 * @param {string} title
 * @param {string[]} text
 */
const section = (depth, title, text) => [`${'#'.repeat(depth)} ${title}`, ...text].join('\n\n');

/**
 * @param {Result} result
 * @param {number} depth of the headings
 */
export function writeMarkdown({ machine, load, date, bars, parts }, depth) {
  const { cpu, cores, node, platform } = machine;
  const evaluated = evaluate(bars);
  const isBusy = load.before > cores / 2;
  return [
    `Measured on ${date.slice(0, 10)} with Node.js ${node} on ${cores} cores (${cpu}, ${platform}). The machine’s load average was ${load.before} before the run and ${load.after} at its end; the run itself brings about 2.`,
    ...(isBusy ? ['**The machine was busy: rates, times and ratios are worth little.**'] : []),
    ...(evaluated.length > 0 ? [section(depth, 'Bars', [tableOfBars(evaluated)])] : []),
    ...parts.map(({ title, text }) => section(depth, title, text)),
  ].join('\n\n');
}

/**
 * `bench.md` and `bench.json`.
 * @param {string} folder
 * @param {Result} result
 */
export function writeFiles(folder, result) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'bench.md'), `# Figures\n\n${writeMarkdown(result, 2)}\n`);
  const { parts, bars, ...rest } = result;
  const figures = Object.fromEntries(parts.map((part) => [part.id, part.figures]));
  const json = { ...rest, bars: evaluate(bars), figures };
  writeFileSync(join(folder, 'bench.json'), `${JSON.stringify(json, null, 2)}\n`);
}

/**
 * Writes the figures between their markers in a page.
 * @param {string} file
 * @param {Result} result
 * @throws Error if the page has no markers
 */
export async function writeDocs(file, result) {
  replaceBetweenMarkers(file, 'bench', writeMarkdown(result, 4));
  const prettier = await import('prettier');
  const options = { ...(await prettier.resolveConfig(file)), filepath: file };
  writeFileSync(file, await prettier.format(readFileSync(file, 'utf8'), options));
}
