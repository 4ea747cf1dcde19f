import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findFreePorts } from './free-ports';

export type PostgresServer = {
  /** Of the database `postgres`, as its superuser. */
  url: string;
  /** Ends immediately, as when its machine fails; the data stay. */
  kill(): Promise<void>;
  /** Starts it again after `kill`, on the same port and data. */
  restart(): Promise<void>;
  /** Like `restart`, but as a hot standby, which can be read until `pg_promote()`. */
  restartAsStandby(): Promise<void>;
  stop(): Promise<void>;
};

/** Where `initdb` and `postgres` are: beside the path, or where Debian puts them, the newest first. */
function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** The server that `postgres-setup.ts` has started; undefined where tests run on SQLite. */
export const testServerUrl = (): string | undefined => process.env.TEST_POSTGRES_URL;

/** Whether this machine can run tests on PostgreSQL. */
export const hasPostgres = (): boolean => findBinaries() !== undefined;

/** PostgreSQL refuses to run as root: its packages bring a user of that name. */
export function findUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A separate server on a free loopback port, without the disk flushes that protect real data. */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = findBinaries();
  if (bin === undefined) throw new Error('No initdb and postgres: apt-get install postgresql');
  const user = findUser();
  const folder = mkdtempSync(join(tmpdir(), 'test-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const port = await findFreePorts();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = ['fsync=off', 'full_page_writes=off'];
  settings.push('max_connections=400', 'listen_addresses=127.0.0.1', `unix_socket_directories=`);
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  let server: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  const start = async () => {
    server = spawn(join(bin, 'postgres'), args, { ...user, cwd: folder, stdio: 'ignore' });
    await untilReady(url, server);
  };
  const killWithProcess = () => void server?.kill('SIGQUIT');
  process.once('exit', killWithProcess);
  await start();
  return {
    url,
    kill: () => end('SIGQUIT'),
    restart: start,
    async restartAsStandby() {
      // PostgreSQL removes it when it is promoted.
      const signal = join(data, 'standby.signal');
      writeFileSync(signal, '');
      if (user) chownSync(signal, user.uid, user.gid);
      await start();
    },
    async stop() {
      process.off('exit', killWithProcess);
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null && server.signalCode === null) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await wait(50);
    }
  }
  throw new Error(`PostgreSQL did not start (exit code ${server.exitCode})`);
}

/** Runs one statement as the server's superuser. */
export async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The address of another database of a server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
