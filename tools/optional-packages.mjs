// Packages that only a nightly test or a measurement needs: they are installed in its folder on first use.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run } from './prepare.mjs';

/**
 * Loads a package in the version of the lockfile of a folder.
 * @param {string} folder below the repository's, with a package.json
 * @param {string} name
 * @returns {Promise<any>} its exports
 */
export async function loadPackage(folder, name) {
  const home = join(root, folder);
  if (!existsSync(join(home, 'node_modules', name))) {
    console.error(`Installing the packages of ${folder}…`);
    run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: home,
      shell: process.platform === 'win32',
      stdio: ['inherit', 2, 2],
    });
  }
  return import(pathToFileURL(createRequire(join(home, 'package.json')).resolve(name)).href);
}
