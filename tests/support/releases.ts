import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { releasePath } from '../../tools/deploy/releases.mjs';
import { findFreePorts } from './free-ports';
import { databaseSettings, provideDatabase } from './site-database';

/** A release as `npm run deploy` leaves it: the current build, beside the packages and files that it reads. */
export function makeRelease(root: string, name: string, files: Record<string, string> = {}): void {
  const folder = releasePath(root, name);
  mkdirSync(join(folder, 'build'), { recursive: true });
  cpSync('build', join(folder, 'build'), { recursive: true });
  for (const shared of ['app', 'node_modules', 'package.json', 'tools']) {
    symlinkSync(resolve(shared), join(folder, shared));
  }
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
}

/**
 * Starts the supervisor with the current release of a folder, and waits until the site is ready.
 * @throws Error after two minutes, or when it has ended
 */
export async function startSupervisor(
  root: string,
  dataDir: string,
): Promise<{ url: string; pid: number | undefined; stop(): Promise<void> }> {
  const port = await findFreePorts();
  const url = `http://127.0.0.1:${port}`;
  const { PATH = '', HOME = '' } = process.env;
  const settings = {
    PORT: `${port}`,
    DATA_DIR: dataDir,
    SITE_URL: url,
    ...databaseSettings(dataDir),
  };
  await provideDatabase(dataDir);
  const child: ChildProcess = spawn(process.execPath, ['tools/supervise.mjs', root, '--demo'], {
    env: { NODE_ENV: 'production', PATH, HOME, TZ: 'UTC', PREPARE_PICTURES: '0', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  // It ends its site only when it is asked to end itself.
  const stopWithProcess = () => void child.kill('SIGTERM');
  process.once('exit', stopWithProcess);
  async function stop() {
    process.off('exit', stopWithProcess);
    stopWithProcess();
    await ended;
  }
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.status === 200) return { url, pid: child.pid, stop };
    await wait(100);
  }
  await stop();
  throw new Error('The supervised site did not start');
}

/** A connection on its way to a process that is killed is never answered. */
const visitLimitMs = 20_000;

/** Between two requests of a visitor: many fall into any update, and the machine has time for the update itself. */
const visitPauseMs = 20;

/**
 * Visitors who keep requesting pages until they are stopped.
 * @returns their errors, and the number of responses
 */
export function visit(
  url: string,
  paths: readonly string[],
): () => Promise<{ requests: number; failures: string[] }> {
  const failures: string[] = [];
  const over = new AbortController();
  let requests = 0;
  const visitor = async () => {
    for (let turn = 0; !over.signal.aborted; turn++) {
      const path = paths[turn % paths.length] ?? '/';
      const signal = AbortSignal.timeout(visitLimitMs);
      const status = await fetch(url + path, { redirect: 'manual', signal }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        (error: unknown) => String((error as Error).cause ?? error),
      );
      if (status !== 200) failures.push(`${path}: ${status}`);
      requests += 1;
      await wait(visitPauseMs);
    }
  };
  const visitors = Array.from({ length: 3 }, visitor);
  return async () => {
    over.abort();
    await Promise.all(visitors);
    return { requests, failures };
  };
}
