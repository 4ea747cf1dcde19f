import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { clientAddress, clientAddressHeader } from './client-address';
import { dataRequestHeader } from './data-request';
import { sharedCartHeader } from './shared-request';

/**
 * Reads a body whose Content-Length has been checked. A client that waits to send it is told to.
 * @returns undefined if the client disconnected before the end
 */
export async function readBody(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Buffer | undefined> {
  if (request.headers.expect?.toLowerCase() === '100-continue') response.writeContinue();
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer);
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks);
}

/** A web Request with the site's public origin, whatever the Host header said. */
export function toWebRequest(
  request: IncomingMessage,
  options: { origin: string; proxies: number; body: Buffer | undefined; signal: AbortSignal },
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith('x-forwarded-') || name === 'forwarded') continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  headers.set('host', new URL(options.origin).host);
  headers.set(clientAddressHeader, clientAddress(request, options.proxies));
  headers.delete(dataRequestHeader);
  headers.delete(sharedCartHeader);
  if (/^[^?]*\.data(?:\?|$)/.test(request.url ?? '')) headers.set(dataRequestHeader, '1');
  // Sandboxed and privacy-minded browsers send `Origin: null` even from this site's pages; the guard has already
  // checked it.
  if (headers.has('origin')) headers.set('origin', options.origin);
  // Concatenated rather than resolved, because a target starting with `//` would otherwise be parsed as a host.
  return new Request(options.origin + (request.url ?? '/'), {
    // A HEAD is handled as a GET whose body is not sent, so that both have the same headers.
    method: request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET'),
    headers,
    body: options.body?.length ? new Uint8Array(options.body) : null,
    signal: options.signal,
  });
}

/** Sets the status and the headers of a response. */
export function writeHead(target: ServerResponse, status: number, headers: Headers): void {
  target.statusCode = status;
  for (const [name, value] of headers) {
    if (name !== 'set-cookie') target.setHeader(name, value);
  }
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) target.setHeader('set-cookie', cookies);
}

/** Sends a web Response with back-pressure: with a slow client the server never buffers more than one chunk. */
export async function sendWebResponse(
  response: Response,
  target: ServerResponse,
  options: { withBody: boolean },
): Promise<void> {
  writeHead(target, response.status, response.headers);
  if (!response.body || !options.withBody) {
    void response.body?.cancel();
    target.end();
    return;
  }
  await pipeline(
    Readable.fromWeb(response.body as import('node:stream/web').ReadableStream),
    target,
  );
}

/** A signal that is aborted when the client disconnects. */
export function signalOf(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  // Every connection closes eventually; the client has disconnected only if it closes before the last byte.
  response.on('close', () => response.writableFinished || gone.abort());
  return gone.signal;
}
