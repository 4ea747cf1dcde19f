import type { IncomingHttpHeaders } from 'node:http';

/** Everything in a request that a shared page may depend on. */
export type SharedPageKey = {
  /** With the number of a further page, `/shop?page=2`. */
  path: string;
  /** Pieces in the cart; `none` if the browser sent no readable cart. */
  cart: number | 'none';
  savesData: boolean;
};

/** Set only by the server: the page is shared, and this is the number on the cart badge. */
export const sharedCartHeader = 'x-site-shared-cart';

const slow = /^(slow-)?2g$/;

/** The client hints that pages ask for: Chromium reports the connection (`ECT`) only to sites that do. */
export const acceptedHints = 'ECT';

/** Visitors with slow connections or data saving get pages without scripts: everything works without them. */
export function savesData(headers: IncomingHttpHeaders): boolean {
  const saves = headers['save-data'];
  return (
    (typeof saves === 'string' && saves.toLowerCase() === 'on') ||
    slow.test(String(headers['ect'] ?? ''))
  );
}

/**
 * The request from which a shared page is rendered. It is built from the cache key alone, not from a visitor's
 * request, so no cookie, IP address or browser language can leak into the page.
 */
export function toSharedRequest({ path, cart, savesData: saves }: SharedPageKey, origin: string) {
  const headers = new Headers({
    host: new URL(origin).host,
    accept: 'text/html',
    [sharedCartHeader]: String(cart),
  });
  if (saves) headers.set('save-data', 'on');
  return new Request(origin + path, { headers });
}

/** What a shared page shows about the cart; undefined if the request is personal. */
export function readSharedCart(request: Request): { count: number; known: boolean } | undefined {
  const value = request.headers.get(sharedCartHeader);
  if (value === null) return undefined;
  return value === 'none' ? { count: 0, known: false } : { count: Number(value), known: true };
}
