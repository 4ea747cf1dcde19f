import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Exchange = { request: IncomingMessage; response: ServerResponse };
type Connection = { isBusy: boolean; isWatched: boolean; waiting: Exchange[] };

/**
 * Hands over one request of a connection at a time: a pipelined one begins when the answer before it has been sent, in
 * a turn of the event loop of its own, and nothing more is read from the connection until the last that was read has
 * begun. Answers go out in the order of the requests anyway (RFC 9112, 9.3.2); Node.js alone would process all of them
 * in parallel.
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
      // The client has left.
      if (socket.destroyed) connection.waiting.length = 0;
      const next = connection.waiting.shift();
      if (!next) return;
      // Before it begins: the rest of its body may not have been read.
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
  // Node.js resumes reading after every answer.
  socket.on('resume', () => {
    if (connection.waiting.length > 0) socket.pause();
  });
}
