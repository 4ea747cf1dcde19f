// Plain JavaScript without dependencies: finds a Chromium for the browser tests, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { root } from './prepare.mjs';

const isRootOnLinux = process.platform === 'linux' && process.getuid?.() === 0;

/**
 * Whether it runs: some systems have a script of this name that only suggests a package to install.
 * @param {string} path
 */
function runs(path) {
  const { status } = spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
  return status === 0;
}

/**
 * The first in PATH that runs.
 * @param {string[]} names
 */
export function findInPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path) && runs(path));
}

/** The system's Chromium: the one in CHROMIUM_PATH, else the first in PATH that runs. */
export function findChromium() {
  return process.env.CHROMIUM_PATH || findInPath(['chromium', 'chromium-browser', 'google-chrome']);
}

/**
 * The same browser without windows, toolbars and profiles, which Playwright itself downloads for tests: it opens a new
 * context in a third of the time. It has no back/forward cache.
 */
export const findHeadlessShell = () => findInPath(['chromium-headless-shell']);

/** The path of Playwright's own Chromium; undefined until it is downloaded. */
function findDownloaded() {
  try {
    const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test');
    return [chromium.executablePath()].find((path) => existsSync(path) && runs(path));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function attempt(command, args) {
  console.log(`$ ${[command, ...args].join(' ')}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status === 0;
}

/**
 * The path of a Chromium that runs: the system's, Playwright's, or one that it installs.
 * Undefined if none can be installed; the output then lists the attempts.
 */
export function ensureBrowser() {
  const found = findChromium() ?? findDownloaded();
  if (found) return found;
  console.log('No Chromium found, installing one…');
  const withSystem = isRootOnLinux ? ['--with-deps'] : [];
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  attempt(process.execPath, [cli, 'install', ...withSystem, 'chromium']);
  const downloaded = findDownloaded();
  if (downloaded) return downloaded;
  if (isRootOnLinux && attempt('apt-get', ['update'])) {
    const install = ['install', '-y', '--no-install-recommends'];
    attempt('apt-get', [...install, 'chromium']);
    // Not every system has this one.
    attempt('apt-get', [...install, 'chromium-headless-shell']);
  }
  return findChromium();
}
