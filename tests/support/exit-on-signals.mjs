import { constants } from 'node:os';

/** Ends this process on Ctrl+C or `kill` as `process.exit` does, so that what it started ends with it. */
export function exitOnSignals() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
}
