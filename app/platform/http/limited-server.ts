import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientKey } from './client-address';

/** Why these numbers: docs/decisions/0048. */
export type ServerLimits = {
  /** Milliseconds in which a connection with an answer under way must take at least a byte of it. */
  stalledMs: number;
  /** Connections at a time, of all and of one address. */
  connections: number;
  connectionsPerAddress: number;
};

export const serverLimits: ServerLimits = {
  stalledMs: 30_000,
  connections: 4_000,
  connectionsPerAddress: 400,
};

/**
 * An HTTP server that no client can hold: it ends connections that send or read nothing for too long, and takes only so many
 * from one address.
 * @param options.proxies with proxies of ours in front every connection is theirs: then only the total is limited
 */
export function createLimitedServer(
  serve: RequestListener,
  { proxies, limits }: { proxies: number; limits: ServerLimits },
): Server {
  const server = createServer(serverOptions, serve);
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 5_000;
  // Counts what neither side moves: also an answer whose reader takes nothing. Without a listener the connection is ended.
  server.timeout = limits.stalledMs;
  server.maxRequestsPerSocket = 1_000;
  server.maxConnections = limits.connections;
  if (proxies === 0) limitAddresses(server, limits.connectionsPerAddress);
  return server;
}

function limitAddresses(server: Server, limit: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = clientKey(socket.remoteAddress);
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    // Without an answer: a client with so many connections would not read it.
    if (count > limit) socket.destroy();
  });
}

const serverOptions = {
  maxHeaderSize: 16 * 1024,
  // A missing Host is refused by the guard, with a readable message and our headers.
  requireHostHeader: false,
  // How often Node looks for senders past their time limit; with its own 30 s the limits above would be four times as
  // long.
  connectionsCheckingInterval: 2_000,
};
