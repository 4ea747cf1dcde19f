import type { ServerResponse } from 'node:http';
import { matchPath } from '~/routing/href';
import { isIndexed } from '~/routing/paths';

/** Redirects permanently to the canonical path of a page. */
export function redirectToCanonical(response: ServerResponse, path: string, search: string): void {
  const page = matchPath(path)?.page;
  // The URL of an order contains its key, and a query may contain one: such redirects are never cached.
  const isPublic = search === '' && page !== undefined && isIndexed(page);
  response.setHeader('cache-control', isPublic ? 'public, max-age=3600' : 'no-store');
  response.writeHead(301, { location: path + search, 'content-length': 0 }).end();
}

/** Redirects temporarily; no cache keeps it. */
export function redirectTemporarily(response: ServerResponse, location: string): void {
  response.setHeader('cache-control', 'no-store');
  response.writeHead(302, { location, 'content-length': 0 }).end();
}
