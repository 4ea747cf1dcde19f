import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noteFailure } from './process-failures.js';
import { orderlyExitCodes } from './process-group.js';

const noteOf = (dataDir: string) => join(dataDir, 'open-process');

/** What this needs of a process: `process` itself, except in tests. */
type OpenProcess = { pid: number; once(event: 'exit', listener: (code: number) => void): unknown };

/**
 * For a process that no parent of ours watches: notes in DATA_DIR that it is open, until it ends in an orderly way. A process that is
 * still noted when the next one opens has crashed or was killed, which is noted like the failures that a parent sees. A note that
 * cannot be written is left out.
 */
export function watchOwnEnd(dataDir: string, ours: OpenProcess = process): void {
  const path = noteOf(dataDir);
  const earlier = readProcessId(path);
  // In a container the next process often has the same id.
  if (earlier !== undefined && earlier !== ours.pid && isRunning(earlier)) return;
  if (earlier !== undefined) noteFailure(dataDir, new Date());
  try {
    writeFileSync(path, String(ours.pid), { mode: 0o600 });
  } catch {
    // The disk is full or gone.
  }
  ours.once('exit', (code) => {
    if (orderlyExitCodes.includes(code)) rmSync(path, { force: true });
  });
}

function readProcessId(path: string): number | undefined {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param pid as noted: 0 or NaN if the disk was full */
function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    // It may be another user's (EPERM).
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
