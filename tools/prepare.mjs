// Plain JavaScript without dependencies: this runs on a fresh clone, before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
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
  'tools/styles.mjs',
  'remix.config.js',
  'tsconfig.json',
  'package-lock.json',
  'tools/hotel.mjs',
  'tools/hotel-config.mjs',
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

/** Installs the lockfile's packages unless they are installed already. A release is left as it is: its site may be running. */
export function ensureInstalled() {
  if (isRelease(root)) return;
  const folder = join(root, 'node_modules');
  // A symlinked folder belongs to another checkout, which installing here would break.
  if (existsSync(folder) && lstatSync(folder).isSymbolicLink()) return;
  const stamp = join(folder, '.lockfile');
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const wanted = `${hash} ${process.version} ${process.platform} ${process.arch}`;
  const isInstalled = () => readIfThere(stamp) === wanted;
  if (isInstalled()) return;
  withFileLock(join(root, '.cache', 'install.lock'), () => {
    if (isInstalled()) return;
    console.error('Installing packages…');
    run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
      shell: process.platform === 'win32',
      stdio: onStandardError,
    });
    writeFileSync(stamp, wanted);
  });
}

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

export const isBuilt = () => readIfThere(stamp) === sourceState();

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
