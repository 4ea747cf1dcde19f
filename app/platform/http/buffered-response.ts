import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, compress } from './encoding';
import { writeHead } from './node-bridge';

/** A response read completely into memory. */
export type BufferedResponse = { status: number; headers: Headers; body: Buffer };

const compressible = /^text\/(?:html|x-script|plain|css)|^application\/(?:json|xml)/;

/** Whether responses of this content type are worth compressing. */
export const isCompressible = (type: string) => compressible.test(type);

/** Reads a response completely into memory. */
export async function bufferResponse(response: Response): Promise<BufferedResponse> {
  const { status, headers } = response;
  return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

/** Compresses a response with an encoding that the client accepts, and sets the matching headers. */
export async function compressResponse(
  request: IncomingMessage,
  whole: BufferedResponse,
): Promise<BufferedResponse> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = await compress(whole.body, encoding);
  const headers = new Headers(whole.headers);
  if (headers.get('vary') !== 'Accept-Encoding') headers.append('vary', 'Accept-Encoding');
  // Data requested by scripts includes the cart, so no shared cache may store it.
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');
  // Caches that are told to disregard Cache-Control mostly still go by this.
  if (!/\bpublic\b/.test(headers.get('cache-control') ?? '')) headers.append('vary', 'Cookie');
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.length));
  return { status: whole.status, headers, body };
}

/** Sends a response; for HEAD only its headers. */
export function sendBuffered(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: BufferedResponse,
): void {
  writeHead(response, status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
