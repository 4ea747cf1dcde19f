import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endWithUs, hasEnded, untilEnded } from '../../tools/child-process.mjs';
import type { Random } from './random';

/** What a process of the site runs, in the build's folder. */
const entry = 'server/server.js';

export type SiteProcess = ReturnType<typeof createSiteProcess>;

/** Under which conditions a process of the site runs. */
export type Conditions = {
  env?: Record<string, string>;
  /** No file of it may become larger: writing more is an error. */
  fileKilobytes?: number;
  /** It may end by itself, for want of a disk that it can write; a supervisor starts it again. */
  mayEnd?: boolean;
};

/** A command under a limit of the size of files. The shell counts blocks of 512 bytes, and becomes the command. */
function limitFiles(
  command: [program: string, ...args: string[]],
  kilobytes: number | undefined,
): [program: string, ...args: string[]] {
  if (kilobytes === undefined) return command;
  return ['sh', '-c', `ulimit -f ${kilobytes * 2}; exec "$@"`, 'sh', ...command];
}

/** The processes of the site that its first one has started; none if it is the only one. */
function listWorkers(first: number | undefined): number[] {
  try {
    const ids = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').split(' ');
    // It may also have one for pictures.
    return ids
      .filter((id) => id && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(entry))
      .map(Number);
  } catch {
    // One of them has just ended.
    return [];
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

/** The built site as a separate process that is killed and restarted on the same data. */
export function createSiteProcess(options: {
  root: string;
  url: string;
  env: Record<string, string>;
  /** How many processes it has, and where their metrics are. */
  several?: { count: number; metricsUrl: string } | undefined;
  /** Asked before each start. */
  conditions: () => Conditions;
}) {
  let child: ChildProcess | undefined;
  let mayEnd = false;
  /** Counts the processes, to attribute emails to them. */
  let generation = 0;
  const complaints: string[] = [];

  function start(): void {
    generation += 1;
    const { env, fileKilobytes, ...conditions } = options.conditions();
    mayEnd = conditions.mayEnd ?? false;
    const server = join(options.root, 'build', entry);
    const [program, ...args] = limitFiles([process.execPath, server, '--demo'], fileKilobytes);
    const started = spawn(program, args, {
      cwd: options.root,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        ...options.env,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const collect = (chunk: Buffer) =>
      complaints.push(...String(chunk).split('\n').filter(Boolean));
    started.stdout.on('data', collect);
    started.stderr.on('data', collect);
    // An interrupted test must not leave a server behind.
    child = endWithUs(started);
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    const ending = child;
    if (!ending || hasEnded(ending)) {
      if (ending && mayEnd) return ending.exitCode;
      throw new Error(`The site exited unexpectedly:\n${complaints.slice(-20).join('\n')}`);
    }
    const others = signal === 'SIGKILL' ? listWorkers(ending.pid) : [];
    ending.kill(signal);
    // As when the machine fails: the others do not see the first one end.
    others.forEach(killIfThere);
    return (await untilEnded(ending)).code;
  }

  /** Whether every one of several processes is open. */
  async function areAllOpen({ count, metricsUrl }: { count: number; metricsUrl: string }) {
    const signal = AbortSignal.timeout(5_000);
    const metrics = await fetch(metricsUrl, { signal })
      .then((response) => response.text())
      .catch(() => '');
    return (metrics.match(/^process_start_time_seconds\b/gm)?.length ?? 0) >= count;
  }

  /**
   * Kills one of several processes, mostly once all are open; the first one, which handles no requests, starts another.
   * @returns false if there are none
   */
  async function killOne(random: Random): Promise<boolean> {
    const { several } = options;
    if (!several) return false;
    const deadline = Date.now() + random.below(15_000);
    while (Date.now() < deadline && !(await areAllOpen(several))) await wait(100);
    const others = listWorkers(child?.pid);
    if (others.length === 0) return false;
    generation += 1;
    // While the site is starting, it ends with any of them.
    mayEnd = true;
    killIfThere(random.pick(others));
    return true;
  }

  return {
    url: options.url,
    start,
    killOne,
    generation: () => generation,
    /** Log lines at level warn and above, of all processes. */
    complaints: () => complaints,
    kill: () => end('SIGKILL'),
    /** @returns the exit code */
    stop: () => end('SIGTERM'),
    /** Waits until the site is ready, or just up. @throws Error after a minute */
    async ready(probe: '/readyz' | '/healthz' = '/readyz'): Promise<void> {
      const deadline = Date.now() + 60_000;
      while (Date.now() < deadline) {
        // A connection that was being handed to a process when it was killed is never answered.
        const signal = AbortSignal.timeout(5_000);
        const response = await fetch(options.url + probe, { signal }).catch(() => undefined);
        await response?.body?.cancel().catch(() => {});
        if (response?.ok) return;
        if (!child || hasEnded(child)) {
          if (!mayEnd) break;
          start();
        }
        await wait(20);
      }
      throw new Error(`The site does not start:\n${complaints.slice(-20).join('\n')}`);
    },
  };
}
