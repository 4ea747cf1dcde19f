import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { serve } from './serve';

type StoredResponse = {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The request's values of the headers that `Vary` names. */
  varied: string;
  vary: string[];
  freshUntil: number;
};

export type ProxyKind = {
  /** False: a cache whose key is the URL alone. */
  honoursVary: boolean;
  /** True: `CDN-Cache-Control` takes precedence over `Cache-Control` (RFC 9213). */
  isCdn: boolean;
};

/**
 * A shared cache in front of a site, per RFC 9111: it stores `public` responses to GET, serves them while they are
 * fresh, and revalidates stale ones with `If-None-Match`.
 */
export async function startCachingProxy(origin: string, { honoursVary, isCdn }: ProxyKind) {
  const kept = new Map<string, StoredResponse[]>();
  const seen = { hits: 0, revalidated: 0, forwarded: 0 };

  const server = await serve(async (incoming, outgoing) => {
    const sent = await buffer(incoming);
    const isGet = incoming.method === 'GET';
    const address = incoming.url ?? '/';
    const variants = isGet ? (kept.get(address) ?? []) : [];
    const found = variants.find(
      ({ vary, varied }) => !honoursVary || valuesOf(vary, incoming.headers) === varied,
    );
    const send = ({
      status,
      headers,
      body,
    }: Pick<StoredResponse, 'status' | 'headers' | 'body'>) => {
      outgoing.writeHead(status, headers).end(body);
    };
    if (found && Date.now() < found.freshUntil) {
      seen.hits += 1;
      return send(found);
    }
    const tag = found?.headers.etag;
    const headers = { ...incoming.headers, ...(tag && { 'if-none-match': tag }) };
    const response = await forward(origin, incoming.method ?? 'GET', address, headers, sent);
    if (found && tag && response.status === 304) {
      seen.revalidated += 1;
      found.freshUntil = Date.now() + lifetime(response.headers, isCdn);
      return send(found);
    }
    seen.forwarded += 1;
    if (isGet && response.status === 200 && mayKeep(response.headers)) {
      const vary = String(response.headers.vary ?? '')
        .split(',')
        .map((name) => name.trim().toLowerCase());
      const varied = valuesOf(vary, incoming.headers);
      const freshUntil = Date.now() + lifetime(response.headers, isCdn);
      const others = variants.filter((other) => other !== found);
      kept.set(address, [...others, { ...response, vary, varied, freshUntil }]);
    }
    return send(response);
  });
  return {
    url: server.url.replace('127.0.0.1', 'localhost'),
    seen,
    stop: server.close,
  };
}

const valuesOf = (names: readonly string[], headers: IncomingHttpHeaders) =>
  JSON.stringify(names.map((name) => headers[name] ?? ''));

function mayKeep(headers: IncomingHttpHeaders): boolean {
  const control = headers['cache-control'] ?? '';
  return /\bpublic\b/.test(control) && !/no-store|private/.test(control) && !headers['set-cookie'];
}

/** Milliseconds for which a shared cache may serve a response without revalidating it. */
function lifetime(headers: IncomingHttpHeaders, isCdn: boolean): number {
  const targeted = isCdn ? headers['cdn-cache-control'] : undefined;
  const control = String(targeted ?? headers['cache-control'] ?? '');
  const [, seconds] = /s-maxage=(\d+)/.exec(control) ?? /max-age=(\d+)/.exec(control) ?? [];
  return Number(seconds ?? 0) * 1000;
}

async function forward(
  origin: string,
  method: string,
  address: string,
  headers: IncomingHttpHeaders,
  body: Buffer,
): Promise<Pick<StoredResponse, 'status' | 'headers' | 'body'>> {
  const { host } = new URL(origin);
  const options = { method, headers: { ...headers, host }, agent: false };
  const passed = httpRequest(origin + address, options).end(body);
  const [response] = (await once(passed, 'response')) as [IncomingMessage];
  const { connection: _c, 'keep-alive': _k, 'transfer-encoding': _t, ...kept } = response.headers;
  return { status: response.statusCode ?? 502, headers: kept, body: await buffer(response) };
}
