import type { IncomingHttpHeaders } from 'node:http';

/** All that a page shared by many visitors may depend on in a request. */
export type SharedPageKey = {
  path: string;
  /** Pieces in the cart; `none` when the browser has sent no readable cart at all. */
  cart: number | 'none';
  savesData: boolean;
};

/** Set by the server alone: the page is for many visitors, and this is the number on their badge. */
export const sharedCartHeader = 'x-site-shared-cart';

const slow = /^(slow-)?2g$/;

/** Slow or thrifty connections get the pages without scripts: everything works without them. */
export function savesData(headers: IncomingHttpHeaders): boolean {
  const saves = headers['save-data'];
  return (
    (typeof saves === 'string' && saves.toLowerCase() === 'on') ||
    slow.test(String(headers['ect'] ?? ''))
  );
}

/**
 * The request from which a page for many visitors is rendered. It is made of the view alone, not of anybody's request:
 * no cookie, no address, no language of a browser can find its way into the page.
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

/** What a shared page shows of its readers' carts; undefined when the request is one visitor's own. */
export function readSharedCart(request: Request): { count: number; known: boolean } | undefined {
  const value = request.headers.get(sharedCartHeader);
  if (value === null) return undefined;
  return value === 'none' ? { count: 0, known: false } : { count: Number(value), known: true };
}
