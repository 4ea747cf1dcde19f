// The seeded faults: small mistakes that a working engineer could make, each with the test that is expected to fail.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../prepare.mjs';

/**
 * @typedef {object} Catcher
 * @property {string} file the test file, from the root of the repository
 * @property {string} [test] part of the test's full name, as text
 * @property {'js' | 'no-js' | 'mobile'} [project] the browser tests' project
 *
 * @typedef {object} Fault
 * @property {string} id
 * @property {string} title what is wrong then
 * @property {string} area
 * @property {string} file the changed file, from the root of the repository
 * @property {string} find occurs exactly once in it
 * @property {string} replace
 * @property {string} [prepend] put before the file's first line, e.g. an import that the replacement needs
 * @property {Catcher} [caughtBy] missing while no test is known to fail
 */

const folder = join(root, 'tests', 'faults');

/** Reads `tests/faults/*.mjs`. @returns {Promise<Fault[]>} in the order of the files' names */
export async function readFaults() {
  const names = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  const modules = await Promise.all(
    names.sort().map((name) => import(pathToFileURL(join(folder, name)).href)),
  );
  return modules.flatMap(({ faults }) => faults);
}

/**
 * How often the fault's text occurs in its file; only exactly once can it be replaced.
 * @param {Pick<Fault, 'file' | 'find'>} fault
 */
export function countMatches({ file, find }, base = root) {
  return readFileSync(join(base, file), 'utf8').split(find).length - 1;
}

/**
 * The stage of the suite that a test file belongs to.
 * @param {string} file from the root of the repository
 */
export function stageOf(file) {
  const [, part = ''] = file.split('/');
  return part === 'e2e' ? 'browser' : part;
}
