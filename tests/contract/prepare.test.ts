import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** A checkout with an npm that installs an empty folder and compiles until the given command has succeeded. */
function makeCheckout(compile: string) {
  const folder = mkdtempSync(join(tmpdir(), 'install-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const path of ['tools', 'app/platform/processes/is-running.js', 'package-lock.json']) {
    const isModule = (from: string) => !from.includes('node_modules');
    cpSync(path, join(folder, path), { recursive: true, filter: isModule });
  }
  const npm = `#!/bin/sh\ncase $1 in ci) mkdir node_modules ;; rebuild) ${compile} ;; esac\n`;
  writeFileSync(join(folder, 'npm'), npm, { mode: 0o755 });
  return folder;
}

/** Installs, and writes the file `built` meanwhile. */
function install(folder: string) {
  const code = `
    import { writeFileSync } from 'node:fs';
    import { ensureInstalled } from './tools/prepare.mjs';
    await ensureInstalled(() => writeFileSync('built', ''));
    console.log('installed');`;
  const args = ['--input-type=module', '--eval', code];
  const env = { NODE_ENV: 'test', PATH: `${folder}:${process.env.PATH}` } as const;
  return spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8', timeout: 30_000 });
}

test('native addons are compiled while the site is built, once', () => {
  const folder = makeCheckout('until test -f built; do sleep 0.05; done; echo compiled >> log');
  expect(install(folder)).toMatchObject({ status: 0, stdout: 'installed\n' });
  expect(existsSync(join(folder, 'log'))).toBe(true);
  rmSync(join(folder, 'log'));
  expect(install(folder)).toMatchObject({ status: 0, stdout: 'installed\n' });
  expect(existsSync(join(folder, 'log'))).toBe(false);
});

test('an addon that cannot be compiled ends the command, and the next one tries again', () => {
  const folder = makeCheckout('rm -r node_modules; exit 7');
  expect(install(folder)).toMatchObject({ status: 7, stdout: '' });
  expect(install(folder).stderr).toContain('Installing packages');
});

test('a build that the system has killed says that memory may be short', () => {
  const code = `import('./tools/prepare.mjs').then(({ run }) =>
    run(process.execPath, ['--eval', 'process.kill(process.pid, "SIGKILL")']));`;
  const ended = spawnSync(process.execPath, ['--eval', code], { encoding: 'utf8' });
  expect(ended.status).toBe(1);
  expect(ended.stderr).toMatch(/^Ended by SIGKILL, probably for want of memory/);
});
