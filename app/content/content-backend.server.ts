import { ResponseTooLarge, readBounded } from '~/platform/http/bounded-body';

/** The backend returned no response that can be used here. The message gives the reason, without the backend's URL or token. */
export class BackendError extends Error {
  override name = 'BackendError';
}

/** Time limit for a complete response including its body. */
const limitMs = 3_000;
const maxJsonBytes = 16 * 1024 * 1024;
const maxPictureBytes = 8 * 1024 * 1024;

export type ContentBackend = {
  /** The published snapshot; `unchanged` if the backend still has the version named by `etag`. */
  fetchConfig(etag?: string): Promise<{ data: unknown; etag?: string | undefined } | 'unchanged'>;
  /** Products by id, as currently sold. */
  fetchProducts(ids: readonly string[]): Promise<unknown>;
  /** A picture's largest JPEG. */
  fetchPicture(id: string): Promise<Buffer>;
};

type Connection = {
  /** Base URL, to which the contract's paths are appended. */
  url: string;
  token?: string | undefined;
};

/**
 * A client of the content contract: `GET /api/config`, `POST /api/products/cart`, `GET /assets/{id}`; bodies are
 * `{"data": …}`.
 */
export function connectBackend({ url, token }: Connection): ContentBackend {
  const base = url.replace(/\/+$/, '');
  const authorization: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};

  async function ask(path: string, signal: AbortSignal, init: RequestInit): Promise<Response> {
    const response = await fetch(base + path, {
      ...init,
      headers: { ...authorization, ...(init.headers as Record<string, string>) },
      // A redirect could lead anywhere, even into the hotel's internal network.
      redirect: 'manual',
      signal,
    });
    if (response.status === 304) return response;
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new BackendError(`${path.split('?')[0]} answered ${response.status}`);
    }
    return response;
  }

  const trying = async <Result>(
    path: string,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> => {
    try {
      return await work(AbortSignal.timeout(limitMs));
    } catch (error) {
      if (error instanceof BackendError) throw error;
      if (error instanceof ResponseTooLarge)
        throw new BackendError(`${path} answered ${error.message}`, { cause: error });
      throw new BackendError(`${path} ${describe(error)}`, { cause: error });
    }
  };

  return {
    fetchConfig: (etag) =>
      trying('/api/config', async (signal) => {
        const headers = { Accept: 'application/json', ...(etag && { 'If-None-Match': etag }) };
        const response = await ask('/api/config', signal, { headers });
        if (response.status === 304) return 'unchanged';
        return {
          data: await readData(response, signal),
          etag: response.headers.get('etag') ?? undefined,
        };
      }),
    fetchProducts: (ids) =>
      trying('/api/products/cart', async (signal) => {
        const response = await ask('/api/products/cart', signal, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
          body: JSON.stringify({ products: ids }),
        });
        return readData(response, signal);
      }),
    fetchPicture: (id) =>
      trying(`/assets/${id}`, async (signal) => {
        const response = await ask(`/assets/${encodeURIComponent(id)}`, signal, {
          headers: { Accept: 'image/jpeg' },
        });
        return readBounded(response, maxPictureBytes, signal);
      }),
  };
}

function describe(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  if (name === 'TimeoutError' || name === 'AbortError') return `took more than ${limitMs} ms`;
  return `did not answer (${cause?.code ?? name ?? 'unknown'})`;
}

async function readData(response: Response, signal: AbortSignal): Promise<unknown> {
  const bytes = await readBounded(response, maxJsonBytes, signal);
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
