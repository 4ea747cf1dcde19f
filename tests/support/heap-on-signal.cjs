// Loaded into a site under test (`--require`, with `--expose-gc`): on SIGUSR2 it collects garbage and writes what is still
// used, in bytes, into HEAP_FILE.
const { renameSync, writeFileSync } = require('node:fs');

process.on('SIGUSR2', () => {
  globalThis.gc?.();
  const file = process.env.HEAP_FILE ?? 'heap';
  writeFileSync(`${file}.new`, String(process.memoryUsage().heapUsed));
  renameSync(`${file}.new`, file);
});
