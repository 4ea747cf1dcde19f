/** An outside service's answer was longer than agreed; the rest has not been read. */
export class ResponseTooLarge extends Error {
  override name = 'ResponseTooLarge';
}

/**
 * The bytes of an outside service's answer, counted as they come out of decompression: a small packet may unfold to a huge
 * one. `signal` is the one the request was sent with. It is heard here once more because `fetch` of Node 20 forgets it when
 * its request is collected as garbage while the body is still on its way, and then waits for ever.
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
    // Frees the connection; that it may be broken already changes nothing.
    void reader.cancel(error).catch(() => undefined);
    throw error;
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
