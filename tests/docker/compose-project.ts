import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listCheckoutFiles } from '../../tools/checkout-files.mjs';
import { root } from '../../tools/prepare.mjs';

export type ComposeProject = ReturnType<typeof openComposeProject>;

const succeeds = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;

/** @returns how Compose is called here: Docker's own plugin, or the program of earlier days */
function findCompose(): readonly [program: string, ...args: string[]] {
  if (!succeeds('docker', 'info')) throw new Error('Docker does not run on this machine');
  if (succeeds('docker', 'compose', 'version')) return ['docker', 'compose'];
  if (succeeds('docker-compose', 'version')) return ['docker-compose'];
  throw new Error('Docker Compose is not installed on this machine');
}

/**
 * A copy of the checkout's files with an `.env` beside its compose file, as the handbook describes it. Its Caddy takes the
 * ports 80 and 443.
 * @throws Error when there is no Docker
 */
export function openComposeProject(siteUrl: string) {
  const [program, ...first] = findCompose();
  const folder = mkdtempSync(join(tmpdir(), 'murva-docker-'));
  for (const path of listCheckoutFiles()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  const settings = {
    SITE_URL: siteUrl,
    SESSION_SECRET: randomBytes(48).toString('base64'),
    POSTGRES_PASSWORD: randomBytes(24).toString('hex'),
    PAYMENT_DEMO: '1',
    WEB_PROCESSES: '2',
  };
  function setSettings(changes: Partial<Record<keyof typeof settings, string>>): void {
    const lines = Object.entries({ ...settings, ...changes }).map(
      ([name, value]) => `${name}=${value}`,
    );
    writeFileSync(join(folder, '.env'), `${lines.join('\n')}\n`);
  }
  setSettings({});

  /** Does not hold up the requests that are being sent meanwhile. */
  function tryCompose(...args: string[]): Promise<{ status: unknown; output: string }> {
    const env = { ...process.env, COMPOSE_PROJECT_NAME: 'murva-test' };
    const options = { cwd: folder, env, timeout: 20 * 60_000, maxBuffer: 2 ** 28 };
    return new Promise((resolve) => {
      execFile(program, [...first, ...args], options, (error, stdout, stderr) => {
        resolve({
          status: error?.code ?? (error ? 1 : 0),
          output: error ? stdout + stderr : stdout,
        });
      });
    });
  }

  /** @returns the standard output. @throws Error when the command fails */
  async function compose(...args: string[]): Promise<string> {
    const { status, output } = await tryCompose(...args);
    if (status !== 0) throw new Error(`compose ${args.join(' ')}: ${output.slice(-4000)}`);
    return output;
  }

  const operatorProgram = ['node', 'build/server/operator.js'];
  return {
    compose,
    tryCompose,
    setSettings,
    /** Runs an operator's command in the container of the running site. */
    operate: (...args: string[]) => compose('exec', '-T', 'site', ...operatorProgram, ...args),
    /** The same in a container of its own, with `backups`, a folder of the host, at `/backups`. */
    operateAside: (backups: string, ...args: string[]) => {
      const volume = ['--volume', `${backups}:/backups`];
      return tryCompose('run', '--rm', '-T', ...volume, 'site', ...operatorProgram, ...args);
    },
    editComposeFile(edit: (text: string) => string): void {
      const path = join(folder, 'compose.yaml');
      writeFileSync(path, edit(readFileSync(path, 'utf8')));
    },
    async close(): Promise<void> {
      await tryCompose('down', '--volumes', '--remove-orphans');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
