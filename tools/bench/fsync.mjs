// How long the disk itself takes to keep a few pages for good.
import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** What a small commit adds to SQLite's write-ahead log: two pages and their headers. */
const page = Buffer.alloc(2 * (4096 + 24), 'x');

/** @returns milliseconds of each of `count` appends with fsync, as SQLite does, one after the other */
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

export function summariseFsync(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.floor(sorted.length * share)];
  return { p50: at(0.5), p99: at(0.99) };
}
