// Plain JavaScript, because `tools/deploy/supervisor.mjs` uses it without a build.
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { isRunning } from './is-running.js';
import { noteFailure } from './process-failures.js';
import { orderlyExitCodes } from './process-group.js';

/** @param {string} dataDir */
const noteOf = (dataDir) => join(dataDir, 'open-process');

/**
 * What this needs of a process: `process` itself, except in tests.
 * @typedef {{ pid: number, once(event: 'exit', listener: (code: number) => void): unknown }} OpenProcess
 */

/**
 * Notices crashes of a process that no parent of ours watches: the only one, or the parent of several. It writes its id to a
 * file in DATA_DIR and removes the file when it exits in an orderly way; a file that the next process still finds means that it
 * crashed or was killed, which is recorded like the failures that a parent sees. If the file cannot be written, a crash goes
 * unnoticed.
 * @param {string} dataDir @param {OpenProcess} ours
 */
export function noteUncleanEnd(dataDir, ours = process) {
  const path = noteOf(dataDir);
  const earlier = readProcessId(path);
  // In a container the next process often has the same id. It is 0 or NaN if the disk was full when it was noted.
  const isAnother = earlier !== undefined && earlier > 0 && earlier !== ours.pid;
  if (isAnother && isRunning(earlier)) return;
  if (earlier !== undefined) noteFailure(dataDir, new Date());
  try {
    writeFileSync(path, String(ours.pid), { mode: 0o600 });
  } catch {
    // The disk is full or gone.
  }
  ours.once('exit', (code) => {
    if (orderlyExitCodes.includes(code)) removeNote(path);
  });
}

/** An error here would keep the process from ending. @param {string} path */
function removeNote(path) {
  try {
    rmSync(path, { force: true });
  } catch {
    // The disk has become read-only.
  }
}

/**
 * @param {string} path
 * @returns {number | undefined} 0 if the machine has started since: the process has ended, and its id may be another's
 */
function readProcessId(path) {
  try {
    const bootedAt = Date.now() - uptime() * 1000;
    const pid = Number(readFileSync(path, 'utf8'));
    return statSync(path).mtimeMs < bootedAt ? 0 : pid;
  } catch {
    return undefined;
  }
}
