import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { clientAddress, clientAddressHeader } from './client-address';
import { dataRequestHeader } from './data-request';
import { sharedCartHeader } from './shared-request';

/**
 * Reads a body whose Content-Length has been checked.
 * @returns undefined when the sender stopped early
 */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer);
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks);
}

/** A web Request at the site's public origin, whatever the Host header said. */
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
  // Sandboxed and privacy-minded browsers send `Origin: null` from our own pages; the guard has judged it already.
  if (headers.has('origin')) headers.set('origin', options.origin);
  // Joined, not resolved: a target that begins with two slashes must not become a host.
  return new Request(options.origin + (request.url ?? '/'), {
    // A HEAD is answered as a GET whose body stays here, so that both have the same headers.
    method: request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET'),
    headers,
    body: options.body?.length ? new Uint8Array(options.body) : null,
    signal: options.signal,
  });
}

/**
 * Sends a web Response with back-pressure: a slow reader never makes the server hold more than a chunk.
 * @param options.body bytes to send instead of the response's own body
 */
export async function sendWebResponse(
  response: Response,
  target: ServerResponse,
  options: { withBody: boolean; body?: Buffer | undefined },
): Promise<void> {
  target.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') target.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) target.setHeader('set-cookie', cookies);
  if (!response.body || !options.withBody) {
    void response.body?.cancel();
    target.end(options.body);
    return;
  }
  await pipeline(
    Readable.fromWeb(response.body as import('node:stream/web').ReadableStream),
    target,
  );
}
