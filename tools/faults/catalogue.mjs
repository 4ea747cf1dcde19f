// The seeded faults: small mistakes that an engineer could make, each with the test that is expected to fail.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../prepare.mjs';

/**
 * @typedef {object} Catcher
 * @property {string} file the test file, relative to the repository
 * @property {string} [test] part of the test's full name
 * @property {'js' | 'no-js' | 'mobile'} [project] the browser tests' project
 *
 * @typedef {object} Fault
 * @property {string} id
 * @property {string} title the resulting defect
 * @property {string} area
 * @property {string} file the changed file, relative to the repository
 * @property {string} find occurs exactly once in it
 * @property {string} replace
 * @property {string} [prepend] inserted before the file's first line, e.g. an import that the replacement needs
 * @property {Catcher} [caughtBy] undefined while no failing test is known
 */

const folder = join(root, 'tests', 'faults');

/** Reads `tests/faults/*.mjs`. @returns {Promise<Fault[]>} ordered by file name */
export async function readFaults() {
  const names = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  const modules = await Promise.all(
    names.sort().map((name) => import(pathToFileURL(join(folder, name)).href)),
  );
  return modules.flatMap(({ faults }) => faults);
}

/**
 * How often the fault's text occurs in its file; it must be exactly once.
 * @param {Pick<Fault, 'file' | 'find'>} fault
 */
export function countMatches({ file, find }, base = root) {
  return readFileSync(join(base, file), 'utf8').split(find).length - 1;
}

/**
 * The suite stage of a test file.
 * @param {string} file from the root of the repository
 */
export function stageOf(file) {
  const [, part = ''] = file.split('/');
  return part === 'e2e' ? 'browser' : part;
}
