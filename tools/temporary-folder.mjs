import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitOnSignals } from '../tests/support/exit-on-signals.mjs';

/**
 * Makes the folder in which a run of the tests keeps its sites: those that are killed leave theirs behind. It stays only if the
 * run fails, to be looked at.
 * @returns its path, for TMPDIR
 */
export function makeTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'murva-test-'));
  // PostgreSQL, nginx and their like have users of their own.
  chmodSync(folder, 0o711);
  exitOnSignals();
  process.once('exit', (code) => {
    if (code !== 1) rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
