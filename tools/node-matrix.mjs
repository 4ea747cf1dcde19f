// `npm run test:node -- 22.23.3 24.21.0`: installs each version of Node.js from the npm registry, and with it a clone of the last
// commit, then builds it and runs everything but the browser tests. Prints which versions passed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { readOptions, refuse } from './options.mjs';
import { root } from './prepare.mjs';
import { runStage } from './stage.mjs';

const usage = 'npm run test:node -- <version, for example 22.23.3> …\n';
const { positionals: versions } = readOptions(usage, { allowPositionals: true, options: {} });
if (versions.length === 0) refuse('A version is missing.', usage);
for (const version of versions) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) refuse(`${version} is no version`, usage);
}

// As every tool does, which leaves a note: without it the first tool that a test starts would install again, in the middle of the run.
const install = "await (await import('./tools/prepare.mjs')).ensureInstalled()";

/**
 * @param {string} version
 * @returns {Promise<'passed' | 'failed' | 'not available'>}
 */
async function tryVersion(version) {
  const folder = mkdtempSync(join(tmpdir(), `node-${version}-`));
  const site = join(folder, 'site');
  const name = `node-${process.platform}-${process.arch}`;
  const node = join(folder, 'node', 'node_modules', name);
  // npm sets its own variables for the scripts that it runs; the other version's npm commands must not inherit them.
  const inherited = Object.entries(process.env).filter(([key]) => !key.startsWith('npm_'));
  const env = {
    ...Object.fromEntries(inherited),
    PATH: `${join(node, 'bin')}${delimiter}${process.env.PATH}`,
    // Native modules are compiled for this version, from the headers that the package brings.
    npm_config_nodedir: node,
  };
  /** @type {(title: string, command: string, args: string[], cwd: string) => Promise<boolean>} */
  const stage = (title, command, args, cwd) =>
    runStage(`Node.js ${version}: ${title}`, command, args, { env, cwd });
  try {
    mkdirSync(join(folder, 'node'));
    const download = ['install', '--no-save', '--no-audit', '--no-fund', `${name}@${version}`];
    const { status } = spawnSync('npm', download, { cwd: join(folder, 'node'), stdio: 'inherit' });
    if (status !== 0) return 'not available';
    const ok =
      (await stage('clone', 'git', ['clone', '--quiet', root, site], folder)) &&
      (await stage('packages', 'node', ['--input-type=module', '--eval', install], site)) &&
      (await stage('build', 'node', ['tools/build.mjs'], site)) &&
      (await stage('tests', 'node', ['node_modules/vitest/vitest.mjs', 'run'], site));
    return ok ? 'passed' : 'failed';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @type {[string, string][]} */
const outcomes = [];
for (const version of versions) outcomes.push([version, await tryVersion(version)]);
for (const [version, outcome] of outcomes) console.log(`Node.js ${version}: ${outcome}`);
if (outcomes.some(([, outcome]) => outcome !== 'passed')) process.exitCode = 1;
