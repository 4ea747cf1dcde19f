// Runs operator commands one after the other for tests/support/operator.ts: the libraries are loaded once, the command's own
// modules each time (the query makes them new modules).
import { pathToFileURL } from 'node:url';

let runs = 0;

/** @typedef {{ entry: string, args: string[], env: Record<string, string>, end: string }} Run */

/** @param {Run} run */
async function runCommand({ entry, args, env, end }) {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  process.argv = [process.execPath, entry, ...args];
  process.exitCode = undefined;
  // Each command adds listeners for errors of its output.
  for (const stream of [process.stdout, process.stderr]) stream.removeAllListeners('error');
  runs += 1;
  try {
    await import(`${pathToFileURL(entry).href}?run=${runs}`);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
  process.stdout.write(end);
  process.stderr.write(`${end}${process.exitCode ?? 0}\n`);
  process.exitCode = undefined;
}

process.on('message', (/** @type {Run} */ run) => void runCommand(run));
