import { parseArgs } from 'node:util';

/** @typedef {import('node:util').ParseArgsConfig} Config */

/**
 * Prints what is wrong and the usage, and ends the process with status 2.
 * @param {string} problem
 * @param {string} usage
 * @returns {never}
 */
export function refuse(problem, usage) {
  process.stderr.write(`${problem}\n\n${usage}`);
  process.exit(2);
}

/**
 * Refuses what a tool would not read, such as the branch in `origin main`.
 * @param {readonly string[]} positionals
 * @param {number} count how many it takes at most
 * @param {string} usage
 */
export function refuseSurplus(positionals, count, usage) {
  if (positionals.length > count) {
    refuse(`Too many arguments: ${positionals.slice(count).join(' ')}`, usage);
  }
}

/**
 * The command line of a tool. `--help` prints the usage and ends the process; an unknown option, or a count that is not
 * above zero, prints it with status 2.
 * @template {Config} T
 * @param {string} usage
 * @param {T} config as for `parseArgs`
 * @param {string[]} [counts] options that take a number above zero
 * @returns {ReturnType<typeof parseArgs<T>>}
 */
export function readOptions(usage, config, counts = []) {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    process.stdout.write(usage);
    process.exit(0);
  }
  const parsed = parse(usage, config);
  for (const [name, value] of Object.entries(parsed.values)) {
    if (counts.includes(name) && !(Number(value) > 0)) {
      refuse(`--${name} takes a number above zero`, usage);
    }
  }
  return parsed;
}

/**
 * @template {Config} T
 * @param {string} usage
 * @param {T} config
 */
function parse(usage, config) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (error instanceof TypeError) return refuse(error.message, usage);
    throw error;
  }
}
