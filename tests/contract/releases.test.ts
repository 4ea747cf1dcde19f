import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { draftPath, releasePath, removeOldDrafts } from '../../tools/deploy/releases.mjs';
import { makeTempDir } from '../support/memory-database';

test('a command in a release neither installs packages nor builds, since its site may be running', () => {
  const folder = makeTempDir();
  for (const path of [
    'tools/prepare.mjs',
    'tools/hotel.mjs',
    'tools/deploy',
    'package-lock.json',
  ]) {
    cpSync(path, join(folder, path), { recursive: true });
  }
  mkdirSync(join(folder, 'build'));
  const code = `import('./tools/prepare.mjs').then((it) => { it.ensureInstalled(); it.ensureBuilt(); });`;
  // There is no npm in that PATH: any attempt to install fails.
  const env = { NODE_ENV: 'test', PATH: folder } as const;
  const prepare = () =>
    spawnSync(process.execPath, ['--eval', code], { cwd: folder, env, encoding: 'utf8' });
  expect(prepare().stderr).toContain('Installing packages');
  writeFileSync(join(folder, 'build/own-assets.json'), '[]');
  expect(prepare()).toMatchObject({ status: 0, stderr: '' });
});

test('what an interrupted update has left is removed a day later, and no release', () => {
  const root = makeTempDir();
  const [old, recent] = ['20261123T080000Z-a', '20261124T080000Z-b'] as const;
  for (const path of [releasePath(root, old), draftPath(root, old), draftPath(root, recent)]) {
    mkdirSync(path, { recursive: true });
  }
  removeOldDrafts(root, new Date('2026-11-24T20:00:00Z'));
  expect(readdirSync(join(root, 'releases')).sort()).toEqual([`.${recent}`, old]);
});
