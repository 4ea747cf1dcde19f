import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { localeFromPathname } from '~/i18n/locales';
import type { Refusal } from './guard';
import type { RefusalPages, Refused } from './refusal-pages.server';

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
 * Closing immediately while the client is still sending would make the network discard the answer unread: for a moment,
 * incoming data is discarded instead.
 */
function linger(request: IncomingMessage, done: () => void): void {
  const timer = setTimeout(done, lingerMs);
  request.once('close', () => {
    clearTimeout(timer);
    done();
  });
  request.resume();
}

/** The language of a request target: its path's, regardless of the query. */
function localeOf(target: string) {
  return localeFromPathname(target.split('?', 1)[0] ?? '/');
}

/** Answers a request that the guard does not let through. */
export function refuse(
  pages: RefusalPages,
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Refusal,
): void {
  const { method, url = '/', headers } = request;
  if (refusal.allow) response.setHeader('allow', refusal.allow);
  if (refusal.retryAfter) response.setHeader('retry-after', refusal.retryAfter);
  // The body was not read: without this the sender would go on sending it.
  const isRead = method === 'GET' || method === 'HEAD';
  // After a request that two parsers may read differently, the connection is closed.
  if (!isRead || refusal.status === 400) response.setHeader('connection', 'close');
  send(request, response, refusal.status, pages.get(refusal.status, localeOf(url), headers.accept));
}

/**
 * The last resort, when not even the error page came about.
 * @returns the reference that the visitor was shown, for the log; undefined when the answer had already begun
 */
export function fail(
  pages: RefusalPages,
  request: IncomingMessage,
  response: ServerResponse,
): string | undefined {
  // Not `request.destroyed`: a request whose body was read to its end is that too.
  if (response.destroyed || response.writableEnded) return undefined;
  if (response.headersSent) {
    response.destroy();
    return undefined;
  }
  const reference = randomBytes(4).toString('hex');
  const locale = localeOf(request.url ?? '/');
  send(request, response, 500, pages.make(500, locale, request.headers.accept, `500 ${reference}`));
  return reference;
}

/** Answers what is no HTTP, or too long a head, on the bare connection; carries the security headers too. */
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

/** Node hands CONNECT over as a bare connection, and would drop it without an answer. */
export function refuseTunnel(socket: Duplex, headers: Record<string, string>): void {
  socket.on('error', () => socket.destroy());
  endConnection(socket, '405 Method Not Allowed', { ...headers, Allow: 'GET, HEAD, POST' });
}

function endConnection(socket: Duplex, line: string, headers: Record<string, string>): void {
  const own = { 'Cache-Control': 'no-store', 'Content-Length': '0', Connection: 'close' };
  const lines = Object.entries({ ...headers, ...own }).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${[line, ...lines].join('\r\n')}\r\n\r\n`);
}
