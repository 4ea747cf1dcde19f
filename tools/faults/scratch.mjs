// A copy of this checkout in which faults are seeded one by one: the developer's own files are never touched.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../prepare.mjs';
import { countMatches } from './catalogue.mjs';

const name = createHash('sha256').update(root).digest('hex').slice(0, 8);
export const scratch = join(tmpdir(), `murva-faults-${name}`);
const listFile = join(scratch, '.murva-files');

function listSources() {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error('Needs a git checkout');
  return stdout.split('\0').filter((path) => path && existsSync(join(root, path)));
}

function isSame(from, to) {
  if (!existsSync(to)) return false;
  const [a, b] = [statSync(from), statSync(to)];
  return a.size === b.size && Math.trunc(a.mtimeMs) === Math.trunc(b.mtimeMs);
}

/** Makes the copy equal to the checkout's files as they are now. What was built before stays: its stamp tells its age. */
export function refreshScratch() {
  mkdirSync(scratch, { recursive: true });
  const sources = listSources();
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

/** Seeds a fault. @returns what takes it back, times of the file included: builds are known by them */
export function seed(fault) {
  if (countMatches(fault, scratch) !== 1) {
    throw new Error(`${fault.id}: not exactly once in ${fault.file}`);
  }
  const path = join(scratch, fault.file);
  const { atimeMs, mtimeMs } = statSync(path);
  const text = readFileSync(path, 'utf8');
  const { find, replace, prepend = '' } = fault;
  writeFileSync(path, prepend + text.split(find).join(replace));
  return () => {
    writeFileSync(path, text);
    utimesSync(path, atimeMs / 1000, mtimeMs / 1000);
  };
}

const build = join(scratch, 'build');
const cleanBuild = join(scratch, 'build-clean');

/** Keeps the build of the copy without faults, */
export function keepCleanBuild() {
  rmSync(cleanBuild, { recursive: true, force: true });
  cpSync(build, cleanBuild, { recursive: true, preserveTimestamps: true });
}

/** and brings it back. */
export function restoreCleanBuild() {
  if (!existsSync(cleanBuild)) return;
  rmSync(build, { recursive: true, force: true });
  mkdirSync(dirname(build), { recursive: true });
  cpSync(cleanBuild, build, { recursive: true, preserveTimestamps: true });
}
