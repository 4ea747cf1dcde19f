import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A plain server on a free loopback port. */
export async function serve(answer: (...of: Parameters<RequestListener>) => unknown) {
  const server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const close = async () => {
    const closed = once(server, 'close');
    server.close().closeAllConnections();
    await closed;
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
