// A release's own check, with the settings of this process.
import { execFile } from 'node:child_process';

const limitMs = 60_000;

/**
 * @param {string} folder of the release @param {readonly string[]} args of the site's processes
 * @returns {Promise<import('./control.mjs').Reply>}
 */
export function checkRelease(folder, args) {
  const check = ['build/server/operator.js', 'check', ...args.filter((arg) => arg === '--demo')];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      check,
      { cwd: folder, timeout: limitMs, env: { ...process.env, NODE_ENV: 'production' } },
      (error, out, err) => resolve({ ok: !error, text: `${out}${error ? err : ''}` }),
    );
  });
}
