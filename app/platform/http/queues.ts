import { FairQueue } from './fair-queue';

/** Why these numbers: docs/decisions/0030. */
const pageLimits = {
  running: 64,
  runningPerClient: 16,
  waiting: 400,
  waitingPerClient: 200,
  maxWaitMs: 8_000,
};

/**
 * Pictures never wait behind pages, and this queue refuses none: a connection requests one at a time, and connections are
 * limited. The queue of encodes refuses those that it has no room for.
 */
const pictureLimits = {
  running: 32,
  runningPerClient: 16,
  waiting: Infinity,
  waitingPerClient: Infinity,
  maxWaitMs: Infinity,
};

/** Said to clients whose page was not made: about as long as a full queue takes. */
export const retryAfterSeconds = 5;

/** The queues of everything that is made for a GET; `find` gives undefined for what never waits. */
export function createQueues() {
  const pages = new FairQueue(pageLimits);
  const pictures = new FairQueue(pictureLimits);
  return {
    pages,
    pictures,
    /** By the path: probes must answer under load, and who comes back from the card provider may have paid. */
    find(pathname: string): FairQueue | undefined {
      if (pathname === '/healthz' || pathname === '/readyz') return undefined;
      if (pathname.startsWith('/payments/')) return undefined;
      return pages;
    },
  };
}
