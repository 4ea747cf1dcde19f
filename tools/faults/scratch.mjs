// A copy of this checkout in which faults are seeded one by one: the developer's own files are never touched.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listCheckoutFiles } from '../checkout-files.mjs';
import { isRunning } from '../../app/platform/processes/is-running.js';
import { root } from '../prepare.mjs';
import { countMatches } from './catalogue.mjs';

const name = createHash('sha256').update(root).digest('hex').slice(0, 8);
export const scratch = join(tmpdir(), `murva-faults-${name}`);
const listFile = join(scratch, '.murva-files');

/**
 * @param {string} from
 * @param {string} to
 */
function isSame(from, to) {
  if (!existsSync(to)) return false;
  const [a, b] = [statSync(from), statSync(to)];
  return a.size === b.size && Math.trunc(a.mtimeMs) === Math.trunc(b.mtimeMs);
}

const lockFile = join(scratch, '.murva-lock');

/** One run at a time, as all share the copy. @throws Error while another one is running */
function lock() {
  const owner = existsSync(lockFile) ? Number(readFileSync(lockFile, 'utf8')) : 0;
  if (owner && owner !== process.pid && isRunning(owner)) {
    throw new Error(`Faults are being seeded already, by process ${owner}`);
  }
  writeFileSync(lockFile, String(process.pid));
  process.once('exit', () => rmSync(lockFile, { force: true }));
}

/** Synchronises the copy with the checkout's files. An existing build stays: its stamp shows whether it is up to date. */
export function refreshScratch() {
  mkdirSync(scratch, { recursive: true });
  lock();
  const sources = listCheckoutFiles();
  const wanted = new Set(sources);
  const before = existsSync(listFile) ? readFileSync(listFile, 'utf8').split('\n') : [];
  for (const path of before) if (path && !wanted.has(path)) rmSync(join(scratch, path));
  for (const path of sources) {
    const [from, to] = [join(root, path), join(scratch, path)];
    if (!isSame(from, to)) cpSync(from, to, { preserveTimestamps: true });
  }
  writeFileSync(listFile, sources.join('\n'));
  const modules = join(scratch, 'node_modules');
  if (!existsSync(modules)) symlinkSync(realpathSync(join(root, 'node_modules')), modules, 'dir');
}

/**
 * Seeds a fault.
 * @param {import('./catalogue.mjs').Fault} fault
 * @returns a function that removes it. The original file is moved aside and back, which keeps its times: a build is up to date
 *   if they have not changed
 */
export function seed(fault) {
  if (countMatches(fault, scratch) !== 1) {
    throw new Error(`${fault.id}: not exactly once in ${fault.file}`);
  }
  const { find, replace, prepend = '' } = fault;
  const path = join(scratch, fault.file);
  const aside = join(scratch, '.murva-aside', fault.id);
  mkdirSync(dirname(aside), { recursive: true });
  renameSync(path, aside);
  writeFileSync(path, prepend + readFileSync(aside, 'utf8').split(find).join(replace));
  return () => renameSync(aside, path);
}

const build = join(scratch, 'build');
const cleanBuild = join(scratch, 'build-clean');

/** Saves the copy's build without faults. */
export function keepCleanBuild() {
  rmSync(cleanBuild, { recursive: true, force: true });
  cpSync(build, cleanBuild, { recursive: true, preserveTimestamps: true });
}

/** Restores the saved build. */
export function restoreCleanBuild() {
  if (!existsSync(cleanBuild)) return;
  rmSync(build, { recursive: true, force: true });
  mkdirSync(dirname(build), { recursive: true });
  cpSync(cleanBuild, build, { recursive: true, preserveTimestamps: true });
}
