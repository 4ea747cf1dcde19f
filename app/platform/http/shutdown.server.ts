import type { Server } from 'node:http';
import { log } from '~/platform/log/log.server';

const patienceMs = 8_000;

/** Finishes what is under way on SIGTERM or SIGINT, then lets go of everything in order and exits. */
export function stopOnSignals(server: Server, closers: readonly (() => Promise<unknown>)[]): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'Stopping');
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    const late = setTimeout(() => server.closeAllConnections(), patienceMs);
    await closed;
    clearTimeout(late);
    for (const close of closers) {
      await close().catch((error: unknown) => log.error({ err: error }, 'Stopping failed in part'));
    }
    log.info('Stopped');
    process.exit(0);
  };
  process.once('SIGTERM', (signal) => void stop(signal));
  process.once('SIGINT', (signal) => void stop(signal));
}
