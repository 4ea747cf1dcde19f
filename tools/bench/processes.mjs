// Starts, queries and stops the processes of a measurement.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

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

/** The first of `count` consecutive free ports: the site's payment emulator uses the port after the site's. */
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
 * @param {{ method?: string, headers?: Record<string, string>, body?: string | Buffer }} options
 * @returns {Promise<any>}
 */
export function httpRequest(url, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false, timeout: 20_000 }, (response) => {
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

/** Milliseconds until a URL responds with 200. */
async function untilOk(url, since, child) {
  while (child.exitCode === null) {
    const answer = await httpRequest(url).catch(() => undefined);
    if (answer?.status === 200) return performance.now() - since;
    await wait(3);
  }
  throw new Error('The site ended before it was ready');
}

/** @param {{ port: number, dataDir: string, env?: Record<string, string> | undefined }} options */
const siteEnv = ({ port, dataDir, env }) => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  LOG_LEVEL: 'error',
  PORT: String(port),
  DATA_DIR: dataDir,
  ...env,
});

/** Running child processes, so that a failed measurement leaves none behind. */
const running = new Set();

/** The Node.js flags of `npm run serve`. */
const { scripts } = JSON.parse(readFileSync(here('../../package.json'), 'utf8'));
const nodeFlags = scripts.serve.split(' ').filter((word) => word.startsWith('--'));

function start(args, options) {
  const child = spawn(process.execPath, args, options);
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/**
 * Starts the production build in demonstration mode.
 * @param {{ port: number, dataDir: string, path?: string, env?: Record<string, string> }} options
 * @returns the process, its port and the milliseconds until `path` was answered
 */
export async function startSite({ port, dataDir, path = '/readyz', env }) {
  const since = performance.now();
  const child = start([...nodeFlags, here('../../build/server/server.js'), '--demo'], {
    cwd: here('../../'),
    env: siteEnv({ port, dataDir, env }),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const milliseconds = await untilOk(`http://127.0.0.1:${port}${path}`, since, child);
  return { child, port, pids: [child.pid], milliseconds };
}

/** Starts the site in several processes behind one port. */
export async function startCluster({ port, dataDir, count }) {
  const child = start([...nodeFlags, here('cluster.mjs'), String(count)], {
    cwd: here('../../'),
    env: siteEnv({ port, dataDir }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { child, port, pids: String(line).trim().split(' ').map(Number) };
}

/** Starts a script of this folder that prints a line once it is listening. */
export async function startHelper(name, port, ...args) {
  const since = performance.now();
  const child = start([here(name), String(port), ...args.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return { child, port, pids: [child.pid], milliseconds: performance.now() - since };
}

export async function stop({ child }) {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/** Stops all running processes. */
export const stopAll = () => Promise.all([...running].map((child) => stop({ child })));

/** Runs the load generator to its end. */
export async function runLoad(plan) {
  const child = start([here('load.mjs')], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(plan));
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('The load generator ended early');
  return JSON.parse(Buffer.concat(chunks).toString());
}

/** Processor time of processes in milliseconds, all threads; undefined where the kernel does not report it. */
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

/** Memory of processes in MB, now and at most; undefined where the kernel does not report it. */
export function memoryMb(pids) {
  try {
    const read = (name) =>
      pids.reduce((sum, pid) => {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        return sum + Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
      }, 0);
    return { now: Math.round(read('VmRSS')), peak: Math.round(read('VmHWM')) };
  } catch {
    return undefined;
  }
}
