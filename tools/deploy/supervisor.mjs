// Holds the port and runs the current release behind it. An update starts beside the running one, which goes on until the new
// one is open, and then finishes its requests: none fails.
import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { exitCodes } from '../../app/platform/processes/exit-codes.js';
import { noteUncleanEnd } from '../../app/platform/processes/open-process.js';
import { noteFailure } from '../../app/platform/processes/process-failures.js';
import { ProcessGroup } from '../../app/platform/processes/process-group.js';
import { checkRelease } from './check.mjs';
import { listReleases, makeCurrent, readLink, releasePath } from './releases.mjs';

/** @typedef {import('./control.mjs').Reply} Reply */
/** @typedef {import('../../app/platform/processes/process-group.js').Opening} Opening */

const maxProcesses = 32;

/** How long an update is watched: if its processes keep failing, the release before takes its place. */
const watchMs = 600_000;

const heap = ['--max-old-space-size=256', '--max-semi-space-size=8'];

/** DATA_DIR of a release. @param {string} folder */
const dataDirOf = (folder) => resolve(folder, process.env.DATA_DIR || 'data');

/** WEB_PROCESSES; the site itself refuses an invalid value. */
function readCount() {
  const count = Number(process.env.WEB_PROCESSES || 1);
  return Number.isInteger(count) && count >= 1 && count <= maxProcesses ? count : 1;
}

/** @param {unknown} error */
const describeError = (error) => (error instanceof Error ? error.message : String(error));

/** @param {Opening} opening @returns {string | undefined} why the site cannot be used */
function describeProblem(opening) {
  if (opening.kind === 'late') return 'it took too long';
  if (opening.kind === 'ended') {
    const { problem = 'its process has ended' } = opening;
    return `${problem}, and the log of the site says why`;
  }
  return opening.isDatabaseUsable
    ? undefined
    : 'its database cannot be used, and the log of the site says why';
}

export class Supervisor {
  #root;
  #args;
  #count = readCount();
  /** @type {{ name: string, group: ProcessGroup } | undefined} */
  #running;
  #isStopping = false;
  #isSwapping = false;
  /** When the running release was put in place by a command; undefined if it was not. @type {number | undefined} */
  #updatedAt;
  /** @type {Set<ProcessGroup>} */
  #groups = new Set();

  /** @param {string} root @param {readonly string[]} args of the site's processes */
  constructor(root, args) {
    this.#root = root;
    this.#args = [...args];
    // One process takes its connections from the kernel: none passes through this one. Among several the kernel would favour some.
    cluster.schedulingPolicy = this.#count === 1 ? cluster.SCHED_NONE : cluster.SCHED_RR;
  }

  /**
   * Starts the current release.
   * @returns {Promise<number | undefined>} an exit code if only other settings can help
   * @throws Error when there is no release
   */
  async start() {
    const name = readLink(this.#root, 'current');
    if (name === undefined) throw new Error(`There is no release in ${this.#root}: deploy one`);
    const group = this.#createGroup(name);
    this.#running = { name, group };
    const opening = await group.open();
    // Stopped, or an update has taken its place.
    if (this.#isStopping || this.#running.group !== group) return undefined;
    if (opening.kind === 'ended' && opening.code === exitCodes.config) return exitCodes.config;
    const problem = describeProblem(opening);
    if (problem === undefined) noteUncleanEnd(dataDirOf(releasePath(this.#root, name)));
    else console.error(`${name} is not open: ${problem}`);
    group.keep();
    return undefined;
  }

  status() {
    if (!this.#running) return 'nothing runs';
    const { name, group } = this.#running;
    return `${name}, ${this.#count === 1 ? 'process' : 'processes'} ${group.pids.join(', ')}`;
  }

  /**
   * Puts a release in the place of the running one, which goes on if anything is wrong. Never rejects.
   * @param {string} name @returns {Promise<Reply>}
   */
  async swap(name) {
    if (this.#isSwapping) return { ok: false, text: 'Another update is under way' };
    this.#isSwapping = true;
    try {
      return await this.#swap(name);
    } catch (error) {
      // The system has no memory for the check, or the disk cannot be read.
      return { ok: false, text: `${name} was not put in place: ${describeError(error)}` };
    } finally {
      this.#isSwapping = false;
    }
  }

  /** @param {string} name @returns {Promise<Reply>} */
  async #swap(name) {
    const folder = releasePath(this.#root, name);
    const isListed = listReleases(this.#root).includes(name);
    if (!isListed || !existsSync(join(folder, 'build/server/server.js'))) {
      return { ok: false, text: `${name} is no release with a build` };
    }
    const check = await checkRelease(folder, this.#args);
    if (!check.ok) return { ok: false, text: `${name} does not pass its check:\n${check.text}` };
    if (this.#isStopping) return { ok: false, text: 'The supervisor is being stopped' };
    let isUpdate = true;
    const group = this.#createGroup(name, () => (isUpdate ? ['--try-pages'] : []));
    const opening = await group.open();
    // A process that is replaced later opens in any case.
    isUpdate = false;
    const problem = describeProblem(opening) ?? this.#tryMakeCurrent(name);
    if (problem !== undefined) {
      group.kill();
      this.#groups.delete(group);
      return this.#describeRefused(`${name} was not put in place: ${problem}`);
    }
    const earlier = this.#running;
    this.#running = { name, group };
    this.#updatedAt = performance.now();
    group.keep();
    // It still answers its visitors; the update does not wait for that.
    if (earlier) void earlier.group.stop().then(() => this.#groups.delete(earlier.group));
    return { ok: true, text: `${check.text}${name} is open` };
  }

  /**
   * A release that keeps failing soon after it has opened: an update is taken back, once. Whether the release before can
   * still use the database is up to its check.
   * @param {string} name
   */
  async #takeBack(name) {
    const isUpdate = this.#updatedAt !== undefined && performance.now() - this.#updatedAt < watchMs;
    const previous = readLink(this.#root, 'previous');
    if (name !== this.#running?.name || previous === undefined) return;
    console.error(`${name} keeps failing, and the log of the site says why`);
    const reply = isUpdate ? await this.swap(previous) : undefined;
    if (reply?.ok) {
      this.#updatedAt = undefined;
      console.error(`${name} was taken back: ${previous} is in its place`);
      return;
    }
    if (reply) console.error(`It was not taken back. ${reply.text}`);
    console.error(`To go back to ${previous}: npm run rollback -- ${this.#root}`);
  }

  /** @param {string} name @returns {string | undefined} what is in the way, such as a full disk */
  #tryMakeCurrent(name) {
    try {
      makeCurrent(this.#root, name);
      return undefined;
    } catch (error) {
      return `it cannot be made the current one: ${describeError(error)}`;
    }
  }

  /**
   * A release that does not open may have migrated the database before, which the one that runs notices at its next start.
   * @param {string} text @returns {Promise<Reply>}
   */
  async #describeRefused(text) {
    if (!this.#running) return { ok: false, text };
    const { name } = this.#running;
    const check = await checkRelease(releasePath(this.#root, name), this.#args);
    if (check.ok) return { ok: false, text };
    const change = `${name} still runs, but does not pass its check any more, and would not sell after its next start:`;
    return { ok: false, isChanged: true, text: `${text}\n${change}\n${check.text}` };
  }

  /** @param {string} name @param {() => string[]} listMoreArgs of a process that is started now */
  #createGroup(name, listMoreArgs = () => []) {
    const folder = releasePath(this.#root, name);
    const group = new ProcessGroup({
      count: this.#count,
      fork: (number) => {
        const ownNumber = this.#count === 1 ? [] : [`--process=${number}`];
        cluster.setupPrimary({
          exec: join(folder, 'build/server/server.js'),
          cwd: folder,
          args: [...this.#args, ...ownNumber, ...listMoreArgs()],
          execArgv: heap,
        });
        return cluster.fork({ NODE_ENV: 'production' });
      },
      report: (line) => console.error(`${name}: ${line}`),
      // The site tells the operator, once one of its processes stays open.
      onFailure: () => noteFailure(dataDirOf(folder), new Date()),
      onUnsteady: () => void this.#takeBack(name),
    });
    this.#groups.add(group);
    return group;
  }

  /** Ends every process at once. */
  kill() {
    for (const group of this.#groups) group.kill();
  }

  /** Finishes the requests in progress, and ends. */
  async stop() {
    this.#isStopping = true;
    await Promise.all([...this.#groups].map((group) => group.stop()));
  }
}
