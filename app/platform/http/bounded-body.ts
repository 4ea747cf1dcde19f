/** The response of an external service exceeded the size limit; the rest was not read. */
export class ResponseTooLarge extends Error {
  override name = 'ResponseTooLarge';
}

/**
 * Reads the response body of an external service, limited after decompression, because a small compressed body may
 * expand to a huge one.
 * @param signal the request's own signal. `fetch` of Node 20 loses it if the request object is garbage-collected
 *   while the body is still arriving, and would then wait for ever, so it is observed here as well.
 * @throws ResponseTooLarge for more than `maxBytes`; the signal's reason once it is aborted
 */
export async function readBounded(
  { body }: Response,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  if (!body) return Buffer.alloc(0);
  const reader = body.getReader();
  let giveUp = () => {};
  const aborted = new Promise<never>((_, reject) => {
    giveUp = () => reject(signal.reason as Error);
    signal.addEventListener('abort', giveUp);
    if (signal.aborted) giveUp();
  });
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), aborted]);
      if (done) return Buffer.concat(chunks);
      size += value.byteLength;
      if (size > maxBytes) throw new ResponseTooLarge(`more than ${maxBytes} bytes`);
      chunks.push(value);
    }
  } catch (error) {
    // Releases the connection; a failure does not matter, because it may already be broken.
    void reader.cancel(error).catch(() => undefined);
    throw error;
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
