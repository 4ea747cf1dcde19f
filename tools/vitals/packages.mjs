// Packages that only these measurements need: they are installed beside this file on first use.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { run } from '../prepare.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * Loads a package in the version of the lockfile beside this file.
 * @param {string} name
 * @returns {Promise<any>} its exports
 */
export async function loadPackage(name) {
  if (!existsSync(join(here, 'node_modules', name))) {
    console.error('Installing the packages of the measurements…');
    run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: here,
      shell: process.platform === 'win32',
      stdio: ['inherit', 2, 2],
    });
  }
  return import(pathToFileURL(createRequire(import.meta.url).resolve(name)).href);
}
