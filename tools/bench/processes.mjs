// Starts, queries and stops the processes of a measurement.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endWithUs, hasEnded, untilEnded } from '../child-process.mjs';

/**
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 *
 * @typedef {object} Server a server that is being measured
 * @property {ChildProcess} child
 * @property {number} port
 * @property {number[]} pids all of its processes
 *
 * @typedef {Server & { milliseconds: number }} TimedServer with the time from its start to its first response
 *
 * @typedef {object} HttpResponse
 * @property {number | undefined} status
 * @property {string[]} rawHeaders
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {Buffer} body
 */

const here = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));

/** @param {number} port */
async function isFree(port) {
  const server = createServer();
  const listening = once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.listen(port, '127.0.0.1');
  const free = await listening;
  if (free) await new Promise((resolve) => server.close(resolve));
  return free;
}

/**
 * The first of `count` consecutive free ports: the site's payment emulator uses the port after the site's.
 * @param {number} count
 */
export async function findPorts(count) {
  for (let first = 20_000 + Math.floor(Math.random() * 10_000); ; first += count) {
    const free = await Promise.all(
      Array.from({ length: count }, (_, index) => isFree(first + index)),
    );
    if (free.every(Boolean)) return first;
  }
}

/**
 * Sends one request; resolves to its status, headers and raw body.
 * @param {string} url
 * @param {{ method?: string, headers?: import('node:http').OutgoingHttpHeaders, body?: string | Buffer | undefined }} options
 * @returns {Promise<HttpResponse>}
 */
export function httpRequest(url, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false, timeout: 20_000 }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status, rawHeaders, headers: named } = response;
        resolve({ status, rawHeaders, headers: named, body: Buffer.concat(chunks) });
      });
      response.on('error', reject);
    });
    sent.on('timeout', () => sent.destroy(new Error(`No response from ${url}`)));
    sent.on('error', reject);
    sent.end(body);
  });
}

const readyMs = 60_000;

/**
 * Milliseconds until a URL responds with 200.
 * @param {string} url
 * @param {number} since
 * @param {ChildProcess} child
 */
async function untilOk(url, since, child) {
  let last = 'no response';
  while (!hasEnded(child)) {
    const response = await httpRequest(url).catch(() => undefined);
    if (response?.status === 200) return performance.now() - since;
    if (response) last = `status ${response.status}`;
    if (performance.now() - since > readyMs) {
      child.kill();
      throw new Error(`${url} is not ready: ${last}`);
    }
    await wait(3);
  }
  throw new Error('The site ended before it was ready');
}

/** @param {{ port: number, dataDir: string, env?: Record<string, string> | undefined }} options */
const siteEnv = ({ port, dataDir, env }) => ({
  PATH: process.env.PATH,
  ...serveEnv,
  NODE_ENV: 'production',
  LOG_LEVEL: 'error',
  PORT: String(port),
  DATA_DIR: dataDir,
  // Shoppers have addresses of their own.
  TRUSTED_PROXIES: '1',
  ...env,
});

/** Running child processes, for `stopAll`. */
const running = /** @type {Set<ChildProcess>} */ (new Set());

const { scripts } = JSON.parse(readFileSync(here('../../package.json'), 'utf8'));
/** @type {string[]} */
const serveWords = scripts.serve.split(' ');
/** The Node.js flags of `npm run serve`. */
const nodeFlags = serveWords.filter((word) => word.startsWith('--'));
/** What `npm run serve` adds to the environment. */
const serveEnv = Object.fromEntries(
  serveWords.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split('=')),
);

/**
 * Remembers a process until it exits.
 * @template {ChildProcess} Child
 * @param {Child} child
 */
function track(child) {
  running.add(child);
  void untilEnded(child).then(() => running.delete(child));
  return endWithUs(child);
}

/**
 * Starts the production build in demonstration mode.
 * @param {{ port: number, dataDir: string, path?: string, env?: Record<string, string> }} options
 * @returns {Promise<TimedServer>} ready for requests; its time is that until `path` was answered
 */
export async function startSite({ port, dataDir, path = '/readyz', env }) {
  const since = performance.now();
  const child = track(
    spawn(process.execPath, [...nodeFlags, here('../../build/server/server.js'), '--demo'], {
      cwd: here('../../'),
      env: siteEnv({ port, dataDir, env }),
      stdio: ['ignore', 'inherit', 'inherit'],
    }),
  );
  const milliseconds = await untilOk(`http://127.0.0.1:${port}${path}`, since, child);
  return { child, port, pids: pidOf(child), milliseconds };
}

/** @param {ChildProcess} child */
const pidOf = ({ pid }) => (pid === undefined ? [] : [pid]);

/**
 * Starts the site on PostgreSQL in one or several processes behind one port.
 * @param {{ port: number, dataDir: string, databaseUrl: string, count: number }} options
 * @returns {Promise<Server>}
 */
export async function startProcesses({ port, dataDir, databaseUrl, count }) {
  const env = { DATABASE_URL: databaseUrl, WEB_PROCESSES: String(count) };
  const { child } = await startSite({ port, dataDir, env });
  if (count === 1) return { child, port, pids: pidOf(child) };
  const { pid } = child;
  const listWorkers = () =>
    readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  while (listWorkers().length < count) await wait(50);
  // The others open within seconds of the first; what they open with is not what is measured.
  await wait(10_000);
  return { child, port, pids: [...pidOf(child), ...listWorkers()] };
}

/**
 * Starts a script of this folder that prints a line once it is listening.
 * @param {string} name
 * @param {number} port
 * @param {(string | number)[]} args
 * @returns {Promise<TimedServer>}
 */
export async function startHelper(name, port, ...args) {
  const since = performance.now();
  const child = track(
    spawn(process.execPath, [here(name), String(port), ...args.map(String)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  await once(child.stdout, 'data');
  return { child, port, pids: pidOf(child), milliseconds: performance.now() - since };
}

/** @param {Pick<Server, 'child'>} server */
export async function stop({ child }) {
  if (hasEnded(child)) return;
  child.kill('SIGTERM');
  await untilEnded(child);
}

/** Stops all running processes. */
export const stopAll = () => Promise.all([...running].map((child) => stop({ child })));

/**
 * Runs the load generator to its end.
 * @param {import('./load.mjs').Plan} plan
 * @returns {Promise<import('./load.mjs').Load>}
 */
export async function runLoad(plan) {
  const child = track(
    spawn(process.execPath, [here('load.mjs')], { stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  child.stdin.end(JSON.stringify(plan));
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (code !== 0) throw new Error('The load generator ended early');
  return JSON.parse(output);
}

/**
 * Processor time of processes in milliseconds, all threads; undefined where the kernel does not report it.
 * @param {number[]} pids
 */
export function cpuMs(pids) {
  try {
    const times = pids.map((pid) => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      return (Number(fields[11]) + Number(fields[12])) * 10;
    });
    return times.reduce((sum, time) => sum + time, 0);
  } catch {
    return undefined;
  }
}

/**
 * Memory of processes in MB, now and at most; undefined where the kernel does not report it.
 * @param {number[]} pids
 */
export function memoryMb(pids) {
  try {
    const read = (/** @type {string} */ name) =>
      pids.reduce((sum, pid) => {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        return sum + Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
      }, 0);
    return { now: Math.round(read('VmRSS')), peak: Math.round(read('VmHWM')) };
  } catch {
    return undefined;
  }
}
