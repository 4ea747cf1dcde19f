import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { OverloadError } from './fair-queue';
import { canonicalPath, canonicalSearch } from './canonical';
import { clientAddress, clientKey } from './client-address';
import { createFrameworkResponses } from './framework-responses';
import { checkTarget, createGuard, isRead } from './guard';
import { createLimitedServer, serverLimits } from './limited-server';
import { PictureCache, type Pictures } from './picture-cache';
import { sendWebResponse, signalOf } from './node-bridge';
import { createHostRedirect } from './canonical-host';
import type { PageScripts } from './page-scripts';
import { serialiseRequests } from './pipelining';
import { createQueues, retryAfterSeconds } from './queues';
import { fail, refuse, refuseConnection, refuseTunnel } from './refuse.server';
import { redirectTemporarily, redirectToCanonical } from './redirects';
import { type HotelPhone, RefusalPages } from './refusal-pages.server';
import { securityHeaders, type SecurityPolicy } from './security-headers';
import { isCached, SharedPages } from './shared-pages';
import { toSharedRequest } from './shared-request';
import { compressResponse, bufferResponse, sendBuffered } from './buffered-response';

export type HttpAppOptions = {
  siteUrl: string;
  /** Other hosts that this process responds to, e.g. `127.0.0.1:3002` in demonstration mode. */
  otherHosts?: readonly string[];
  /** The number of trusted proxies that append to `X-Forwarded-For`. */
  proxies: number;
  handleRequest: (request: Request) => Promise<Response>;
  policy: SecurityPolicy;
  /** Shown on the pages for rejected requests. */
  phone: () => HotelPhone;
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
  /** A request was shed because the queue was full. */
  onOverload: (error: OverloadError) => void;
};

/** The complete server in front of Remix: guard, canonical redirects, shared pages, files, then Remix. */
export function createHttpApp(options: HttpAppOptions): Server {
  const site = new URL(options.siteUrl);
  const { otherHosts = [] } = options;
  const guard = createGuard(site, otherHosts);
  const findHostRedirect = createHostRedirect(site, otherHosts);
  const headers = securityHeaders(options.policy, { https: site.protocol === 'https:' });
  const pages = new RefusalPages(options.policy, options.phone);
  const queues = createQueues();
  const clientOf = (request: IncomingMessage) => clientKey(clientAddress(request, options.proxies));
  const sendFromFramework = createFrameworkResponses({
    handleRequest: options.handleRequest,
    origin: site.origin,
    proxies: options.proxies,
    queues,
    clientOf,
    refuse: (request, response, refusal) => refuse(pages, request, response, refusal),
  });
  const shared = new SharedPages({
    revision: options.contentRevision,
    countCart: options.countCart,
    securityHeaders: headers,
    render: async (view) =>
      bufferResponse(await options.handleRequest(toSharedRequest(view, site.origin))),
    enqueue: (client, work, jobOptions) => queues.pages.run(client, work, jobOptions),
  });

  const pictures = new PictureCache({
    pictures: options.pictures,
    revision: options.contentRevision,
    securityHeaders: headers,
  });

  /** Fast path: a cached page or picture. Its target passed the guards when it was cached. */
  function sendFromCache(request: IncomingMessage, response: ServerResponse): boolean {
    if (!isRead(request.method) || guard.checkHost(request) || findHostRedirect(request))
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

  /** Handles a request in the first way that fits it. */
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const target = request.url ?? '/';
    const badTarget = checkTarget(target);
    if (badTarget) return refuse(pages, request, response, badTarget);
    // Concatenated rather than resolved, because a target starting with `//` would otherwise be parsed as a host.
    const url = new URL(site.origin + target);
    const refusal = guard.check(request, url);
    if (refusal) return refuse(pages, request, response, refusal);
    const ownUrl = findHostRedirect(request);
    if (ownUrl !== undefined) return redirectTemporarily(response, ownUrl);
    if (!isRead(request.method)) return sendFromFramework(request, response, url);
    const better = canonicalPath(url.pathname);
    const search = canonicalSearch(url.search);
    if (better !== undefined || search !== url.search)
      return redirectToCanonical(response, better ?? url.pathname, search);
    const page = await shared.get(url, request.headers, () => clientOf(request));
    if (page && isCached(page)) return shared.send(page, request, response);
    if (page) return sendBuffered(request, response, await compressResponse(request, page));
    if (await options.pageScripts.send(url.pathname, request, response)) return;
    const pictureId = pictures.findId(url.pathname);
    if (pictureId !== undefined) return sendPicture(pictureId, request, response, url);
    options.serveFile(request, response, () => {
      sendFromFramework(request, response, url).catch((error: unknown) =>
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
    const picture = await queues.pictures.run(
      clientOf(request),
      () => pictures.respond(id, url, request),
      { signal: signalOf(response) },
    );
    if (!(picture instanceof Response)) return pictures.send(picture, request, response);
    return sendWebResponse(picture, response, { withBody: request.method !== 'HEAD' });
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
    if (sendFromCache(request, response)) return;
    handle(request, response).catch((error: unknown) => giveUp(request, response, error));
  });
  const { proxies } = options;
  const server = createLimitedServer(serve, { proxies, limits: serverLimits });
  server.on('clientError', (error, socket) => refuseConnection(error, socket, headers));
  server.on('connect', (_request, socket) => refuseTunnel(socket, headers));
  // A client may wait until it hears that its body will be read, which Node alone would say of every body. An unknown
  // expectation may be ignored (RFC 9110, 10.1.1).
  for (const event of ['checkContinue', 'checkExpectation'])
    server.on(event, (request, response) => server.emit('request', request, response));
  return server;
}
