import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { matchPath } from '~/routing/href';
import { isIndexed } from '~/routing/paths';
import { OverloadError } from './fair-queue';
import { canonicalPath } from './canonical';
import { clientAddress, clientKey } from './client-address';
import {
  checkBody,
  checkInternalEndpoints,
  checkHost,
  checkMethod,
  checkOrigin,
  checkTarget,
  listHosts,
  type Refusal,
} from './guard';
import { createLimitedServer, type ServerLimits, serverLimits } from './limited-server';
import { KeptPictures, type Pictures } from './kept-pictures';
import { readBody, sendWebResponse, toWebRequest } from './node-bridge';
import { createOwnAddress } from './own-address';
import type { PageScripts } from './page-scripts';
import { serialiseRequests } from './pipelining';
import { createQueues, retryAfterSeconds } from './queues';
import { fail, refuse, refuseConnection, refuseTunnel } from './refuse.server';
import { redirectTemporarily, redirectToCanonical } from './redirects';
import { RefusalPages } from './refusal-pages.server';
import { securityHeaders, type SecurityPolicy } from './security-headers';
import { SharedPages } from './shared-pages';
import { toSharedRequest } from './shared-request';
import {
  isCompressible,
  compressResponse,
  bufferResponse,
  sendBuffered,
  type BufferedResponse,
} from './buffered-response';

export type HttpAppOptions = {
  siteUrl: string;
  /** Other hosts that this process responds to, e.g. `127.0.0.1:3002` in demonstration mode. */
  otherHosts?: readonly string[];
  /** The number of trusted proxies that append to `X-Forwarded-For`. */
  proxies: number;
  handleRequest: (request: Request) => Promise<Response>;
  policy: SecurityPolicy;
  pictures: Pictures;
  /** The store in which rendering puts the scripts of shared pages. */
  pageScripts: PageScripts;
  /** Serves a file of the build; calls `next` if there is none. */
  serveFile: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /**
   * Changes whenever anything that pages depend on changes, including the date; null disables the page cache
   * (development).
   */
  contentRevision: () => string | null;
  /** The cart badge's number for a Cookie header; `none` without a readable cart. */
  countCart: (cookie: string) => number | 'none';
  /** @param reference the error reference shown to the visitor */
  onError: (error: unknown, reference: string | undefined) => void;
  limits?: Partial<ServerLimits>;
  /** A request was shed because the queue was full. */
  onOverload: (error: OverloadError) => void;
};

const probes = new Set(['/healthz', '/readyz']);

const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD';

/** The complete server in front of Remix: guard, canonical redirects, shared pages, files, then Remix. */
export function createHttpApp(options: HttpAppOptions): Server {
  const site = new URL(options.siteUrl);
  const hosts = listHosts(site, options.otherHosts ?? []);
  const origins = new Set([...hosts].map((host) => new URL(`${site.protocol}//${host}`).origin));
  const findOwnAddress = createOwnAddress(site, options.otherHosts ?? []);
  const headers = securityHeaders(options.policy, { https: site.protocol === 'https:' });
  const pages = new RefusalPages(options.policy);
  const queues = createQueues();
  const clientOf = (request: IncomingMessage) => clientKey(clientAddress(request, options.proxies));
  const shared = new SharedPages({
    revision: options.contentRevision,
    countCart: options.countCart,
    securityHeaders: headers,
    render: async (view) =>
      bufferResponse(await options.handleRequest(toSharedRequest(view, site.origin))),
    enqueue: (client, work, jobOptions) => queues.pages.run(client, work, jobOptions),
  });

  const pictures = new KeptPictures({
    pictures: options.pictures,
    revision: options.contentRevision,
    securityHeaders: headers,
  });

  function inspect(request: IncomingMessage, url: URL): Refusal | undefined {
    const { method = 'GET' } = request;
    return (
      (probes.has(url.pathname) ? undefined : checkHost(request, hosts)) ??
      checkMethod(method, url.pathname.replace(/\.data$/i, '')) ??
      checkInternalEndpoints(url) ??
      (isRead(method) ? undefined : checkOrigin(request.headers, url.pathname, origins)) ??
      (isRead(method) ? undefined : checkBody(request, url.pathname))
    );
  }

  /** Fast path: a cached page or picture. Its target passed the guards when it was cached. */
  function sendReady(request: IncomingMessage, response: ServerResponse): boolean {
    if (!isRead(request.method) || checkHost(request, hosts) || findOwnAddress(request))
      return false;
    const picture = pictures.find(request.url ?? '/', request.headers);
    if (picture) {
      pictures.send(picture, request, response);
      return true;
    }
    const page = shared.find(request.url ?? '/', request.headers);
    if (!page) return false;
    shared.send(page, request, response)?.catch((error: unknown) => {
      giveUp(request, response, error);
    });
    return true;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const target = request.url ?? '/';
    const badTarget = checkTarget(target);
    if (badTarget) return refuse(pages, request, response, badTarget);
    // Concatenated rather than resolved, because a target starting with `//` would otherwise be parsed as a host.
    const url = new URL(site.origin + target);
    const refusal = inspect(request, url);
    if (refusal) return refuse(pages, request, response, refusal);
    const ownAddress = findOwnAddress(request);
    if (ownAddress !== undefined) return redirectTemporarily(response, ownAddress);
    if (isRead(request.method)) {
      const better = canonicalPath(url.pathname);
      if (better !== undefined) return redirectToCanonical(response, better, url.search);
      const page = await shared.get(url, request.headers, () => clientOf(request));
      if (page && 'answers' in page) return shared.send(page, request, response);
      if (page) return sendBuffered(request, response, await compressResponse(request, page));
      if (await options.pageScripts.send(url.pathname, request, response)) return;
      const pictureId = pictures.findId(url.pathname);
      if (pictureId !== undefined) return sendPicture(pictureId, request, response, url);
    } else {
      return serveRemix(request, response, url);
    }
    options.serveFile(request, response, () => {
      serveRemix(request, response, url).catch((error: unknown) =>
        giveUp(request, response, error),
      );
    });
  }

  async function sendPicture(
    id: string,
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): Promise<void> {
    const answer = await queues.pictures.run(
      clientOf(request),
      () => pictures.answer(id, url, request),
      { signal: signalOf(response) },
    );
    if (!(answer instanceof Response)) return pictures.send(answer, request, response);
    return sendWebResponse(answer, response, { withBody: request.method !== 'HEAD' });
  }

  async function serveRemix(request: IncomingMessage, response: ServerResponse, url: URL) {
    const body = isRead(request.method) ? undefined : await readBody(request);
    if (!isRead(request.method) && !body) return;
    const signal = signalOf(response);
    const answer = async () => {
      const { origin } = site;
      const { proxies } = options;
      const made = await options.handleRequest(
        toWebRequest(request, { origin, proxies, body, signal }),
      );
      return finish(request, url, made);
    };
    const queue = queues.find(url.pathname, isRead(request.method));
    const finished = await (queue ? queue.run(clientOf(request), answer, { signal }) : answer());
    if (!(finished instanceof Response)) return sendBuffered(request, response, finished);
    return sendWebResponse(finished, response, { withBody: request.method !== 'HEAD' });
  }

  function giveUp(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    // The client disconnected; that is not an error.
    if (response.destroyed) return;
    if (!(error instanceof OverloadError))
      return options.onError(error, fail(pages, request, response));
    refuse(pages, request, response, { status: 503, retryAfter: retryAfterSeconds });
    options.onOverload(error);
  }

  const serve = serialiseRequests(({ request, response }) => {
    if (sendReady(request, response)) return;
    handle(request, response).catch((error: unknown) => giveUp(request, response, error));
  });
  const limits = { ...serverLimits, ...options.limits };
  const server = createLimitedServer(serve, { proxies: options.proxies, limits });
  server.on('clientError', (error, socket) => refuseConnection(error, socket, headers));
  server.on('connect', (_request, socket) => refuseTunnel(socket, headers));
  // An unknown expectation may be ignored (RFC 9110, 10.1.1), so the request is handled like any other.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  return server;
}

/** A signal that is aborted when the client disconnects. */
function signalOf(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  // Every connection closes eventually; the client has disconnected only if it closes before the last byte.
  response.on('close', () => response.writableFinished || gone.abort());
  return gone.signal;
}

/** Data requests for pages that are always personal: the cart, the checkout, an order. */
function isPersonalData({ pathname }: URL): boolean {
  if (!pathname.endsWith('.data')) return false;
  const page = matchPath(pathname.slice(0, -'.data'.length))?.page;
  return page !== undefined && !isIndexed(page);
}

/** Buffers and compresses a response of the framework if its type allows; a picture remains a stream. */
async function finish(
  request: IncomingMessage,
  url: URL,
  answer: Response,
): Promise<Response | BufferedResponse> {
  const type = answer.headers.get('content-type') ?? '';
  // The framework's last resort is plain text, whereas this site's error page is in the visitor's language.
  if (answer.status === 500 && type.startsWith('text/plain')) {
    throw new Error('The error page failed');
  }
  if (!isCompressible(type)) return answer;
  // The data of an opened cart must not be cached anywhere.
  if (isPersonalData(url)) answer.headers.set('cache-control', 'no-store');
  return compressResponse(request, await bufferResponse(answer));
}
