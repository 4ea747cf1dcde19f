import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export type EmulatorResponse = { status: number; headers: Record<string, string>; body: string };

/** Faults that spoil a response regardless of its content. */
export type TransportFault =
  { kind: 'slow'; ms: number } | { kind: 'cutAfterBytes'; bytes: number } | { kind: 'html' };

const html = 'text/html; charset=utf-8';

export function jsonResponse(status: number, body: object): EmulatorResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
  };
}

/** The browser follows with a GET. */
export function redirect(location: string): EmulatorResponse {
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' };
}

/** An HTML page that must not be stored, with its own security policy. */
export function htmlResponse(
  status: number,
  body: string,
  securityPolicy: string,
): EmulatorResponse {
  const headers = {
    'content-type': html,
    'cache-control': 'no-store',
    'content-security-policy': securityPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  };
  return { status, headers, body };
}

/** Sends a response with a transport fault applied to it; faults of other kinds are ignored here. */
export async function sendResponse(
  response: ServerResponse,
  content: EmulatorResponse,
  fault?: TransportFault | { kind: string },
): Promise<void> {
  if (fault?.kind === 'slow' && 'ms' in fault) await wait(fault.ms, undefined, { ref: false });
  if (response.destroyed) return;
  if (fault?.kind === 'cutAfterBytes' && 'bytes' in fault)
    return cutResponse(response, content, fault.bytes);
  const { status, headers, body } = fault?.kind === 'html' ? maintenance : content;
  response
    .writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(body)) })
    .end(body);
}

const maintenance: EmulatorResponse = {
  status: 200,
  headers: { 'content-type': html },
  body: '<!doctype html><p>Maintenance',
};

/** Cuts after a number of bytes counted from the start of the status line, so that tests can try every possible cut. */
function cutResponse(
  response: ServerResponse,
  { status, headers, body }: EmulatorResponse,
  bytes: number,
): void {
  const all = {
    ...headers,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const message = Buffer.from(`HTTP/1.1 ${status} Emulated\r\n${head.join('')}\r\n${body}`);
  response.socket?.end(message.subarray(0, bytes));
}

const maxBodyBytes = 16 * 1024;

/** @returns undefined if the body is larger than any genuine request */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodyBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export type EmulatorServer = {
  /** The URL that was bound, with the actual port if 0 was requested. */
  url: string;
  /** Stops immediately; open connections are dropped. */
  close(): Promise<void>;
};

/**
 * Serves an emulator. A request that fails, because the client has aborted it or the disk is full, gets no response and does
 * not affect later ones.
 * @throws Error if the port is taken
 */
export async function serveEmulator(
  { port, host = '127.0.0.1' }: { port: number; host?: '127.0.0.1' | '::1' },
  respond: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<EmulatorServer> {
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) =>
    // Of several processes that ask for any port, each gets its own, and not the one that a sibling has.
    server.once('error', reject).listen({ port, host, exclusive: port === 0 }, resolve),
  );
  const { port: bound, family } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${host}]` : host}:${bound}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
