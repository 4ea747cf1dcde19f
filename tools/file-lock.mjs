// Plain JavaScript without dependencies, like everything that runs on a fresh clone.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { isRunning } from '../app/platform/processes/is-running.js';

const pauseMs = 250;
/** No work takes so long: a process that took a lock longer ago was killed, and its id may now be another's. */
const longestMs = 30 * 60_000;
/** A lock that is empty for so long is one that a full disk or a power cut has left. */
const writingMs = 1_000;

/** Blocks this process. @param {number} ms */
const sleep = (ms) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/**
 * @param {string} path
 * @returns {number | undefined} the process that holds it, 0 if that has not been written yet; undefined if none does, or no longer
 */
function findHolder(path) {
  try {
    const age = Date.now() - statSync(path).mtimeMs;
    const pid = Number(readFileSync(path, 'utf8'));
    if (pid === 0) return Math.abs(age) < writingMs ? 0 : undefined;
    // In a container this process often has the id of one that was killed.
    const isHeld = pid > 0 && pid !== process.pid && age < longestMs && isRunning(pid);
    return isHeld ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Runs work that two processes of one checkout must not run at once; waits until no other process holds the lock.
 * @param {string} path of the lock, a file with the id of the process that holds it; a killed process holds nothing
 * @template T
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>} what the work returned
 */
export async function withFileLock(path, work) {
  mkdirSync(dirname(path), { recursive: true });
  take(path);
  const release = () => leave(path);
  // Work that fails ends the process.
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/** @param {string} path */
function take(path) {
  let hasSaid = false;
  for (;;) {
    try {
      return writeFileSync(path, String(process.pid), { flag: 'wx' });
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    const holder = findHolder(path);
    if (holder === undefined) {
      removeAbandoned(path);
      continue;
    }
    if (holder > 0 && !hasSaid) {
      console.error(`Waiting for process ${holder}, which holds ${relative('.', path)}…`);
      hasSaid = true;
    }
    sleep(pauseMs);
  }
}

/**
 * Removes a lock that nobody holds. Under a lock of its own: of two processes that have found the same one, the slower
 * would otherwise remove the lock that the faster has taken since.
 * @param {string} path
 */
function removeAbandoned(path) {
  const removal = `${path}.removal`;
  take(removal);
  try {
    if (findHolder(path) === undefined) rmSync(path, { force: true });
  } finally {
    leave(removal);
  }
}

/** Releases a lock, unless it was taken over because it was held for too long. @param {string} path */
function leave(path) {
  if (existsSync(path) && readFileSync(path, 'utf8') === String(process.pid))
    rmSync(path, { force: true });
}
