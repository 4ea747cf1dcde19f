import type { Server } from 'node:http';
import { log } from '~/platform/log/log.server';

const patienceMs = 8_000;

/** The exit code for a fault in the program (sysexits.h): a supervisor starts it again. */
const faultExitCode = 70;

/**
 * Finishes what is under way on SIGTERM or SIGINT, then lets go of everything in order and exits. So it does after an
 * exception that nothing caught: what the process knows may be half changed then, while orders are safe in the database.
 */
export function stopOnSignals(server: Server, closers: readonly (() => Promise<unknown>)[]): void {
  let stopping = false;
  const stop = async (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    const late = setTimeout(() => server.closeAllConnections(), patienceMs);
    await closed;
    clearTimeout(late);
    for (const close of closers) {
      await close().catch((error: unknown) => log.error({ err: error }, 'Stopping failed in part'));
    }
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

/**
 * A promise that failed unnoticed is a fault of ours, of one request or job: it is logged, and everybody else goes on being
 * served.
 */
export function logUnhandledRejections(): void {
  process.on('unhandledRejection', (reason) => {
    log.error({ err: reason }, 'Unhandled promise rejection');
  });
}
