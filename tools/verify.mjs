// The quick checks before a commit: `npm run verify`. Everything runs in parallel and continues if one check fails.
import { join } from 'node:path';
import { readOptions } from './options.mjs';
import { ensureInstalled, root } from './prepare.mjs';
import { runChecks, runStage, seconds } from './stage.mjs';

const usage = `npm run verify
  all checks, and the tests that need no build
`;
readOptions(usage, { options: {} });
process.chdir(root);
await ensureInstalled();
const began = Date.now();
const vitest = [join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', 'unit*'];
// The random schedules take a quarter of the time of all other tests; `npm test` runs more of them.
const env = { ...process.env, MODEL_RUNS: process.env.MODEL_RUNS ?? '50' };
const options = ['--maxWorkers', '2', '--reporter', 'default', '--silent', 'passed-only'];
const [tests, checks] = await Promise.all([
  runStage('Unit and contract tests', process.execPath, [...vitest, ...options], {
    quiet: true,
    env,
  }),
  runChecks(),
]);
const failed = checks.filter(({ ok }) => !ok).map(({ title }) => title);
if (!tests) failed.push('Unit and contract tests');
console.log(`\nVerified in ${seconds(began)} s: ${failed.join(', ') || 'all passed'}`);
if (failed.length > 0) process.exitCode = 1;
