// Runs the whole suite against one fault, in case the expected test misses it.
import { runExpectedTest, stages } from './checks.mjs';
import { restoreCleanBuild, seed } from './scratch.mjs';

const fileOf = (/** @type {string} */ failure) => {
  const [found] = /tests\/\S+?\.test\.tsx?|[\w-]+\.spec\.ts/.exec(failure) ?? [];
  return found?.endsWith('.spec.ts') ? `tests/e2e/${found}` : found;
};

/**
 * A test that fails without the fault too proves nothing.
 * @param {import('./checks.mjs').Outcome} outcome
 * @param {number} limitMs
 * @returns the failures that prove something
 */
async function confirm({ stage, failures }, limitMs) {
  if (stage === 'build') return failures;
  restoreCleanBuild();
  const sound = [];
  const files = new Set(failures.flatMap((failure) => fileOf(failure) ?? []));
  for (const file of [...files].slice(0, 3)) {
    const { ok } = await runExpectedTest({ file }, limitMs);
    if (ok) sound.push(...failures.filter((failure) => fileOf(failure) === file));
  }
  return sound;
}

/**
 * Runs the suite, the cheapest stage first, until a test fails because of the fault.
 * @param {import('./catalogue.mjs').Fault} fault
 * @param {{ limitMs: number, all?: boolean | undefined }} options `all`: goes on to the last stage
 * @returns the outcomes in which tests failed
 */
export async function runStages(fault, { limitMs, all = false }) {
  const seen = [];
  for (const run of stages) {
    const revert = seed(fault);
    const outcome = await run(limitMs).finally(revert);
    const failures = outcome.failures.length > 0 ? await confirm(outcome, limitMs) : [];
    if (failures.length > 0) seen.push({ ...outcome, failures });
    if (seen.length > 0 && !all) break;
  }
  return seen;
}
