/** The backend gave no usable answer; the message says why, without its address or token. */
export class BackendError extends Error {
  override name = 'BackendError';
}

/** Every answer must be there, body included, within this time. */
const limitMs = 3_000;
const maxJsonBytes = 16 * 1024 * 1024;
const maxPictureBytes = 8 * 1024 * 1024;

export type ContentBackend = {
  /** The published snapshot; `unchanged` when the backend still has what `etag` names. */
  fetchConfig(etag?: string): Promise<{ data: unknown; etag?: string } | 'unchanged'>;
  /** Products by id, as they are sold at this moment. */
  fetchProducts(ids: readonly string[]): Promise<unknown>;
  /** A picture's largest JPEG. */
  fetchPicture(id: string): Promise<Buffer>;
};

type Connection = {
  /** Base address; the contract's paths are added to it. */
  url: string;
  token?: string;
};

/** Speaks the content contract: `GET /api/config`, `POST /api/products/cart`, `GET /assets/{id}`; bodies are `{"data": …}`. */
export function connectBackend({ url, token }: Connection): ContentBackend {
  const base = url.replace(/\/+$/, '');
  const authorization: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await fetch(base + path, {
      ...init,
      headers: { ...authorization, ...(init.headers as Record<string, string>) },
      // A redirect could lead anywhere, into the house's own network too.
      redirect: 'manual',
      signal: init.signal ?? AbortSignal.timeout(limitMs),
    });
    if (answer.status === 304) return answer;
    if (answer.status !== 200) {
      await answer.body?.cancel();
      throw new BackendError(`${path.split('?')[0]} answered ${answer.status}`);
    }
    return answer;
  }

  const trying = async <Answer>(path: string, work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof BackendError) throw error;
      throw new BackendError(`${path} ${describe(error)}`, { cause: error });
    }
  };

  return {
    fetchConfig: (etag) =>
      trying('/api/config', async () => {
        const headers = { Accept: 'application/json', ...(etag && { 'If-None-Match': etag }) };
        const answer = await ask('/api/config', { headers });
        if (answer.status === 304) return 'unchanged';
        return { data: await readData(answer), etag: answer.headers.get('etag') ?? undefined };
      }),
    fetchProducts: (ids) =>
      trying('/api/products/cart', async () => {
        const answer = await ask('/api/products/cart', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
          body: JSON.stringify({ products: ids }),
        });
        return readData(answer);
      }),
    fetchPicture: (id) =>
      trying('/assets', async () => {
        const answer = await ask(`/assets/${encodeURIComponent(id)}`, {
          headers: { Accept: 'image/jpeg' },
        });
        return readBytes(answer, maxPictureBytes);
      }),
  };
}

function describe(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  if (name === 'TimeoutError' || name === 'AbortError') return `took more than ${limitMs} ms`;
  return `did not answer (${cause?.code ?? name ?? 'unknown'})`;
}

async function readData(answer: Response): Promise<unknown> {
  const bytes = await readBytes(answer, maxJsonBytes);
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new BackendError('answered something that is not JSON');
  }
  if (typeof body !== 'object' || body === null || !('data' in body)) {
    throw new BackendError('answered JSON without "data"');
  }
  return body.data;
}

/** Counts what comes out of decompression too: a small answer may unpack to a huge one. */
async function readBytes(answer: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  if (!answer.body) return Buffer.alloc(0);
  // Node's streams can be walked through; the browser's types do not know.
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > maxBytes) throw new BackendError(`answered more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
