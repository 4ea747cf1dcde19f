import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { eventually } from './eventually';
import { findFreePorts } from './free-ports';
import { findUser } from './postgres-server';

/** Debian puts it in a folder that is not in everybody’s path. */
const findProgram = () =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, 'pgbouncer'))
    .find((path) => existsSync(path));

/** Whether this machine has PgBouncer, a connection pooler. */
export const hasPgBouncer = (): boolean => findProgram() !== undefined;

/** Starts PgBouncer in front of a server. @returns the address of the server's database through it */
export async function startPgBouncer(serverUrl: string, mode: 'session' | 'transaction') {
  const program = findProgram();
  if (program === undefined) throw new Error('No pgbouncer: apt-get install pgbouncer');
  // It refuses to run as root too.
  const user = findUser();
  const folder = mkdtempSync(join(tmpdir(), 'test-pgbouncer-'));
  const settings = join(folder, 'pgbouncer.ini');
  const { port: serverPort } = new URL(serverUrl);
  const port = await findFreePorts();
  writeFileSync(
    settings,
    `[databases]
* = host=127.0.0.1 port=${serverPort} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
`,
  );
  if (user) for (const path of [folder, settings]) chownSync(path, user.uid, user.gid);
  const url = new URL(serverUrl);
  url.port = String(port);
  const server: ChildProcess = spawn(program, [settings], { ...user, stdio: 'ignore' });
  await eventually(async () => {
    const client = new pg.Client({ connectionString: url.href });
    client.on('error', () => {});
    await client.connect();
    await client.end();
  });
  return {
    url: url.href,
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
