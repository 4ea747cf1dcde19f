import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientKey } from './client-address';

/** Why these numbers: docs/decisions/0048. */
type ServerLimits = {
  /** Milliseconds after which a connection that makes no progress during a response is closed. */
  stalledMs: number;
  /** Maximum number of open connections, in total and per address. */
  connections: number;
  connectionsPerAddress: number;
};

export const serverLimits: ServerLimits = {
  stalledMs: 30_000,
  connections: 4_000,
  connectionsPerAddress: 400,
};

/**
 * An HTTP server that no client can tie up: it closes connections that send or read nothing for too long, and limits
 * the number of connections per address.
 * @param options.proxies behind trusted proxies every connection comes from them, so only the total is limited
 */
export function createLimitedServer(
  serve: RequestListener,
  { proxies, limits }: { proxies: number; limits: ServerLimits },
): Server {
  const server = createServer(serverOptions, serve);
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 5_000;
  // An inactivity timeout, which also covers a client that does not read its response. Without a listener Node closes
  // the connection.
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
    // Without a response: a client with so many connections would not read it.
    if (count > limit) socket.destroy();
  });
}

const serverOptions = {
  maxHeaderSize: 16 * 1024,
  // The guard rejects a missing Host, with a readable message and this site's security headers.
  requireHostHeader: false,
  // How often Node checks connections for exceeded time limits. With its default of 30 s the limits above would take
  // up to four times as long.
  connectionsCheckingInterval: 2_000,
};
