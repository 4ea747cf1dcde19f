import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export type Answer = { status: number; headers: Record<string, string>; body: string };

/** Ways to spoil an answer regardless of its content. */
export type TransportFault =
  { kind: 'slow'; ms: number } | { kind: 'cutAfterBytes'; bytes: number } | { kind: 'html' };

export const html = 'text/html; charset=utf-8';

export function answerJson(status: number, body: object): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
  };
}

/** The browser goes on with a GET. */
export function redirect(location: string): Answer {
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' };
}

/** A page that must not be stored, under a policy of its own. */
export function answerHtml(status: number, body: string, securityPolicy: string): Answer {
  const headers = {
    'content-type': html,
    'cache-control': 'no-store',
    'content-security-policy': securityPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  };
  return { status, headers, body };
}

/** Sends an answer, or what the fault leaves of it; faults of other kinds are not seen here. */
export async function sendAnswer(
  response: ServerResponse,
  answer: Answer,
  fault?: TransportFault | { kind: string },
): Promise<void> {
  if (fault?.kind === 'slow' && 'ms' in fault) await wait(fault.ms, undefined, { ref: false });
  if (response.destroyed) return;
  if (fault?.kind === 'cutAfterBytes' && 'bytes' in fault)
    return cutAnswer(response, answer, fault.bytes);
  const { status, headers, body } = fault?.kind === 'html' ? maintenance : answer;
  response
    .writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(body)) })
    .end(body);
}

const maintenance: Answer = {
  status: 200,
  headers: { 'content-type': html },
  body: '<!doctype html><p>Maintenance',
};

/** Counts from the first byte of the status line, so that 0 to full length walks through every possible cut. */
function cutAnswer(
  response: ServerResponse,
  { status, headers, body }: Answer,
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

/** @returns undefined when the body is larger than any honest one. */
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

/** @returns the address that was bound, which contains the port when 0 was requested. */
export async function listen(server: Server, port: number, host: string): Promise<string> {
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, host, resolve),
  );
  const { port: bound, family } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${bound}`;
}

/** Stops immediately: open connections are dropped. */
export async function stop(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}
