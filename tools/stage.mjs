// The stages of `npm test` and `npm run verify`: programs that succeed or fail, and how long they take.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { totalmem } from 'node:os';
import { untilEnded } from './child-process.mjs';

/** @param {number} since */
export const seconds = (since) => ((Date.now() - since) / 1000).toFixed(1);

/**
 * Runs one stage and reports its outcome.
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv, cwd?: string | undefined }} [options] `quiet` buffers the output and shows it only if
 *   the stage fails, for stages that run in parallel
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function runStage(title, command, args, options = {}) {
  const { quiet = false, env = process.env, cwd } = options;
  if (!quiet) console.log(`\n== ${title}`);
  const start = Date.now();
  const output = quiet ? 'pipe' : 'inherit';
  const child = spawn(command, args, { env, cwd, stdio: ['ignore', output, output] });
  let kept = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => (kept += text));
  }
  const closed = once(child, 'close').catch(() => undefined);
  const { code, error } = await untilEnded(child);
  // It writes until its end.
  if (!error) await closed;
  const ok = code === 0;
  if (quiet && !ok) console.log(`\n== ${title}\n${kept}`.trimEnd());
  if (error) console.log(error.message);
  console.log(`== ${title}: ${ok ? 'ok' : 'FAILED'}, ${seconds(start)} s`);
  return ok;
}

/** The memory of the machine, or of the container that the process is confined to, in bytes. */
const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);

/**
 * The linter's part that knows the types spends a third of its processor time on Go's garbage collection. Collecting half as often
 * takes 7.6 GB instead of 6.4: not where that could be too much.
 */
const env = memory < 12 * 2 ** 30 ? process.env : { GOGC: '200', ...process.env };

/** @type {(title: string, script: string) => Promise<{ title: string, ok: boolean }>} */
const check = async (title, script) => ({
  title,
  ok: await runStage(title, 'npm', ['run', '--silent', script], { quiet: true, env }),
});

/**
 * The linter checks the types too (`typeCheck` in `.oxlintrc.json`): its rules need them anyway. It takes as long as the others
 * together: in parallel they fill two cores.
 */
export async function runChecks() {
  const others = async () => [
    await check('Format', 'format'),
    await check('Unused code', 'unused'),
  ];
  const [lint, rest] = await Promise.all([check('Lint and types', 'lint'), others()]);
  return [lint, ...rest];
}
