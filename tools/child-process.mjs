// How a program that tools and tests start ends: by its exit code, by a signal, or before it began; with what it has started itself;
// and at the latest with this process.

/**
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 *
 * @typedef {object} End
 * @property {number | null} code null if it was ended by a signal, or could not be started
 * @property {NodeJS.Signals | null} signal
 * @property {Error} [error] why it could not be started
 */

/** @type {Map<ChildProcess, () => void>} */
const running = new Map();
process.once('exit', () => running.forEach((kill) => kill()));

/**
 * A program that this process does not leave behind.
 * @template {ChildProcess} Child
 * @param {Child} child
 * @param {(child: Child) => void} kill
 */
export function endWithUs(child, kill = () => child.kill('SIGKILL')) {
  running.set(child, () => kill(child));
  void untilEnded(child).then(() => running.delete(child));
  return child;
}

/** @param {ChildProcess} child */
export const hasEnded = ({ pid, exitCode, signalCode }) =>
  pid === undefined || exitCode !== null || signalCode !== null;

/** @type {WeakMap<ChildProcess, Promise<End>>} */
const ends = new WeakMap();

/**
 * Waits for the end of a program, also of one that has ended already. Never rejects.
 * @param {ChildProcess} child
 * @returns {Promise<End>}
 */
export function untilEnded(child) {
  const end = ends.get(child) ?? waitForEnd(child);
  ends.set(child, end);
  return end;
}

/**
 * @param {ChildProcess} child
 * @returns {Promise<End>}
 */
function waitForEnd(child) {
  const { pid, exitCode: code, signalCode: signal } = child;
  // Node.js sets a negative exit code where the system could not start it.
  if (pid === undefined && code !== null) {
    const error = new Error(`${child.spawnfile} could not be started`);
    return Promise.resolve({ code: null, signal, error });
  }
  if (code !== null || signal !== null) return Promise.resolve({ code, signal });
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    // Other errors, such as a signal that could not be sent, are followed by its end.
    child.on('error', (error) => {
      if (child.pid === undefined) resolve({ code: null, signal: null, error });
    });
  });
}

/** Kills a program that was started as `detached`, and what it has started. @param {ChildProcess} child */
export function killGroup({ pid }) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of them have ended meanwhile.
  }
}

/**
 * Waits until a program that was started as `detached` has ended, and all that writes to its output. When its time is over, they are
 * killed.
 * @param {ChildProcess} child one that was started just now
 * @param {number} limitMs
 * @returns {Promise<End & { timedOut: boolean }>}
 */
export async function untilGroupEnded(child, limitMs) {
  let timedOut = false;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => {
      timedOut = true;
      killGroup(child);
      resolve(undefined);
    }, limitMs);
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  const end = await untilEnded(child);
  // Another group may hold the output open, which ends by no kill of this one.
  if (end.error === undefined) await Promise.race([closed, late]);
  clearTimeout(timer);
  return { ...end, timedOut };
}
