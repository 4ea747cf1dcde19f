// Holds the port and runs the current release behind it. An update starts beside the running one, which goes on until the new
// one is open, and then finishes what is under way: no request notices.
import cluster from 'node:cluster';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listReleases, makeCurrent, readLink, releasePath } from './releases.mjs';

/** @typedef {import('node:cluster').Worker} Worker */
/** @typedef {import('./control.mjs').Reply} Reply */

const openLimitMs = 90_000;
const checkLimitMs = 60_000;
/** More than the site's own ten seconds. */
const drainLimitMs = 20_000;
const firstRestartMs = 1_000;
const maxRestartMs = 30_000;

const heap = ['--max-old-space-size=256', '--max-semi-space-size=4'];

export class Supervisor {
  #root;
  #args;
  /** @type {{ name: string, worker: Worker } | undefined} */
  #running;
  #isStopping = false;
  #isSwapping = false;
  #restartMs = firstRestartMs;
  /** @type {Set<Worker>} */
  #draining = new Set();

  /** @param {string} root @param {readonly string[]} args of the site's process */
  constructor(root, args) {
    this.#root = root;
    this.#args = [...args];
    // The kernel hands connections to whichever process listens: none passes through this one.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
  }

  /** Starts the current release. @throws Error when there is none */
  async start() {
    const name = readLink(this.#root, 'current');
    if (name === undefined) throw new Error(`There is no release in ${this.#root}: deploy one`);
    const worker = this.#fork(name);
    this.#running = { name, worker };
    const problem = await this.#untilOpen(worker);
    if (problem !== undefined) console.error(`${name} is not open: ${problem}`);
  }

  status() {
    return this.#running
      ? `${this.#running.name}, process ${this.#running.worker.process.pid}`
      : 'nothing runs';
  }

  /**
   * Puts a release in the place of the running one, which goes on if anything is wrong.
   * @param {string} name @returns {Promise<Reply>}
   */
  async swap(name) {
    if (this.#isSwapping || this.#isStopping)
      return { ok: false, text: 'Another update is under way' };
    this.#isSwapping = true;
    try {
      return await this.#swap(name);
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
    const check = await this.#check(folder);
    if (!check.ok) return { ok: false, text: `${name} does not pass its check:\n${check.text}` };
    const worker = this.#fork(name);
    const problem = await this.#untilOpen(worker);
    if (problem !== undefined) {
      worker.process.kill('SIGKILL');
      return { ok: false, text: `${name} does not open: ${problem}` };
    }
    const earlier = this.#running;
    this.#running = { name, worker };
    this.#restartMs = firstRestartMs;
    makeCurrent(this.#root, name);
    // Its visitors are being answered; nothing waits for it.
    if (earlier) void this.#drain(earlier.worker);
    return { ok: true, text: `${check.text}${name} is open` };
  }

  /** The release's own check, with this process's settings. @param {string} folder @returns {Promise<Reply>} */
  #check(folder) {
    const args = [
      'build/server/operator.js',
      'check',
      ...this.#args.filter((arg) => arg === '--demo'),
    ];
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        args,
        { cwd: folder, timeout: checkLimitMs, env: { ...process.env, NODE_ENV: 'production' } },
        (error, out, err) => resolve({ ok: !error, text: `${out}${error ? err : ''}` }),
      );
    });
  }

  /** @param {string} name */
  #fork(name) {
    const folder = releasePath(this.#root, name);
    cluster.setupPrimary({
      exec: join(folder, 'build/server/server.js'),
      cwd: folder,
      args: this.#args,
      execArgv: heap,
    });
    const worker = cluster.fork({ NODE_ENV: 'production' });
    worker.on('exit', (code, signal) => void this.#restart(worker, signal ?? `exit code ${code}`));
    return worker;
  }

  /** @param {Worker} worker @returns {Promise<string | undefined>} what is in the way */
  async #untilOpen(worker) {
    const late = new AbortController();
    const { signal } = late;
    const opened = once(worker, 'message', { signal }).then(([message]) =>
      message?.isOpen === true
        ? message.isDatabaseUsable
          ? undefined
          : 'its database cannot be used'
        : 'it said something else',
    );
    const ended = once(worker, 'exit', { signal }).then(() => 'its process has ended');
    const limit = wait(openLimitMs, 'it took too long', { signal });
    for (const each of [opened, ended, limit]) each.catch(() => {});
    try {
      return await Promise.race([opened, ended, limit]);
    } finally {
      late.abort();
    }
  }

  /** @param {Worker} worker */
  async #drain(worker) {
    this.#draining.add(worker);
    if (worker.isDead()) return;
    const ended = once(worker, 'exit');
    worker.process.kill('SIGTERM');
    const late = setTimeout(() => worker.process.kill('SIGKILL'), drainLimitMs);
    await ended;
    clearTimeout(late);
  }

  /** A process that ends by itself is started again, at longer and longer intervals. @param {Worker} worker @param {string} how */
  async #restart(worker, how) {
    if (this.#isStopping || this.#draining.delete(worker) || this.#running?.worker !== worker)
      return;
    const { name } = this.#running;
    console.error(`${name} has ended (${how}); it is started again in ${this.#restartMs / 1000} s`);
    await wait(this.#restartMs);
    this.#restartMs = Math.min(this.#restartMs * 2, maxRestartMs);
    if (this.#isStopping || this.#running?.worker !== worker) return;
    this.#running = { name, worker: this.#fork(name) };
  }

  /** Finishes what is under way. */
  async stop() {
    this.#isStopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(workers.map((worker) => this.#drain(worker)));
  }
}
