// Plain JavaScript, because `tools/supervise.mjs` uses it without a build.

/** Where npm's shell is bash, one Ctrl-C arrives twice: from the terminal, and from npm, which passes it on. */
const repeatMs = 500;

/**
 * Calls `stop` on the first Ctrl-C (SIGINT), and `endAtOnce` on the second.
 * @param {{ stop: () => void, endAtOnce: () => void }} options
 * @param {{ on(event: 'SIGINT', listener: () => void): unknown }} source the process, except in tests
 * @param {() => number} now in milliseconds
 */
export function onInterrupt({ stop, endAtOnce }, source = process, now = () => performance.now()) {
  /** @type {number | undefined} */
  let interruptedAt;
  let isEnding = false;
  source.on('SIGINT', () => {
    if (interruptedAt === undefined) {
      interruptedAt = now();
      stop();
    } else if (!isEnding && now() - interruptedAt >= repeatMs) {
      isEnding = true;
      endAtOnce();
    }
  });
}
