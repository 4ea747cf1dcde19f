import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { RequestHandler } from '@remix-run/node';
import { localeFromPathname } from '~/i18n/locales';
import { matchPath } from '~/routing/href';
import { isIndexed } from '~/routing/paths';
import { canonicalPath } from './canonical';
import { chooseEncoding, compress } from './encoding';
import {
  checkBody,
  checkEntrances,
  checkHost,
  checkMethod,
  checkOrigin,
  checkTarget,
  type Refusal,
} from './guard';
import { readBody, sendWebResponse, toWebRequest } from './node-bridge';
import { PageCache } from './page-cache';
import { refusalPage } from './refusal-page.server';
import { securityHeaders } from './security-headers';

export type HttpAppOptions = {
  siteUrl: string;
  /** Other hosts this process answers to, e.g. `127.0.0.1:3002` in demonstration mode. */
  otherHosts?: readonly string[];
  handleRequest: RequestHandler;
  /** Serves files of the build; calls `next` when there is none. */
  serveFile: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Part of every cache key; null switches the page cache off (development). */
  contentRevision: () => string | null;
  onError: (error: unknown) => void;
};

const probes = new Set(['/healthz', '/readyz']);

/** The whole server in front of Remix: guard, canonical addresses, files, page cache, then Remix. */
export function createHttpApp(options: HttpAppOptions): Server {
  const site = new URL(options.siteUrl);
  const hosts = new Set([site.host, ...(options.otherHosts ?? [])]);
  const origins = new Set([...hosts].map((host) => `${site.protocol}//${host}`));
  const headers = securityHeaders({ https: site.protocol === 'https:' });
  const cache = new PageCache();

  function inspect(request: IncomingMessage, url: URL): Refusal | undefined {
    const { method = 'GET' } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    return (
      (probes.has(url.pathname) ? undefined : checkHost(request, hosts)) ??
      checkMethod(method, url.pathname.replace(/\.data$/, '')) ??
      checkEntrances(url) ??
      (isRead
        ? undefined
        : (checkOrigin(request.headers, url.pathname, origins) ?? checkBody(request, url.pathname)))
    );
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const target = request.url ?? '/';
    const badTarget = checkTarget(target);
    if (badTarget) return refuse(request, response, badTarget);
    const url = parseTarget(target, site.origin);
    const refusal = inspect(request, url);
    if (refusal) return refuse(request, response, refusal);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead) {
      const better = canonicalPath(url.pathname);
      if (better !== undefined) return redirect(response, better + url.search);
      if (await serveCached(request, response, url)) return;
    }
    options.serveFile(request, response, () => {
      serveRemix(request, response, url).catch((error: unknown) => fail(request, response, error));
    });
  }

  function cacheKey(request: IncomingMessage, url: URL): string | undefined {
    const revision = options.contentRevision();
    if (
      revision === null ||
      url.search ||
      /(?:^|[;\s])(?:__Host-)?cart=/.test(request.headers.cookie ?? '')
    ) {
      return undefined;
    }
    const match = matchPath(url.pathname);
    if (!match || !isIndexed(match.page)) return undefined;
    const thrift = request.headers['save-data'] ?? request.headers['ect'] ?? '';
    const scripts = /^(on|(slow-)?2g)$/i.test(String(thrift)) ? 'thrifty' : 'full';
    return `${revision} ${scripts} ${url.pathname}`;
  }

  async function serveCached(request: IncomingMessage, response: ServerResponse, url: URL) {
    const key = cacheKey(request, url);
    const page = key === undefined ? undefined : cache.find(key);
    if (!page) return false;
    for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
    response.setHeader('etag', page.etag);
    if (request.headers['if-none-match']?.split(/,\s*/).includes(page.etag)) {
      response.writeHead(304).end();
      return true;
    }
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const body = await cache.body(page, encoding);
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
    response.setHeader('content-length', body.length);
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  }

  async function serveRemix(request: IncomingMessage, response: ServerResponse, url: URL) {
    const withBody = request.method !== 'HEAD';
    const isRead = request.method === 'GET' || !withBody;
    const body = isRead ? undefined : await readBody(request);
    if (!isRead && !body) return;
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    const answer = await options.handleRequest(
      toWebRequest(request, { origin: site.origin, body, signal: gone.signal }),
    );
    if (
      !/^text\/(html|x-script)|^application\/(json|xml)/.test(
        answer.headers.get('content-type') ?? '',
      )
    ) {
      return sendWebResponse(answer, response, { withBody });
    }
    const bytes = Buffer.from(await answer.arrayBuffer());
    const key = request.method === 'GET' ? cacheKey(request, url) : undefined;
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (key !== undefined && isPage && answer.status === 200 && !answer.headers.has('set-cookie')) {
      cache.keep(key, sharedHeaders(answer), bytes);
      await serveCached(request, response, url);
      return;
    }
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const packed = await compress(bytes, encoding);
    const packedAnswer = new Response(null, { status: answer.status, headers: answer.headers });
    packedAnswer.headers.append('vary', 'Accept-Encoding');
    if (encoding !== 'identity' && packed.length > 0) {
      packedAnswer.headers.set('content-encoding', encoding);
    }
    if (answer.status !== 204 && answer.status !== 304) {
      packedAnswer.headers.set('content-length', String(packed.length));
    }
    await sendWebResponse(packedAnswer, response, {
      withBody: false,
      body: withBody ? packed : undefined,
    });
  }

  function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
    if (refusal.allow) response.setHeader('allow', refusal.allow);
    response.setHeader('cache-control', 'no-store');
    // The body was not read: without this the sender would go on sending it.
    if (request.method !== 'GET' && request.method !== 'HEAD')
      response.setHeader('connection', 'close');
    const locale = localeFromPathname(request.url ?? '/');
    const { contentType, body } = refusalPage(refusal.status, locale, request.headers.accept);
    response.setHeader('content-type', contentType);
    response.setHeader('content-length', Buffer.byteLength(body));
    response.writeHead(refusal.status).end(request.method === 'HEAD' ? undefined : body);
  }

  function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    if (response.destroyed || request.aborted) return;
    options.onError(error);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const { contentType, body } = refusalPage(
      500,
      localeFromPathname(request.url ?? '/'),
      request.headers.accept,
    );
    response.setHeader('content-type', contentType);
    response.setHeader('cache-control', 'no-store');
    response.writeHead(500).end(body);
  }

  const server = createServer({ maxHeaderSize: 16 * 1024 }, (request, response) => {
    handle(request, response).catch((error: unknown) => fail(request, response, error));
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 5_000;
  server.maxRequestsPerSocket = 1_000;
  server.maxConnections = 4_000;
  return server;
}

/** Doubled slashes at the start must not become a host name. */
function parseTarget(target: string, origin: string): URL {
  return new URL(origin + target);
}

function redirect(response: ServerResponse, location: string): void {
  response.setHeader('cache-control', 'public, max-age=3600');
  response.writeHead(301, { location, 'content-length': 0 }).end();
}

function sharedHeaders(answer: Response): Record<string, string> {
  return {
    ...Object.fromEntries(answer.headers),
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Accept-Encoding, Cookie, Save-Data, ECT',
  };
}
