type Stream = { on(event: 'error', listener: (error: NodeJS.ErrnoException) => void): unknown };

/**
 * Lets a command go on when its output cannot be written: what it changes would otherwise be half done. `| head` closes the pipe
 * once it has enough, which is no failure; a full disk is one.
 * @returns a function that names the failure so far, as one line; undefined if there is none
 */
export function watchOutput(
  out: Stream = process.stdout,
  err: Stream = process.stderr,
): () => string | undefined {
  let failure: string | undefined;
  out.on('error', ({ code, message }) => {
    if (code !== 'EPIPE') failure ??= `the output could not be written (${code ?? message})`;
  });
  // Nowhere is left to say it.
  err.on('error', () => {});
  return () => failure;
}
