import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkRelease } from '../../tools/deploy/check.mjs';
import {
  draftPath,
  listReleases,
  makeCurrent,
  makeDraft,
  readLink,
  releasePath,
  removeOldDrafts,
  removeOldReleases,
  removeRefused,
} from '../../tools/deploy/releases.mjs';
import { Supervisor } from '../../tools/deploy/supervisor.mjs';
import { swapTo } from '../../tools/deploy/swap.mjs';
import { makeTempDir } from '../support/memory-database';

test('a command in a release neither installs packages nor builds, since its site may be running', () => {
  const folder = makeTempDir();
  for (const path of [
    'tools/prepare.mjs',
    'tools/hotel.mjs',
    'tools/placeholders.mjs',
    'tools/deploy',
    'app/platform/processes/is-running.js',
    'tools/file-lock.mjs',
    'package-lock.json',
  ]) {
    cpSync(path, join(folder, path), { recursive: true });
  }
  mkdirSync(join(folder, 'build'));
  const code = `import('./tools/prepare.mjs').then((it) => it.ensureInstalledAndBuilt());`;
  // There is no npm in that PATH: any attempt to install fails.
  const env = { NODE_ENV: 'test', PATH: folder } as const;
  const prepare = () =>
    spawnSync(process.execPath, ['--eval', code], { cwd: folder, env, encoding: 'utf8' });
  expect(prepare().stderr).toContain('Installing packages');
  writeFileSync(join(folder, 'build/own-assets.json'), '[]');
  expect(prepare()).toMatchObject({ status: 0, stderr: '' });
});

test('two updates of the same second are not built in the same folder', () => {
  const root = makeTempDir();
  const name = '20261123T080000Z-a';
  expect(makeDraft(root, name)).toBe(draftPath(root, name));
  expect(() => makeDraft(root, name)).toThrow('EEXIST');
});

test('what an interrupted update has left is removed by the next, and neither a release nor what is being built', () => {
  const root = makeTempDir();
  const [old, recent] = ['20261123T080000Z-a', '20261124T080000Z-b'] as const;
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  // Versions before named no process.
  const unknown = releasePath(root, `.${recent}`);
  const kept = [releasePath(root, old), unknown, draftPath(root, recent)];
  const left = [draftPath(root, old), releasePath(root, `.${old}`), draftPath(root, recent, ended)];
  for (const path of [...kept, ...left]) mkdirSync(path, { recursive: true });
  removeOldDrafts(root, new Date('2026-11-24T20:00:00Z'));
  expect(readdirSync(join(root, 'releases')).sort()).toEqual(
    kept.map((path) => basename(path)).sort(),
  );
});

const [first, second] = ['20261123T080000Z-a', '20261124T080000Z-b'] as const;

/** A release whose check ends as given. */
function makeChecked(root: string, name: string, check: string): void {
  mkdirSync(join(releasePath(root, name), 'build/server'), { recursive: true });
  writeFileSync(join(releasePath(root, name), 'build/server/operator.js'), check);
}

const good = 'console.log("ok    settings");';
const bad = 'console.log("fail  settings"); process.exitCode = 1;';

test('without a supervisor a release that fails its check does not replace another', async () => {
  const root = makeTempDir();
  makeChecked(root, second, bad);
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const err = vi.mocked(console.error).mockImplementation(() => {});
  // The first deploy comes before the database and, often, the settings.
  makeChecked(root, first, bad);
  expect(await swapTo(root, first)).toBe(0);
  expect(await swapTo(root, second)).toBe(1);
  expect(err.mock.calls.flat().join('\n')).toContain('fail  settings');
  expect(readLink(root, 'current')).toBe(first);
  expect(await swapTo(root, second, { isChecked: false })).toBe(0);
  expect(readLink(root, 'current')).toBe(second);
  makeChecked(root, first, good);
  expect(await swapTo(root, first)).toBe(0);
  expect(readLink(root, 'current')).toBe(first);
  err.mockClear();
});

test('a supervisor that cannot be reached is not taken for none', async () => {
  const root = makeTempDir();
  makeChecked(root, second, good);
  makeCurrent(root, first);
  // Stands for a socket of another user (EACCES), which root may use.
  symlinkSync('control.sock', join(root, 'control.sock'));
  const err = vi.mocked(console.error).mockImplementation(() => {});
  expect(await swapTo(root, second)).toBe(1);
  expect(err.mock.calls.flat().join('\n')).toContain('ELOOP');
  expect(readLink(root, 'current')).toBe(first);
  err.mockClear();
});

test('a release that was being checked when its supervisor was stopped is not put in place', async () => {
  const root = makeTempDir();
  makeCurrent(root, first);
  makeChecked(root, second, good);
  writeFileSync(join(releasePath(root, second), 'build/server/server.js'), '');
  const supervisor = new Supervisor(root, []);
  const swapped = supervisor.swap(second);
  await supervisor.stop();
  expect(await swapped).toEqual({ ok: false, text: 'The supervisor is being stopped' });
});

test('an update that keeps failing and cannot be taken back does not end its supervisor', async () => {
  const root = makeTempDir();
  const opens = 'process.send({ isOpen: true, isDatabaseUsable: true });';
  for (const [name, then] of [
    [first, 'setInterval(() => {}, 1_000);'],
    [second, 'setTimeout(() => process.exit(70), 100);'],
  ] as const) {
    makeChecked(root, name, good);
    writeFileSync(join(releasePath(root, name), 'build/server/server.js'), opens + then);
  }
  makeCurrent(root, first);
  const err = vi.mocked(console.error).mockImplementation(() => {});
  const supervisor = new Supervisor(root, []);
  onTestFinished(() => supervisor.stop());
  await supervisor.start();
  expect(await supervisor.swap(second)).toMatchObject({ ok: true });
  // Stands for a system that has no memory for the check.
  renameSync(join(root, 'releases'), join(root, 'elsewhere'));
  writeFileSync(join(root, 'releases'), '');
  await vi.waitFor(
    () => expect(err.mock.calls.flat().join('\n')).toMatch(/was not taken back.*ENOTDIR/),
    { timeout: 60_000 },
  );
  err.mockClear();
});

test('a check that takes too long is ended, and says so', async () => {
  const root = makeTempDir();
  makeChecked(root, first, 'console.log("ok    settings"); setInterval(() => {}, 1000);');
  const { ok, text } = await checkRelease(releasePath(root, first), [], 2_000);
  expect(ok).toBe(false);
  expect(text).toContain('longer than 2 s');
});

test('a refused release is removed, unless it is in use after all', () => {
  const root = makeTempDir();
  for (const name of [first, second]) mkdirSync(releasePath(root, name), { recursive: true });
  makeCurrent(root, first);
  removeRefused(root, first);
  removeRefused(root, second);
  expect(listReleases(root)).toEqual([first]);
});

test('where a link cannot be made, both stay as they are', () => {
  const root = makeTempDir();
  makeCurrent(root, first);
  const third = '20261125T080000Z-c';
  for (const link of ['current', 'previous'] as const) {
    makeCurrent(root, second);
    makeCurrent(root, first);
    const obstacle = join(root, `.${link}-${process.pid}`);
    mkdirSync(obstacle);
    expect(() => makeCurrent(root, third)).toThrow();
    expect([readLink(root, 'current'), readLink(root, 'previous')]).toEqual([first, second]);
    rmSync(obstacle, { recursive: true });
  }
});

test('an old release that cannot be removed is named, and the others are removed', () => {
  const root = makeTempDir();
  const names = Array.from({ length: 7 }, (_, day) => `2026110${day + 1}T080000Z-a`);
  for (const name of names) mkdirSync(releasePath(root, name), { recursive: true });
  const [stuck = '', removable = ''] = names;
  const remove = (path: string) => {
    if (path.endsWith(stuck)) throw new Error('EACCES: permission denied');
    rmSync(path, { recursive: true });
  };
  expect(removeOldReleases(root, remove)).toEqual([
    `${stuck} could not be removed: EACCES: permission denied`,
    `Removed ${removable}`,
  ]);
  expect(existsSync(releasePath(root, removable))).toBe(false);
});

test.each([
  ['supervise', [], 'There is no folder'],
  ['rollback', [], 'There is no previous release. There are: none'],
  ['rollback', [first], `There is no release ${first}. There are: none`],
  ['deploy', ['no-such-branch'], 'There is no commit, tag or branch no-such-branch'],
])('%s %j in a folder that does not exist says what is missing', (tool, more, words) => {
  const folder = join(makeTempDir(), 'hotl');
  const args = [`tools/${tool}.mjs`, folder, ...more];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain(words);
  expect(existsSync(folder)).toBe(false);
});
