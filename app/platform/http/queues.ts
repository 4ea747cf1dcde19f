import { matchPath } from '~/routing/href';
import { FairQueue } from './fair-queue';

/** Why these numbers: docs/decisions/0030 and 0048. */
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

/** What was sent may be long typed: it waits longer than a page before it is refused. */
const formLimits = { ...pageLimits, maxWaitMs: 15_000 };

/** What may wait for the card provider has places of its own, so that a provider that hangs holds up nothing else. */
const orderLimits = {
  running: 32,
  runningPerClient: 16,
  waiting: 200,
  waitingPerClient: 100,
  maxWaitMs: 15_000,
};

/** Said to clients whose page was not made: about as long as a full queue takes. */
export const retryAfterSeconds = 5;

const isOrder = (pathname: string, isRead: boolean) => {
  const page = matchPath(pathname.replace(/\.data$/, ''))?.page;
  return isRead ? page === 'success' : page === 'checkout';
};

/** The queues of everything that is made for a visitor; `find` gives undefined for what never waits. */
export function createQueues() {
  const pages = new FairQueue(pageLimits);
  const pictures = new FairQueue(pictureLimits);
  const forms = new FairQueue(formLimits);
  const orders = new FairQueue(orderLimits);
  return {
    pages,
    pictures,
    /** By the path: probes must answer under load, and visitors who return from the card provider may have paid. */
    find(pathname: string, isRead: boolean): FairQueue | undefined {
      if (pathname === '/healthz' || pathname === '/readyz') return undefined;
      if (pathname.startsWith('/payments/')) return undefined;
      if (isOrder(pathname, isRead)) return orders;
      return isRead ? pages : forms;
    },
  };
}
