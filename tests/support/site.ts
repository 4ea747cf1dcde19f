import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runOperator } from './operator';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Against hanging alone. */
const startLimitMs = 120_000;

export type Site = {
  /** Origin without a slash at the end, `http://127.0.0.1:41234`. */
  url: string;
  port: number;
  dataDir: string;
  pid: number;
  /** Where the card provider's emulator answers, unless the settings name another provider. */
  emulatorUrl: string | undefined;
  /** Stops gracefully (SIGTERM), waits, removes a folder of its own. @returns the exit code */
  stop(): Promise<number | null>;
  /** Kills immediately (SIGKILL); the data folder stays. */
  kill(): Promise<void>;
  /** Everything the process wrote so far. */
  log(): string;
};

export type SiteOptions = {
  env?: Record<string, string>;
  /** A folder to go on with; without it an own one is made, and removed by `stop`. */
  dataDir?: string;
  /** The port to use again after a restart; the port after it is the emulator's. */
  port?: number;
  /** False for strict production; its database is then made by the operator's command, as at a first start. */
  demo?: boolean;
  /** True for pictures of its own instead of those that all sites under test share. */
  ownPictures?: boolean;
  /** Another build than this hotel's, from the repository's folder. */
  buildDir?: string;
  /** False to start on the folder as it is, and to wait for the port only: without a database nothing is ready. */
  database?: boolean;
};

// Named by their content: only the first site that needs one has to encode it.
const sharedPictures = join(root, '.cache', 'test-pictures');

function linkPictures(dataDir: string): void {
  mkdirSync(sharedPictures, { recursive: true });
  const link = join(dataDir, 'cache');
  if (existsSync(dataDir) && !existsSync(link)) symlinkSync(sharedPictures, link, 'dir');
}

const children = new Set<ChildProcess>();
// A test runner that is interrupted must not leave servers behind.
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/**
 * Starts the built server as a process of its own and waits until it is ready. Needs a build
 * (`tests/support/build-once.ts`).
 * @throws Error with the process's output when it ends early or is not ready in time
 */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  for (let tries = 1; ; tries++) {
    const port = options.port ?? (await findFreePorts());
    try {
      return await startAt(port, options);
    } catch (error) {
      // Between finding a port and binding it, another process may have taken it.
      const isTaken = error instanceof Error && error.message.includes('EADDRINUSE');
      if (!isTaken || options.port !== undefined || tries >= 5) throw error;
    }
  }
}

async function startAt(port: number, options: SiteOptions): Promise<Site> {
  const url = `http://127.0.0.1:${port}`;
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'murva-site-'));
  if (!options.ownPictures) linkPictures(dataDir);
  const env = siteEnv(port, dataDir, options);
  if (options.demo === false && options.database !== false) await ensureDatabase(dataDir);
  const args = [
    join(options.buildDir ?? 'build', 'server/server.js'),
    ...(options.demo === false ? [] : ['--demo']),
  ];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const exited = once(child, 'exit').then(([code]) => {
    children.delete(child);
    return code as number | null;
  });
  const site: Site = {
    url,
    port,
    dataDir,
    pid: child.pid ?? 0,
    emulatorUrl: env.WSPAY_SHOP_ID ? undefined : `http://127.0.0.1:${port + 1}`,
    log: () => output,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      const code = await exited;
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
  try {
    await untilReady(site, child, options.database === false ? '/healthz' : '/readyz');
  } catch (error) {
    await site.kill();
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
  return site;
}

/** Nothing of the surrounding environment but what a process needs: a developer's settings must not change a test. */
function siteEnv(port: number, dataDir: string, options: SiteOptions): NodeJS.ProcessEnv {
  const { PATH = '', HOME = '' } = process.env;
  const own = { PORT: String(port), DATA_DIR: dataDir, SITE_URL: `http://127.0.0.1:${port}` };
  const quiet = { PREPARE_PICTURES: '0' };
  return { PATH, HOME, TZ: 'UTC', NODE_ENV: 'production', ...quiet, ...own, ...options.env };
}

async function ensureDatabase(dataDir: string): Promise<void> {
  if (existsSync(join(dataDir, 'murva.sqlite'))) return;
  const { code, err } = await runOperator(dataDir, ['database', 'create']);
  if (code !== 0) throw new Error(`The database was not made:\n${err}`);
}

async function untilReady(site: Site, child: ChildProcess, probe: string): Promise<void> {
  const deadline = Date.now() + startLimitMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    const ready = await fetch(site.url + probe).catch(() => undefined);
    await ready?.text();
    if (ready?.status === 200) return;
    await wait(30);
  }
  throw new Error(`The site did not start (exit code ${child.exitCode}):\n${site.log()}`);
}

/**
 * A port that is free together with the one after it. Below those that systems give to outgoing connections: a site
 * that comes back to its port after a restart must not find one of them there.
 */
export async function findFreePorts(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}
