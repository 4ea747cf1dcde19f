import type { Server } from 'node:http';
import { Server as SocketServer } from 'node:net';
import { log } from '~/platform/log/log.server';

const patienceMs = 8_000;

/** The exit code for a fault in the program (sysexits.h): a supervisor starts it again. */
const faultExitCode = 70;

type StopOptions = {
  /** What has to be let go of afterwards, in order. */
  closers: readonly (() => Promise<unknown>)[];
  /** What the next process needs, which may be open already. */
  handOver: () => Promise<void>;
  /**
   * How long a client may still use a connection that it has open: another request on it is answered, and ends it. A client
   * that sends one at the moment in which it is closed gets no answer.
   */
  lingerMs: number;
};

/**
 * Finishes what is under way on SIGTERM or SIGINT, then lets go of everything in order and exits. So it does after an
 * exception that nothing caught: what the process knows may be half changed then, while orders are safe in the database.
 */
export function stopOnSignals(server: Server, { closers, handOver, lingerMs }: StopOptions): void {
  let stopping = false;
  const attempt = (work: () => Promise<unknown>) =>
    work().catch((error: unknown) => log.error({ err: error }, 'Stopping failed in part'));
  const stop = async (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    const handedOver = attempt(handOver);
    const late = setTimeout(() => server.closeAllConnections(), patienceMs);
    await closeServer(server, lingerMs);
    clearTimeout(late);
    await handedOver;
    for (const close of closers) await attempt(close);
    log.info('Stopped');
    process.exit(exitCode);
  };
  for (const name of ['SIGTERM', 'SIGINT'] as const) {
    process.once(name, (signal) => {
      log.info({ signal }, 'Stopping');
      void stop(0);
    });
  }
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'Uncaught exception: stopping');
    void stop(faultExitCode);
  });
}

/** Takes no more connections, and resolves when the last one has ended. */
function closeServer(server: Server, lingerMs: number): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  // The server's own `close` also ends the connections that are idle at this moment.
  const closed = new Promise<void>((resolve) =>
    SocketServer.prototype.close.call(server, () => resolve()),
  );
  if (lingerMs === 0) server.closeIdleConnections();
  else setTimeout(() => server.closeIdleConnections(), lingerMs);
  return closed;
}

/**
 * An unhandled rejection is a programming error in one request or job: it is logged, and all other requests continue.
 */
export function logUnhandledRejections(): void {
  process.on('unhandledRejection', (reason) => {
    log.error({ err: reason }, 'Unhandled promise rejection');
  });
}
