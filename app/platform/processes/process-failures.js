// Remembers when processes of the site have failed, so that the operator learns of it. It is plain JavaScript because
// `tools/deploy/supervisor.mjs` uses it too, which runs without a build.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const keptMs = 24 * 60 * 60_000;

/** @param {string} dataDir */
const noteOf = (dataDir) => join(dataDir, 'process-failures');

/**
 * When processes of this machine failed within the last 24 hours, oldest first.
 * @param {string} dataDir @param {Date} now @returns {Date[]}
 */
export function listFailures(dataDir, now) {
  try {
    return (
      readFileSync(noteOf(dataDir), 'utf8')
        .split('\n')
        .map((line) => new Date(line))
        // A clock that was set back since would keep a failure as long as it was ahead.
        .filter((at) => Math.abs(now.getTime() - at.getTime()) < keptMs)
    );
  } catch {
    return [];
  }
}

/**
 * Notes in DATA_DIR that a process has failed. A note that cannot be written is left out: it must not keep the process from being
 * started again.
 * @param {string} dataDir @param {Date} at
 */
export function noteFailure(dataDir, at) {
  const lines = [...listFailures(dataDir, at), at].map((each) => `${each.toISOString()}\n`);
  try {
    writeFileSync(noteOf(dataDir), lines.join(''), { mode: 0o600 });
  } catch {
    // The folder is missing, or its disk is full or gone.
  }
}
