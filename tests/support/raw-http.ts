import { connect, type Socket } from 'node:net';

export type RawResponse = {
  status: number;
  headers: Map<string, string>;
  body: string;
  all: string;
};

/**
 * Writes bytes to a server and reads the response until the connection closes: requests that `fetch` would never send,
 * and responses unparsed. No response is status 0.
 */
export function sendRaw(
  url: string,
  bytes: string | Buffer,
  limitMs = 15_000,
): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    const timer = setTimeout(() => socket.destroy(), limitMs);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // A server that has rejected the request may close while we are still writing.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(parseResponse(Buffer.concat(chunks).toString('latin1')));
    });
    socket.write(bytes);
  });
}

/** A raw request with `Connection: close`. */
export function makeHead(requestLine: string, headers: readonly string[], body = ''): string {
  return [requestLine, ...headers, 'Connection: close', '', body].join('\r\n');
}

export function parseResponse(all: string): RawResponse {
  const end = all.indexOf('\r\n\r\n');
  const [first = '', ...lines] = all.slice(0, end === -1 ? all.length : end).split('\r\n');
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0);
  return { status, headers, body: end === -1 ? '' : all.slice(end + 4), all };
}

/** An open connection, for slow senders, keep-alive and shutdown. */
export async function openConnection(
  url: string,
): Promise<{ socket: Socket; received: () => string; closed: Promise<void> }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  return { socket, received: () => text, closed };
}
