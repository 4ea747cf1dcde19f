import { matchPath } from '~/routing/href';
import { findResource, resources } from '~/routing/resources';
import { FairQueue } from './fair-queue';
import { probes } from './guard';

/** Why these numbers: docs/decisions/0030 and 0048. */
const pageLimits = {
  running: 64,
  runningPerClient: 16,
  waiting: 400,
  waitingPerClient: 200,
  maxWaitMs: 8_000,
};

/**
 * Pictures never wait behind pages, and this queue rejects none: a connection requests one at a time, and connections
 * are limited. The encoding queue sheds load instead.
 */
const pictureLimits = {
  running: 32,
  runningPerClient: 16,
  waiting: Infinity,
  waitingPerClient: Infinity,
  maxWaitMs: Infinity,
};

/** A form may have taken long to type, so it waits longer than a page before it is rejected. */
const formLimits = { ...pageLimits, maxWaitMs: 15_000 };

/**
 * Requests that may wait for the card provider have a queue of their own, so that a hanging provider blocks nothing
 * else.
 */
const orderLimits = {
  running: 32,
  runningPerClient: 16,
  waiting: 200,
  waitingPerClient: 100,
  maxWaitMs: 15_000,
};

/** Retry-After sent with shed requests: roughly the time a full queue takes to drain. */
export const retryAfterSeconds = 5;

const isOrder = (pathname: string, isRead: boolean) => {
  const page = matchPath(pathname.replace(/\.data$/, ''))?.page;
  return isRead ? page === 'success' : page === 'checkout';
};

const paymentPaths: ReadonlySet<string> = new Set(
  Object.entries(resources).flatMap(([id, { path }]) => (id.startsWith('payments.') ? path : [])),
);

/** By row, not by prefix: any other path below it would be the page that says so, rendered without a queue. */
const isPaymentMessage = (pathname: string) => paymentPaths.has(findResource(pathname)?.path ?? '');

/** The queues of everything that is computed for visitors; `find` returns undefined for requests that never wait. */
export function createQueues() {
  const pages = new FairQueue(pageLimits);
  const pictures = new FairQueue(pictureLimits);
  const forms = new FairQueue(formLimits);
  const orders = new FairQueue(orderLimits);
  return {
    pages,
    pictures,
    /**
     * Chosen by path: probes must respond under load, and visitors who return from the card provider may have paid.
     */
    find(pathname: string, isRead: boolean): FairQueue | undefined {
      if (probes.has(pathname)) return undefined;
      if (isPaymentMessage(pathname)) return undefined;
      if (isOrder(pathname, isRead)) return orders;
      return isRead ? pages : forms;
    },
  };
}
