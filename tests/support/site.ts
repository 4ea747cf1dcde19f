import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endWithUs, hasEnded, untilEnded } from '../../tools/child-process.mjs';
import { sharePictures } from '../../tools/test-pictures.mjs';
import { findFreePorts } from './free-ports';
import { runOperator } from './operator';
import { databaseSettings, removeDatabase, provideDatabase } from './site-database';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Only guards against a hanging start. */
const startLimitMs = 120_000;

export type Site = {
  /** Origin without a slash at the end, `http://127.0.0.1:41234`. */
  url: string;
  port: number;
  dataDir: string;
  pid: number;
  /** Where the card provider's emulator answers, unless the settings name another provider. */
  emulatorUrl: string | undefined;
  /** Stops gracefully (SIGTERM), waits, removes a temporary data folder. @returns the exit code */
  stop(): Promise<number | null>;
  /** Kills immediately (SIGKILL); the data folder stays. */
  kill(): Promise<void>;
  /** Everything the process wrote so far. */
  log(): string;
};

export type SiteOptions = {
  env?: Record<string, string>;
  /** Where the site's clock starts, for content that is shown between certain days only; by default now. */
  clockAt?: Date | undefined;
  /** An existing data folder; by default a temporary one that `stop` removes. */
  dataDir?: string;
  /** The port to use again after a restart; the port after it is the emulator's. */
  port?: number;
  /** False for strict production; the operator's command then creates the database, as before a first start. */
  demo?: boolean;
  /** True for `@remix-run/serve`, without any setting but the port and the data folder. */
  plain?: boolean;
  /** True for a separate picture cache instead of the one that all sites under test share. */
  ownPictures?: boolean;
  /** Path of another build, relative to the repository. */
  buildDir?: string;
  /** False to start without creating a database and to wait for `/healthz` only, as `/readyz` would fail. */
  database?: boolean;
};

/**
 * Starts the built server as a separate process and waits until it is ready. Needs a build
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
  if (!options.ownPictures) sharePictures(dataDir);
  const env = options.plain ? plainEnv(port, dataDir) : siteEnv(port, dataDir, options);
  await provideDatabase(dataDir);
  if (options.demo === false && options.database !== false) await ensureDatabase(dataDir);
  const args = options.plain
    ? ['node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js']
    : [
        join(options.buildDir ?? 'build', 'server/server.js'),
        ...(options.demo === false ? [] : ['--demo']),
      ];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // An interrupted test run must not leave servers behind.
  endWithUs(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const site: Site = {
    url,
    port,
    dataDir,
    pid: child.pid ?? 0,
    emulatorUrl: env.WSPAY_SHOP_ID ? undefined : `http://127.0.0.1:${port + 1}`,
    log: () => output,
    async kill() {
      child.kill('SIGKILL');
      await untilEnded(child);
    },
    async stop() {
      child.kill('SIGTERM');
      const { code } = await untilEnded(child);
      if (options.dataDir === undefined) await forget(dataDir);
      return code;
    },
  };
  try {
    await untilReady(site, child, options.database === false ? '/healthz' : '/readyz');
  } catch (error) {
    await site.kill();
    if (options.dataDir === undefined) await forget(dataDir);
    throw error;
  }
  return site;
}

async function forget(dataDir: string): Promise<void> {
  rmSync(dataDir, { recursive: true, force: true });
  await removeDatabase(dataDir);
}

/** Only what a process needs of the surrounding environment: a developer's settings must not affect a test. */
function siteEnv(port: number, dataDir: string, options: SiteOptions): NodeJS.ProcessEnv {
  const { PATH = '', HOME = '' } = process.env;
  const url = `http://127.0.0.1:${port}`;
  const own = {
    PORT: String(port),
    DATA_DIR: dataDir,
    SITE_URL: url,
    ...databaseSettings(dataDir),
  };
  const quiet = { PREPARE_PICTURES: '0' };
  const clock = options.clockAt && {
    NODE_OPTIONS: `--require ${join(root, 'tests/support/clock-at.cjs')}`,
    CLOCK_AT: options.clockAt.toISOString(),
  };
  const common = { PATH, HOME, TZ: 'UTC', NODE_ENV: 'production' as const };
  return { ...common, ...quiet, ...own, ...clock, ...options.env };
}

function plainEnv(port: number, dataDir: string): NodeJS.ProcessEnv {
  const { PATH = '', HOME = '' } = process.env;
  // The types of Remix require NODE_ENV, which remix-serve sets itself.
  return {
    PATH,
    HOME,
    PORT: String(port),
    DATA_DIR: dataDir,
  } as Partial<NodeJS.ProcessEnv> as NodeJS.ProcessEnv;
}

async function ensureDatabase(dataDir: string): Promise<void> {
  const { code, err } = await runOperator(dataDir, ['database', 'create']);
  if (code === 0 || err.includes('already exists')) return;
  throw new Error(`The database was not created:\n${err}`);
}

async function untilReady(site: Site, child: ChildProcess, probe: string): Promise<void> {
  const deadline = Date.now() + startLimitMs;
  while (Date.now() < deadline) {
    if (hasEnded(child)) break;
    const ready = await fetch(site.url + probe).catch(() => undefined);
    await ready?.text();
    if (ready?.status === 200) return;
    await wait(30);
  }
  throw new Error(`The site did not start (exit code ${child.exitCode}):\n${site.log()}`);
}
