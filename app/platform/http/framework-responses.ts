import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchPath } from '~/routing/href';
import { isIndexed } from '~/routing/paths';
import {
  type BufferedResponse,
  bufferResponse,
  compressResponse,
  isCompressible,
  sendBuffered,
} from './buffered-response';
import { isRead } from './guard';
import { readBody, sendWebResponse, signalOf, toWebRequest } from './node-bridge';
import type { createQueues } from './queues';
import { isRefusalStatus, type RefusalStatus, acceptsHtml } from './refusal-pages.server';

type FrameworkOptions = {
  handleRequest: (request: Request) => Promise<Response>;
  /** The site's. */
  origin: string;
  /** The number of trusted proxies. */
  proxies: number;
  queues: Pick<ReturnType<typeof createQueues>, 'find'>;
  /** The key of the client whose turn it is in a queue. */
  clientOf: (request: IncomingMessage) => string;
  /** Sends one of our own pages instead of the framework's response. */
  refuse: (
    request: IncomingMessage,
    response: ServerResponse,
    refusal: { status: RefusalStatus; allow?: string },
  ) => void;
};

/** Sends the framework's response to a request, in the queue of its kind. */
export function createFrameworkResponses(options: FrameworkOptions) {
  const { handleRequest, origin, proxies, queues, clientOf, refuse } = options;
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const body = isRead(request.method) ? undefined : await readBody(request, response);
    if (!isRead(request.method) && !body) return;
    const signal = signalOf(response);
    const work = async () => {
      const webRequest = toWebRequest(request, { origin, proxies, body, signal });
      return finish(request, url, await handleRequest(webRequest));
    };
    const queue = queues.find(url.pathname, isRead(request.method));
    const result = await (queue ? queue.run(clientOf(request), work, { signal }) : work());
    if (!(result instanceof Response)) return sendBuffered(request, response, result);
    // Addresses of files and of the card provider respond without a body: the browser would show an empty page.
    if (!result.body && acceptsHtml(request.headers.accept) && isRefusalStatus(result.status)) {
      const allow = result.headers.get('allow');
      return refuse(request, response, { status: result.status, ...(allow && { allow }) });
    }
    return sendWebResponse(result, response, { withBody: request.method !== 'HEAD' });
  };
}

const isRedirect = ({ status }: Response) => status >= 300 && status < 400 && status !== 304;

/** Data requests for pages that are always personal: the cart, the checkout, an order. */
function isPersonalData({ pathname }: URL): boolean {
  if (!pathname.endsWith('.data')) return false;
  const page = matchPath(pathname.slice(0, -'.data'.length))?.page;
  return page !== undefined && !isIndexed(page);
}

/**
 * Buffers and compresses a response of the framework if its type allows and it is not compressed yet; a picture remains
 * a stream.
 */
async function finish(
  request: IncomingMessage,
  url: URL,
  response: Response,
): Promise<Response | BufferedResponse> {
  const type = response.headers.get('content-type') ?? '';
  // The framework's last resort is plain text; this site's own error page is in the visitor's language.
  if (response.status === 500 && type.startsWith('text/plain')) {
    throw new Error('The error page failed');
  }
  // The framework's response to a form for a page that takes none.
  if (response.status === 405 && !response.headers.has('allow')) {
    response.headers.set('allow', 'GET, HEAD');
  }
  // A redirect is one visitor's: of an empty cart from the checkout, or with a cookie.
  if (isRedirect(response) && !response.headers.has('cache-control')) {
    response.headers.set('cache-control', 'no-store');
    response.headers.append('vary', 'Cookie');
  }
  if (!isCompressible(type) || response.headers.has('content-encoding')) return response;
  // The data of an opened cart must not be cached anywhere.
  if (isPersonalData(url)) response.headers.set('cache-control', 'no-store');
  return compressResponse(request, await bufferResponse(response));
}
