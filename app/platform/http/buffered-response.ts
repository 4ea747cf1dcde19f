import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, compress } from './encoding';
import { sendWebResponse } from './node-bridge';

/** An answer read to its end. */
export type BufferedResponse = { status: number; headers: Headers; body: Buffer };

const packable = /^text\/(?:html|x-script|plain|css)|^application\/(?:json|xml)/;

/** Whether compression makes an answer of this content type smaller. */
export const isCompressible = (type: string) => packable.test(type);

/** Reads an answer to its end. */
export async function bufferResponse(answer: Response): Promise<BufferedResponse> {
  const { status, headers } = answer;
  return { status, headers, body: Buffer.from(await answer.arrayBuffer()) };
}

/** Compresses an answer with a coding that the client accepts, and sets the matching headers. */
export async function compressResponse(
  request: IncomingMessage,
  whole: BufferedResponse,
): Promise<BufferedResponse> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = await compress(whole.body, encoding);
  const headers = new Headers(whole.headers);
  headers.append('vary', 'Accept-Encoding');
  // Data for our scripts holds the cart: no cache between us and the browser may think it is for all.
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.length));
  return { status: whole.status, headers, body };
}

/** Sends an answer; of a HEAD its headers only. */
export async function sendBuffered(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: BufferedResponse,
): Promise<void> {
  const withBody = request.method !== 'HEAD';
  await sendWebResponse(new Response(null, { status, headers }), response, {
    withBody: false,
    body: withBody ? body : undefined,
  });
}
