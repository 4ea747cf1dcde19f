// Plain JavaScript without dependencies, like everything that tools share.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

/**
 * Paths of the files of this checkout, those too that are not committed yet.
 * @throws Error outside a git checkout
 */
export function listCheckoutFiles() {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error('Needs a git checkout');
  // Git lists a symlinked node_modules as a file.
  return stdout
    .split('\0')
    .filter((path) => path && path !== 'node_modules' && existsSync(join(root, path)));
}
