// Keeps several processes of one site running. It is plain JavaScript because two programs use it: the site's own primary process, and
// `tools/deploy/supervisor.mjs`, which runs without a build.
import { constants } from 'node:os';
import { exitCodes } from './exit-codes.js';

/**
 * @typedef {object} Worker what the group needs of a process started with `node:cluster`
 * @property {{ pid?: number | undefined, kill(signal: NodeJS.Signals): unknown }} process
 * @property {(message: any, callback: () => void) => unknown} send
 * @property {() => boolean} isConnected
 * @property {(event: any, listener: (...values: any[]) => void) => unknown} on
 *
 * @typedef {{ kind: 'open', isDatabaseUsable: boolean } | { kind: 'ended', code: number, problem?: string } | { kind: 'late' }} Opening
 *
 * @typedef {object} GroupOptions
 * @property {number} count
 * @property {(number: number) => Worker} fork starts the process with this number, from 1
 * @property {(line: string) => void} report
 * @property {number} [giveUpAfter] how many starts in a row may fail while no process is open; by default any number
 * @property {(code: number) => void} [onGiveUp] called with the exit code of the last process
 * @property {() => void} [onFailure] called when a process has ended, unless it was asked to or asks to be started again
 * @property {() => void} [onUnsteady] called when processes keep failing soon after they have started
 *
 * @typedef {{ worker: Worker, openedAt: number | undefined, problem?: string, ended: Promise<number> }} Slot
 */

const openLimitMs = 90_000;
/** More than the site's own ten seconds. */
const drainLimitMs = 20_000;
const firstPauseMs = 1_000;
const maxPauseMs = 30_000;
/** A process that was open for this long did not fail because of its start: the pauses begin again with the first. */
const steadyMs = 60_000;
/** So many failures in a row of processes that were not steady are no accident. */
const unsteadyEnds = 3;
/** Exit codes that are no failures: asked to stop, also at once, and to be started again. @type {readonly number[]} */
export const orderlyExitCodes = [0, exitCodes.interrupted, exitCodes.tempFail];

/** In place of the exit code of a process that the system could not start. */
const notStartedExitCode = exitCodes.osErr;

/** Exit code of a process, as a shell reports it. @param {number | null} code @param {NodeJS.Signals | null} signal */
export const exitCodeOf = (code, signal) =>
  code ?? 128 + (signal === null ? 0 : (constants.signals[signal] ?? 0));

export class ProcessGroup {
  #options;
  /** @type {Map<number, Slot>} */
  #slots = new Map();
  /** @type {Set<NodeJS.Timeout>} */
  #pauses = new Set();
  #isKept = false;
  #isStopping = false;
  /** @type {Promise<number> | undefined} */
  #stopped;
  #pauseMs = firstPauseMs;
  #failedStarts = 0;
  #unsteadyEnds = 0;

  /** @param {GroupOptions} options */
  constructor(options) {
    this.#options = options;
  }

  /** Process ids, in the order of the numbers. */
  get pids() {
    return [...this.#slots].sort(([a], [b]) => a - b).map(([, { worker }]) => worker.process.pid);
  }

  /**
   * Starts the first process by itself, so that what keeps it from opening is reported once, and then the others.
   * @returns {Promise<Opening>} of the first one that does not open; of the first process if all of them do
   */
  async open() {
    const first = await this.#start(1);
    if (first.kind !== 'open' || this.#isStopping) return first;
    const numbers = Array.from({ length: this.#options.count - 1 }, (_, index) => index + 2);
    const others = await Promise.all(numbers.map((number) => this.#start(number)));
    return others.find(({ kind }) => kind !== 'open') ?? first;
  }

  /** From now on a process that has ended is replaced, at longer and longer intervals, until the group is stopped. */
  keep() {
    if (this.#isStopping) return;
    this.#isKept = true;
    for (let number = 1; number <= this.#options.count; number += 1) {
      if (!this.#slots.has(number)) this.#replace(number, 'it did not open');
    }
  }

  /**
   * Lets every process finish its requests.
   * @returns {Promise<number>} the highest of their exit codes
   */
  stop() {
    // A second signal would end a process at once.
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #stop() {
    this.#startNoMore();
    const codes = await Promise.all([...this.#slots.values()].map((slot) => drain(slot)));
    return Math.max(0, ...codes);
  }

  /** Ends every process at once. */
  kill() {
    this.#startNoMore();
    for (const { worker } of this.#slots.values()) worker.process.kill('SIGKILL');
  }

  #startNoMore() {
    this.#isStopping = true;
    for (const pause of this.#pauses) clearTimeout(pause);
  }

  /** @param {number} number @returns {Promise<Opening>} */
  #start(number) {
    /** @type {Worker} */
    let worker;
    try {
      worker = this.#options.fork(number);
    } catch (error) {
      // Some limits of the system, such as its memory, are thrown instead of emitted.
      const problem = error instanceof Error ? error.message : String(error);
      this.#afterExit(number, undefined, problem, notStartedExitCode);
      return Promise.resolve({ kind: 'ended', code: notStartedExitCode, problem });
    }
    return new Promise((resolve) => {
      /** @type {(code: number) => void} */
      let end = () => {};
      /** @type {Slot} */
      const slot = { worker, openedAt: undefined, ended: new Promise((ended) => (end = ended)) };
      this.#slots.set(number, slot);
      const late = setTimeout(() => {
        resolve({ kind: 'late' });
        worker.process.kill('SIGKILL');
      }, openLimitMs);
      worker.on('message', (message) => {
        if (message?.isOpen === true) {
          clearTimeout(late);
          slot.openedAt = performance.now();
          this.#failedStarts = 0;
          resolve({ kind: 'open', isDatabaseUsable: message.isDatabaseUsable === true });
        } else if (message?.problem !== undefined) slot.problem = message.problem;
        else if (message?.relay !== undefined) this.#relay(number, message);
      });
      const finish = (/** @type {number} */ exitCode, /** @type {string} */ how) => {
        clearTimeout(late);
        this.#slots.delete(number);
        end(exitCode);
        const { problem } = slot;
        resolve({ kind: 'ended', code: exitCode, ...(problem !== undefined && { problem }) });
        this.#afterExit(number, slot.openedAt, how, exitCode);
      };
      worker.on('exit', (code, signal) =>
        finish(exitCodeOf(code, signal), signal ?? `exit code ${code}`),
      );
      // A process that the system could not start never exits; other errors are followed by an exit.
      worker.on('error', ({ message }) => {
        if (worker.process.pid !== undefined) return;
        slot.problem = message;
        finish(notStartedExitCode, message);
      });
    });
  }

  /** @param {number} number @param {number | undefined} openedAt @param {string} how @param {number} exitCode */
  #afterExit(number, openedAt, how, exitCode) {
    if (!this.#isKept || this.#isStopping) return;
    const { giveUpAfter = Infinity, onGiveUp, onFailure, onUnsteady } = this.#options;
    const isFailure = !orderlyExitCodes.includes(exitCode);
    if (isFailure) onFailure?.();
    if (openedAt === undefined) this.#failedStarts += 1;
    if (openedAt !== undefined && performance.now() - openedAt >= steadyMs) {
      this.#pauseMs = firstPauseMs;
      this.#unsteadyEnds = 0;
    } else if (isFailure) {
      this.#unsteadyEnds += 1;
      if (this.#unsteadyEnds === unsteadyEnds) onUnsteady?.();
    }
    const isClosed = [...this.#slots.values()].every((other) => other.openedAt === undefined);
    if (isClosed && this.#failedStarts >= giveUpAfter) {
      this.#options.report(
        `No process can be started (${how} ${this.#failedStarts} times in a row)`,
      );
      this.kill();
      onGiveUp?.(exitCode);
    } else this.#replace(number, how);
  }

  /** @param {number} number @param {string} how */
  #replace(number, how) {
    this.#options.report(
      `Process ${number} has ended (${how}); it is started again in ${this.#pauseMs / 1000} s`,
    );
    const pause = setTimeout(() => {
      this.#pauses.delete(pause);
      void this.#start(number);
    }, this.#pauseMs);
    this.#pauses.add(pause);
    this.#pauseMs = Math.min(this.#pauseMs * 2, maxPauseMs);
  }

  /**
   * Passes a message on to the other processes, or to one of them.
   * @param {number} from @param {{ relay: unknown, to?: number }} message
   */
  #relay(from, { relay, to }) {
    for (const [number, { worker }] of this.#slots) {
      const isMeant = to === undefined ? number !== from : number === to;
      if (isMeant && worker.isConnected()) worker.send({ relayed: relay, from }, ignoreLoss);
    }
  }
}

/** A process that ends at this moment gets no more messages. */
const ignoreLoss = () => {};

/** @param {Slot} slot */
async function drain({ worker, ended }) {
  worker.process.kill('SIGTERM');
  const late = setTimeout(() => worker.process.kill('SIGKILL'), drainLimitMs);
  const code = await ended;
  clearTimeout(late);
  return code;
}
