// Reads Stryker's report: how many of a file's mutants its tests killed.
import { table } from '../markdown.mjs';

/** Minimum score of each file, in per cent; the overall threshold is in the configuration. */
const fileBar = 80;

const whole = 'all files';

/** @typedef {{ status: string }} Mutant */
/**
 * A file's mutants, or those of all; the score in per cent.
 * @typedef {{ name: string, mutants: number, killed: number, timeouts: number, survived: number, uncovered: number,
 *   score: number }} Count
 */

/**
 * Counts the mutants of each file, lowest score first, and the total at the end. Ignored mutants do not count.
 * @param {Record<string, { mutants: Mutant[] }>} files
 * @returns {Count[]}
 */
export function countMutants(files) {
  const counts = Object.entries(files)
    .map(([name, { mutants }]) => count(name, mutants))
    .filter(({ mutants }) => mutants > 0)
    .sort((one, other) => one.score - other.score || one.name.localeCompare(other.name, 'en'));
  return [
    ...counts,
    count(
      whole,
      Object.values(files).flatMap(({ mutants }) => mutants),
    ),
  ];
}

/**
 * @param {string} name
 * @param {Mutant[]} list
 * @returns {Count}
 */
function count(name, list) {
  const of = (/** @type {string} */ status) =>
    list.filter((mutant) => mutant.status === status).length;
  const killed = of('Killed');
  const timeouts = of('Timeout');
  const survived = of('Survived');
  const uncovered = of('NoCoverage');
  const mutants = killed + timeouts + survived + uncovered;
  const score = mutants > 0 ? (100 * (killed + timeouts)) / mutants : 100;
  return { name, mutants, killed, timeouts, survived, uncovered, score };
}

/**
 * Scores below their threshold: the minimum for a file, the recorded score for the total.
 * @param {Count[]} counts
 * @param {number | undefined} recorded in per cent; undefined when only some files were tried
 */
export function findShortfalls(counts, recorded) {
  return counts.flatMap(({ name, score }) => {
    const bar = name === whole ? recorded : fileBar;
    return bar !== undefined && score < bar
      ? [`${name}: ${score.toFixed(2)} % of the mutants found, at least ${bar} % wanted`]
      : [];
  });
}

/**
 * The counts as a table in Markdown.
 * @param {Count[]} counts
 */
export function writeScores(counts) {
  const head = ['file', 'mutants', 'killed', 'timeouts', 'survived', 'not covered', 'score'];
  const rows = counts.map(({ name, mutants, killed, timeouts, survived, uncovered, score }) => [
    name === whole ? whole : `\`${name}\``,
    ...[mutants, killed, timeouts, survived, uncovered].map(String),
    `${score.toFixed(1)} %`,
  ]);
  return table([head, ...rows]);
}
