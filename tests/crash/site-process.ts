import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const children = new Set<ChildProcess>();
// An interrupted test must not leave a server behind.
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

export type SiteProcess = ReturnType<typeof createSiteProcess>;

/** The built site as a separate process that is killed and restarted on the same data. */
export function createSiteProcess(options: {
  root: string;
  url: string;
  env: Record<string, string>;
}) {
  let child: ChildProcess | undefined;
  /** Counts the processes, to attribute emails to them. */
  let generation = 0;
  const complaints: string[] = [];

  function start(): void {
    generation += 1;
    const started = spawn(
      process.execPath,
      [join(options.root, 'build/server/server.js'), '--demo'],
      {
        cwd: options.root,
        env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...options.env },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    const collect = (chunk: Buffer) =>
      complaints.push(...String(chunk).split('\n').filter(Boolean));
    started.stdout.on('data', collect);
    started.stderr.on('data', collect);
    children.add(started);
    started.once('exit', () => children.delete(started));
    child = started;
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    const ending = child;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) {
      throw new Error(`The site exited unexpectedly:\n${complaints.slice(-20).join('\n')}`);
    }
    const exited = once(ending, 'exit');
    ending.kill(signal);
    const [code] = (await exited) as [number | null];
    return code;
  }

  return {
    url: options.url,
    start,
    generation: () => generation,
    /** Log lines at level warn and above, of all processes. */
    complaints: () => complaints,
    kill: () => end('SIGKILL'),
    /** @returns the exit code */
    stop: () => end('SIGTERM'),
    /** Waits until the site is ready. @throws Error after 30 seconds */
    async ready(): Promise<void> {
      const deadline = Date.now() + 30_000;
      while (Date.now() < deadline) {
        const response = await fetch(`${options.url}/readyz`).catch(() => undefined);
        await response?.body?.cancel();
        if (response?.ok) return;
        if (child?.exitCode !== null) break;
        await wait(20);
      }
      throw new Error(`The site does not start:\n${complaints.slice(-20).join('\n')}`);
    },
  };
}
