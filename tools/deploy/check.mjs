// A release's own check, with the settings of this process.
import { execFile } from 'node:child_process';

const limitMs = 60_000;

/**
 * @param {string} folder of the release @param {readonly string[]} args of the site's processes
 * @param {number} timeout in milliseconds
 * @returns {Promise<import('./control.mjs').Reply>}
 */
export function checkRelease(folder, args, timeout = limitMs) {
  const check = ['build/server/operator.js', 'check', ...args.filter((arg) => arg === '--demo')];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      check,
      { cwd: folder, timeout, env: { ...process.env, NODE_ENV: 'production' } },
      (error, out, err) => {
        const late = error?.killed ? `It took longer than ${timeout / 1000} s.` : '';
        resolve({ ok: !error, text: `${out}${error ? err : ''}${late}` });
      },
    );
  });
}
