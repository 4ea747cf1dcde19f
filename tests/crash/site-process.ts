import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const children = new Set<ChildProcess>();
// A test that is interrupted must not leave a server behind.
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

export type SiteProcess = ReturnType<typeof createSiteProcess>;

/** The built site as a process of its own that is killed and started again on the same data. */
export function createSiteProcess(options: {
  root: string;
  url: string;
  env: Record<string, string>;
}) {
  let child: ChildProcess | undefined;
  /** Counts the processes; every mail knows which of them brought it. */
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
      throw new Error(`The site ended by itself:\n${complaints.slice(-20).join('\n')}`);
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
    /** Lines of the log at level warn and above, of all processes. */
    complaints: () => complaints,
    kill: () => end('SIGKILL'),
    /** @returns the exit code */
    stop: () => end('SIGTERM'),
    /** Resolves when the site answers that it is ready. @throws when it does not within 30 seconds */
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
