import type { Server } from 'node:http';
import { Server as SocketServer } from 'node:net';
import { withTimeout } from '~/platform/limits/single-flight';
import { exitAfterLog, log } from '~/platform/log/log.server';
import { exitCodes } from '~/platform/processes/exit-codes.js';
import { onInterrupt } from '~/platform/processes/interrupt.js';

const drainTimeoutMs = 8_000;
/** Together with the time for requests it is less than what a parent process, systemd or a container allows. */
const closeTimeoutMs = 10_000;

type StopOptions = {
  /** Closes resources afterwards, in order. */
  closers: readonly (() => Promise<unknown>)[];
  /** Hands over what the next process needs, which may already be running. */
  handOver: () => Promise<void>;
  /**
   * How long clients may still use their open connections. A further request on one is answered, and the connection
   * is then closed. A client that sends a request just as its connection is closed gets no response.
   */
  lingerMs: number;
};

/**
 * On SIGTERM, however often it comes, or SIGINT, finishes the requests in progress, then closes all resources in order and exits. It
 * does the same after an uncaught exception: the state in memory may be inconsistent then, while orders are safe in the
 * database. A resource that does not close within 10 s is left: the process serves nothing any more, and as long as it
 * runs nobody starts another. A second Ctrl-C ends the process at once.
 * @returns does the same with an exit code
 */
export function stopOnSignals(
  server: Server,
  { closers, handOver, lingerMs }: StopOptions,
): (exitCode: number) => Promise<void> {
  let stopping = false;
  const stop = async (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    const handedOver = closeAll([handOver]);
    const late = setTimeout(() => server.closeAllConnections(), drainTimeoutMs);
    await closeServer(server, lingerMs);
    clearTimeout(late);
    const closed = handedOver.then(() => closeAll(closers)).then(() => true);
    const isClosed = await withTimeout(closed, closeTimeoutMs);
    if (isClosed) log.info('Stopped');
    else log.error('Stopped, although not everything was closed');
    await exitAfterLog(isClosed ? exitCode : exitCodes.software);
  };
  const stopOn = (signal: NodeJS.Signals) => {
    if (!stopping) log.info({ signal }, 'Stopping');
    void stop(0);
  };
  // systemd signals every process of a unit, and a parent then signals its own again: only a second Ctrl-C means “at once”.
  process.on('SIGTERM', stopOn);
  onInterrupt({
    stop: () => stopOn('SIGINT'),
    endAtOnce() {
      log.info('Stopping at once');
      void exitAfterLog(exitCodes.interrupted);
    },
  });
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'Uncaught exception: stopping');
    void stop(exitCodes.software);
  });
  return stop;
}

/** Closes resources in order. One that fails is logged and does not prevent the others from closing. */
export async function closeAll(closers: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const close of closers) {
    await close().catch((error: unknown) => log.error({ err: error }, 'Stopping failed in part'));
  }
}

/** Stops accepting connections, and resolves when the last one has closed. */
function closeServer(server: Server, lingerMs: number): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  // The HTTP server's own `close` would also close connections that are idle at this moment.
  const closed = new Promise<void>((resolve) =>
    SocketServer.prototype.close.call(server, () => resolve()),
  );
  if (lingerMs === 0) server.closeIdleConnections();
  else setTimeout(() => server.closeIdleConnections(), lingerMs);
  return closed;
}

/** An unhandled rejection is a bug in one request or job: it is logged, and all other requests continue. */
export function logUnhandledRejections(): void {
  process.on('unhandledRejection', (reason) => {
    log.error({ err: reason }, 'Unhandled promise rejection');
  });
}
