import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Changes a piece of what one side has sent; undefined withholds it. */
type Change = (data: Buffer) => Buffer | undefined;

export type TcpProxy = {
  /** The address given, through the proxy. */
  url: string;
  /** From now on. */
  change(changes: { toClient?: Change; toServer?: Change }): void;
  close(): Promise<void>;
};

/** Stands between a client and the server at a URL. */
export async function startTcpProxy(url: string): Promise<TcpProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let toClient: Change = (data) => data;
  let toServer: Change = (data) => data;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const [from, to, change] of [
      [client, upstream, (data: Buffer) => toServer(data)],
      [upstream, client, (data: Buffer) => toClient(data)],
    ] as const) {
      sockets.add(from);
      from.setNoDelay(true);
      from.on('data', (data: Buffer) => {
        const changed = change(data);
        if (changed) to.write(changed);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const proxied = new URL(url);
  proxied.port = String((server.address() as AddressInfo).port);
  return {
    url: proxied.href,
    change(changes) {
      toClient = changes.toClient ?? ((data) => data);
      toServer = changes.toServer ?? ((data) => data);
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
