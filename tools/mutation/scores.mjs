// Reads Stryker's report: how many of a file's mutants its tests killed.
import { writeTable } from '../vitals/table.mjs';

/** Minimum score of each file, in per cent; the overall threshold is in the configuration. */
const fileBar = 80;

const whole = 'all files';

/**
 * Counts the mutants of each file, lowest score first, and the total at the end. Ignored mutants do not count.
 * @returns {{ name: string, mutants: number, killed: number, timeouts: number, survived: number, uncovered: number,
 *   score: number }[]} scores in per cent
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

function count(name, list) {
  const of = (status) => list.filter((mutant) => mutant.status === status).length;
  const [killed, timeouts, survived, uncovered] = [
    'Killed',
    'Timeout',
    'Survived',
    'NoCoverage',
  ].map(of);
  const mutants = killed + timeouts + survived + uncovered;
  const score = mutants > 0 ? (100 * (killed + timeouts)) / mutants : 100;
  return { name, mutants, killed, timeouts, survived, uncovered, score };
}

/**
 * Scores below their threshold: the minimum for a file, the recorded score for the total.
 * @param recorded in per cent; undefined if only some files were tested
 */
export function findShortfalls(counts, recorded) {
  return counts.flatMap(({ name, score }) => {
    const bar = name === whole ? recorded : fileBar;
    return bar !== undefined && score < bar
      ? [`${name}: ${score.toFixed(2)} % of the mutants found, at least ${bar} % wanted`]
      : [];
  });
}

/** The counts as a table in Markdown. */
export function writeScores(counts) {
  const head = ['file', 'mutants', 'killed', 'timeouts', 'survived', 'not covered', 'score'];
  const rows = counts.map(({ name, mutants, killed, timeouts, survived, uncovered, score }) => [
    name === whole ? whole : `\`${name}\``,
    ...[mutants, killed, timeouts, survived, uncovered].map(String),
    `${score.toFixed(1)} %`,
  ]);
  return writeTable(head, rows);
}
