// Plain JavaScript without dependencies: this runs on a fresh clone, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, lstatSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRelease } from './deploy/releases.mjs';
import { buildDir, hotelDir } from './hotel.mjs';
import { withFileLock } from './file-lock.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

const sources = [
  'app',
  'public',
  'translations',
  'server.ts',
  'operator.ts',
  'remix-serve.ts',
  'vite.config.ts',
  'tools/build-errors.mjs',
  'tools/styles.mjs',
  'remix.config.js',
  'tsconfig.json',
  'package-lock.json',
  'tools/hotel.mjs',
  'tools/hotel-config.mjs',
  'tools/hotel-colors.mjs',
  'tools/hotel-formats.mjs',
  'tools/suggest-name.mjs',
];

/**
 * Standard output is reserved for the requested command, as an operator may redirect it to a file.
 * @type {import('node:child_process').StdioOptions}
 */
const onStandardError = ['inherit', 2, 2];

/**
 * Runs a command; if it fails, exits this process with the same code.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
export function run(command, args, options = {}) {
  const { status, signal, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    ...options,
  });
  if (error) throw error;
  // By the kernel, or by V8, whose limit follows from the machine's memory.
  if (signal === 'SIGKILL' || signal === 'SIGABRT') {
    console.error(`Ended by ${signal}, probably for want of memory: a build takes 1.3 GB`);
  }
  if (status !== 0) process.exit(status ?? 1);
}

/** @param {string} path */
function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/**
 * Installs the lockfile's packages unless they are installed already. A release is left as it is: its site may be running.
 * @template T
 * @param {() => T | Promise<T>} [meanwhile] work that needs the packages, but no native addon: it runs while npm compiles
 *   the addons whose binaries cannot be downloaded, for more than a minute
 * @returns {Promise<T | undefined>} what that work returned
 */
export async function ensureInstalled(meanwhile) {
  if (isRelease(root) || isOfAnotherCheckout() || isInstalled()) return meanwhile?.();
  return withFileLock(join(root, '.cache', 'install.lock'), async () => {
    if (isInstalled()) return meanwhile?.();
    console.error('Installing packages…');
    const shell = process.platform === 'win32';
    const install = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
    run('npm', install, { shell, stdio: onStandardError });
    const env = { ...process.env, JOBS: 'max' };
    const compiler = spawn('npm', ['rebuild'], { cwd: root, env, shell, stdio: onStandardError });
    const compiled = once(compiler, 'exit');
    if (process.availableMemory() < roomyBytes) await compiled;
    const stop = () => compiler.kill();
    process.once('exit', stop);
    const result = await meanwhile?.();
    const [status] = await compiled;
    process.off('exit', stop);
    if (status !== 0) process.exit(status ?? 1);
    writeFileSync(installStamp, describeInstallation());
    return result;
  });
}

/** A build takes 1.3 GB, and compiling an addon 0.7 beside it. */
const roomyBytes = 3e9;

/** A symlinked folder belongs to another checkout, which installing here would break. */
function isOfAnotherCheckout() {
  const folder = join(root, 'node_modules');
  return existsSync(folder) && lstatSync(folder).isSymbolicLink();
}

const installStamp = join(root, 'node_modules', '.lockfile');

function describeInstallation() {
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  const hash = createHash('sha256').update(lockfile).digest('hex');
  return `${hash} ${process.version} ${process.platform} ${process.arch}`;
}

const isInstalled = () => readIfThere(installStamp) === describeInstallation();

/** Installs and builds what is missing, at the same time where it can. */
export const ensureInstalledAndBuilt = () => ensureInstalled(ensureBuilt);

/**
 * @param {string} path
 * @returns {Generator<string>}
 */
function* listFiles(path) {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* listFiles(join(path, name));
}

/** The state of the sources: a build of the same state is up to date. */
export function sourceState() {
  const hash = createHash('sha256');
  for (const source of [...sources.map((path) => join(root, path)), hotelDir]) {
    for (const path of listFiles(source)) {
      const { size, mtimeMs } = statSync(path);
      hash.update(`${path} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

const stamp = join(buildDir, '.sources');

/** Records which state of the sources was built. @param {string} state as it was before the build, which may lack later changes */
export const stampBuild = (state) => writeFileSync(stamp, state);

export const isBuilt = () => existsSync(hotelDir) && readIfThere(stamp) === sourceState();

/** Held while this build's folder is written. */
export const buildLock = join(root, '.cache', `${basename(buildDir)}.lock`);

/** Builds for production unless the build is up to date. A release is left as it is: its site may be running. */
export function ensureBuilt() {
  if (isRelease(root)) return;
  if (isBuilt()) return;
  console.error('Building…');
  const build = [join(root, 'tools', 'build.mjs'), '--unless-built'];
  run(process.execPath, build, { stdio: onStandardError });
}
