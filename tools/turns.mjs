// Plain JavaScript without dependencies, like everything that runs on a fresh clone.
import {
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, relative } from 'node:path';
import { isRunning } from './is-running.mjs';

const pauseMs = 250;
/** Whoever took a lock so long ago was killed, and its process id is another one's now: nothing here takes so long. */
const longestMs = 30 * 60_000;

/** Blocks this process. @param {number} ms */
const sleep = (ms) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** @param {string} path @returns {number | undefined} the process that holds it; undefined if none does, or no longer */
function readHolder(path) {
  try {
    if (Date.now() - statSync(path).mtimeMs > longestMs) return undefined;
    return Number(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Does something that two processes of one checkout may not do at once, when no other one does it any more.
 * @param {string} path of the lock, a file with the id of the process that holds it; one that was killed holds nothing
 * @param {() => void} work
 */
export function inTurn(path, work) {
  mkdirSync(dirname(path), { recursive: true });
  const own = `${path}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    take(own, path);
  } finally {
    rmSync(own, { force: true });
  }
  const release = () => rmSync(path, { force: true });
  // Work that fails ends the process.
  process.once('exit', release);
  try {
    work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/** @param {string} own @param {string} path */
function take(own, path) {
  let hasWaited = false;
  for (;;) {
    try {
      const now = new Date();
      utimesSync(own, now, now);
      // Unlike a file that is created and then written, a link is never seen empty.
      return linkSync(own, path);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    const holder = readHolder(path);
    if (holder !== undefined && isRunning(holder)) {
      if (!hasWaited) {
        console.error(`Waiting for process ${holder}, which holds ${relative('.', path)}…`);
      }
      hasWaited = true;
      sleep(pauseMs);
    } else rmSync(path, { force: true });
  }
}
