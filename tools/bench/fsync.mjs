// How long the disk takes to write a few pages durably.
import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { median, percentile } from '../percentile.mjs';

/** The size of a small commit in SQLite's write-ahead log: two pages and their headers. */
const page = Buffer.alloc(2 * (4096 + 24), 'x');

/**
 * @param {string} folder
 * @returns the milliseconds of each of `count` consecutive appends with fsync, as SQLite does them
 */
export function timeFsync(folder, count = 100) {
  const path = join(folder, 'fsync-probe');
  const file = openSync(path, 'w');
  const times = Array.from({ length: count }, () => {
    const began = performance.now();
    writeSync(file, page);
    fsyncSync(file);
    return performance.now() - began;
  });
  closeSync(file);
  rmSync(path);
  return times;
}

/** @param {number[]} times at least one */
export function summariseFsync(times) {
  return { p50: median(times) ?? NaN, p99: percentile(times, 0.99) ?? NaN };
}
