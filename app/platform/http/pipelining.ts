import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Exchange = { request: IncomingMessage; response: ServerResponse };
type Connection = { isBusy: boolean; isWatched: boolean; waiting: Exchange[] };

/**
 * Handles the requests of a connection one at a time. A pipelined request starts after the previous response has been
 * sent, in its own turn of the event loop, and reading from the connection is paused until the last request that was
 * read has started. Responses must be sent in the order of the requests anyway (RFC 9112, 9.3.2), but Node.js alone
 * would process all of them in parallel.
 */
export function serialiseRequests(handle: (exchange: Exchange) => void) {
  const connections = new WeakMap<Socket, Connection>();

  function begin(connection: Connection, exchange: Exchange): void {
    connection.isBusy = true;
    exchange.response.once('close', () => beginNext(exchange.request.socket, connection));
    handle(exchange);
  }

  function beginNext(socket: Socket, connection: Connection): void {
    if (connection.waiting.length === 0) {
      connection.isBusy = false;
      return;
    }
    setImmediate(() => {
      // The client disconnected.
      if (socket.destroyed) connection.waiting.length = 0;
      const next = connection.waiting.shift();
      if (!next) return;
      // Resumed before the request starts, because the rest of its body may not have been read yet.
      if (connection.waiting.length === 0) socket.resume();
      begin(connection, next);
    });
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    let connection = connections.get(socket);
    if (!connection) {
      connection = { isBusy: false, isWatched: false, waiting: [] };
      connections.set(socket, connection);
    }
    if (!connection.isBusy) return begin(connection, { request, response });
    connection.waiting.push({ request, response });
    pause(socket, connection);
  };
}

function pause(socket: Socket, connection: Connection): void {
  socket.pause();
  if (connection.isWatched) return;
  connection.isWatched = true;
  // Node.js resumes reading after every response.
  socket.on('resume', () => {
    if (connection.waiting.length > 0) socket.pause();
  });
}
