// Starting, asking and ending the processes of a measurement.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';

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

/** The first of `count` free ports in a row: the site's card emulator takes the port after the site's. */
export async function findPorts(count) {
  for (let first = 20_000 + Math.floor(Math.random() * 20_000); ; first += count) {
    const free = await Promise.all(
      Array.from({ length: count }, (_, index) => isFree(first + index)),
    );
    if (free.every(Boolean)) return first;
  }
}

/** One request; the body as bytes, the headers as they came. */
export function ask(url, { method = 'GET', headers = {}, body } = {}) {
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
    sent.on('timeout', () => sent.destroy(new Error(`No answer from ${url}`)));
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Milliseconds until an address answers 200. */
async function untilOk(url, since, child) {
  while (child.exitCode === null) {
    const answer = await ask(url).catch(() => undefined);
    if (answer?.status === 200) return performance.now() - since;
    await wait(3);
  }
  throw new Error('The site ended before it was ready');
}

/** Starts the production build in demonstration mode. @returns the process and how long each milestone took */
export async function startSite({ root, port, dataDir, path, nodeFlags = [] }) {
  const since = performance.now();
  const child = spawn(process.execPath, [...nodeFlags, `${root}build/server/server.js`, '--demo'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const milliseconds = await untilOk(`http://127.0.0.1:${port}${path}`, since, child);
  return { child, milliseconds };
}

export async function startPlainServer(port, file) {
  const child = spawn(process.execPath, [here('plain-server.mjs'), String(port), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

export async function stop(child) {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/** Runs the load generator to its end. */
export async function load(plan) {
  const child = spawn(process.execPath, [here('load.mjs'), '-'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(plan));
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  await once(child, 'close');
  return JSON.parse(Buffer.concat(chunks).toString());
}

/** Processor time of a process in milliseconds, all its threads; undefined where the kernel does not tell. */
export function cpuMs(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return undefined;
  }
}

/** Largest memory a process ever had, in megabytes. */
export function peakRssMb(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024);
  } catch {
    return undefined;
  }
}
