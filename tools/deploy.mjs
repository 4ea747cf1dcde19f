// `npm run deploy -- /srv/hotel [ref]`: builds a commit of this repository in a folder of its own, and puts it in place if it passes
// its check. Whatever fails leaves the running release alone.
import { execFileSync, spawnSync } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  keepEarlierAssets,
  makeDraft,
  releaseName,
  releasePath,
  removeOldDrafts,
  removeOldReleases,
  removeRefused,
} from './deploy/releases.mjs';
import { swapTo, unchanged } from './deploy/swap.mjs';
import { readOptions, refuse, refuseSurplus } from './options.mjs';
import { root as repository } from './prepare.mjs';

const usage = `npm run deploy -- <folder with releases> [commit, tag or branch] [--unchecked]
  builds a commit (HEAD by default) in a folder of its own, checks it and switches to it
  --unchecked: without the check, if no supervisor runs
`;
const { values, positionals } = readOptions(usage, {
  allowPositionals: true,
  options: { unchecked: { type: 'boolean', default: false } },
});
const [folder, ref = 'HEAD'] = positionals;
if (folder === undefined) refuse('The folder with releases is missing.', usage);
refuseSurplus(positionals, 2, usage);
const root = resolve(process.env.INIT_CWD ?? '.', folder);

/** @param {string} command @param {string[]} args @param {string} cwd */
function run(command, args, cwd) {
  // A release has its build in `build`, wherever the checkout has its own.
  const env = { ...process.env, BUILD_DIR: undefined };
  execFileSync(command, args, { cwd, env, stdio: 'inherit' });
}

/** @param {string} name @param {string} commit */
function build(name, commit) {
  const draft = makeDraft(root, name);
  try {
    const archive = join(draft, '.source.tar');
    run('git', ['archive', '--output', archive, commit], repository);
    run('tar', ['-xf', archive, '-C', draft], repository);
    rmSync(archive);
    run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], draft);
    run(process.execPath, ['tools/build.mjs'], draft);
    run('npm', ['prune', '--omit=dev', '--no-audit', '--no-fund'], draft);
    keepEarlierAssets(root, draft);
    renameSync(draft, releasePath(root, name));
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

/** @returns {string} the short name of the commit @throws Error if there is none */
function readCommit() {
  const args = ['rev-parse', '--verify', '--quiet', '--short', `${ref}^{commit}`];
  const { stdout, stderr, error, status } = spawnSync('git', args, {
    cwd: repository,
    encoding: 'utf8',
  });
  if (error) throw error;
  if (status !== 0) {
    throw new Error(stderr.trim() || `There is no commit, tag or branch ${ref} in ${repository}`);
  }
  return stdout.trim();
}

/** @returns {Promise<0 | 1>} the exit code */
async function deploy() {
  const commit = readCommit();
  const now = new Date();
  removeOldDrafts(root, now);
  const name = releaseName(now, commit);
  build(name, commit);
  const exitCode = await swapTo(root, name, { isChecked: !values.unchecked });
  if (exitCode !== 0) removeRefused(root, name);
  return exitCode;
}

try {
  process.exitCode = await deploy();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(unchanged);
  process.exitCode = 1;
}
if (process.exitCode === 0) for (const line of removeOldReleases(root)) console.log(line);
