/**
 * The text of an outside service's answer.
 * @throws Error when it is longer than `maxBytes`: the rest is not read
 */
export async function readBounded({ body }: Response, maxBytes: number): Promise<string> {
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return Buffer.concat(chunks).toString('utf8');
    size += value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      throw new Error('The answer of an outside service is too long');
    }
    chunks.push(value);
  }
}
