import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { defaultLocale, type Locale, localeFromPathname, locales } from '~/i18n/locales';
import { acceptedLocale } from '~/i18n/preferred-locale';
import { matchPath } from '~/routing/href';
import { isRead, type Refusal } from './guard';
import type { RefusalPages, RefusalStatus, Refused } from './refusal-pages.server';

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  page: Refused,
): void {
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
  response.writeHead(status);
  if (request.method === 'HEAD' || request.complete) {
    response.end(request.method === 'HEAD' ? undefined : page.body);
    return;
  }
  response.write(page.body);
  linger(request, () => response.end());
}

const lingerMs = 2_000;

/**
 * If the connection were closed while the client is still sending, the network would discard the response unread.
 * Incoming data is therefore read and discarded for a moment first.
 */
function linger(request: IncomingMessage, done: () => void): void {
  const timer = setTimeout(done, lingerMs);
  request.once('close', () => {
    clearTimeout(timer);
    done();
  });
  request.resume();
}

/** The language of the page that was requested; if the path is none of a page, like a file's, the browser's. */
function localeOf({ url = '/', headers }: IncomingMessage): Locale {
  const path = url.split('?', 1)[0] ?? '/';
  const locale = localeFromPathname(path);
  if (locale !== defaultLocale || matchPath(path)) return locale;
  return acceptedLocale(headers['accept-language'], locales) ?? defaultLocale;
}

/** Responds to a request that the guard has rejected, or whose answer has no content. */
export function refuse(
  pages: RefusalPages,
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Omit<Refusal, 'status'> & { status: RefusalStatus },
): void {
  const { method, headers } = request;
  if (refusal.allow) response.setHeader('allow', refusal.allow);
  if (refusal.retryAfter) response.setHeader('retry-after', refusal.retryAfter);
  // A body was not read: without this header the client would go on sending it. And two parsers may interpret an
  // invalid request differently.
  if (!isRead(method) || refusal.status === 400) response.setHeader('connection', 'close');
  send(
    request,
    response,
    refusal.status,
    pages.get(refusal.status, localeOf(request), headers.accept),
  );
}

/**
 * The last resort, if rendering the error page itself failed.
 * @returns the reference shown to the visitor, for the log; undefined if a response had already been started
 */
export function fail(
  pages: RefusalPages,
  request: IncomingMessage,
  response: ServerResponse,
): string | undefined {
  // Not `request.destroyed`: that is also true for a request whose body was read completely.
  if (response.destroyed || response.writableEnded) return undefined;
  if (response.headersSent) {
    response.destroy();
    return undefined;
  }
  const reference = randomBytes(4).toString('hex');
  const locale = localeOf(request);
  send(request, response, 500, pages.make(500, locale, request.headers.accept, `500 ${reference}`));
  return reference;
}

/** Responds on the raw socket to invalid HTTP or oversized headers, with the security headers. */
export function refuseConnection(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  headers: Record<string, string>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const isLong = error.code === 'HPE_HEADER_OVERFLOW';
  const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const line = isLong
    ? '431 Request Header Fields Too Large'
    : isSlow
      ? '408 Request Timeout'
      : '400 Bad Request';
  endConnection(socket, line, headers);
}

/** Node passes CONNECT on as a raw socket, and would close it without a response. */
export function refuseTunnel(socket: Duplex, headers: Record<string, string>): void {
  socket.on('error', () => socket.destroy());
  endConnection(socket, '405 Method Not Allowed', { ...headers, Allow: 'GET, HEAD, POST' });
}

function endConnection(socket: Duplex, line: string, headers: Record<string, string>): void {
  const own = { 'Cache-Control': 'no-store', 'Content-Length': '0', Connection: 'close' };
  const lines = Object.entries({ ...headers, ...own }).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${[line, ...lines].join('\r\n')}\r\n\r\n`);
}
