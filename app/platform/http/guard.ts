import type { IncomingMessage } from 'node:http';
import { toComparedPath } from '~/routing/compared-path';
import { resourceFolder, resourceHref } from '~/routing/resource-href';
import { findResource } from '~/routing/resources';

/** A response to a request that never reaches the application. */
export type Refusal = {
  status: 400 | 403 | 404 | 405 | 411 | 413 | 414 | 415 | 421 | 503;
  allow?: string;
  /** Seconds. */
  retryAfter?: number;
};

export const maxBodyBytes = 64 * 1024;
const maxTargetLength = 2048;
const maxRouteIds = 10;

/** Responded to under any host: a probe calls the process by its address. */
export const probes: ReadonlySet<string> = new Set([
  resourceHref('healthz'),
  resourceHref('readyz'),
]);

export const isRead = (method: string | undefined): boolean =>
  method === 'GET' || method === 'HEAD';

/** The checks of requests to one site whose targets have passed `checkTarget`. */
export function createGuard(site: URL, otherHosts: readonly string[]) {
  const hosts = listHosts(site, otherHosts);
  const origins = new Set([...hosts].map((host) => new URL(`${site.protocol}//${host}`).origin));
  return {
    checkHost: (request: IncomingMessage) => checkHost(request, hosts),
    check(request: IncomingMessage, url: URL): Refusal | undefined {
      const { method = 'GET' } = request;
      return (
        (probes.has(url.pathname) ? undefined : checkHost(request, hosts)) ??
        checkMethod(method, url.pathname.replace(/\.data$/i, '')) ??
        checkInternalEndpoints(url) ??
        (isRead(method) ? undefined : checkOrigin(request.headers, url.pathname, origins)) ??
        (isRead(method) ? undefined : checkBody(request, url.pathname))
      );
    },
  };
}

/** Rejects request targets that parsers interpret differently, before anything parses them. */
export function checkTarget(target: string): Refusal | undefined {
  if (target.length > maxTargetLength) return { status: 414 };
  if (!target.startsWith('/')) return { status: 400 };
  const path = target.split('?', 1)[0] ?? '';
  if (/[\\\0-\x20\x7f]|%(?:00|0a|0d|2f|5c)/i.test(path) || /[\\\0-\x20\x7f]/.test(target)) {
    return { status: 400 };
  }
  try {
    decodeURIComponent(path);
  } catch {
    return { status: 400 };
  }
  return undefined;
}

/**
 * The hosts that the site answers to. The scheme's default port may be written out: some HTTP/2 clients do, and both
 * name the same host (RFC 9110, section 4.2.3).
 */
export function listHosts(site: URL, otherHosts: readonly string[]): ReadonlySet<string> {
  const withPort = `${site.hostname}:${site.protocol === 'https:' ? 443 : 80}`;
  return new Set([site.host, ...(site.port === '' ? [withPort] : []), ...otherHosts]);
}

/**
 * Requires exactly one Host header, from the allow-list. Absolute URLs are built from SITE_URL, never from this
 * header.
 */
export function checkHost(
  request: IncomingMessage,
  allowed: ReadonlySet<string>,
): Refusal | undefined {
  const { rawHeaders } = request;
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  if (count !== 1) return { status: 400 };
  return allowed.has((request.headers.host ?? '').toLowerCase()) ? undefined : { status: 421 };
}

/** Folders of resources whose last path segment is a file name: pictures and price lists. */
const fileFolders = [resourceFolder('asset'), resourceFolder('price-list.current')];

const isFileAddress = (pathname: string) =>
  fileFolders.some((folder) => toComparedPath(pathname).startsWith(folder));

/** The staff's desk, whose pages have no data form either. */
const isDeskAddress = (pathname: string) =>
  `${toComparedPath(pathname)}/`.startsWith(`${resourceHref('reception')}/`);

/** Blocks the framework's internal endpoints: legacy data requests and route discovery. */
export function checkInternalEndpoints(url: URL): Refusal | undefined {
  if (url.searchParams.has('_data') || toComparedPath(url.pathname) === '/__manifest')
    return { status: 404 };
  // Resources have no data form: it would be a second, unguarded URL of the same thing.
  const plain = url.pathname.replace(/\.data$/i, '');
  const hasNoData = findResource(plain) || isFileAddress(plain) || isDeskAddress(plain);
  if (plain !== url.pathname && hasNoData) return { status: 404 };
  const routeIds = url.searchParams.getAll('_routes').join(',');
  if (routeIds.length > 500 || routeIds.split(',').length > maxRouteIds) return { status: 400 };
  return undefined;
}

/** Checks which methods a path accepts. */
export function checkMethod(method: string, pathname: string): Refusal | undefined {
  if (isRead(method)) return undefined;
  const resource = findResource(pathname);
  const acceptsPost = resource ? Boolean(resource.accepts) : !isFileAddress(pathname);
  if (method === 'POST' && acceptsPost) return undefined;
  return { status: 405, allow: acceptsPost ? 'GET, HEAD, POST' : 'GET, HEAD' };
}

/** Checks a body's length and type by its headers alone. */
export function checkBody(request: IncomingMessage, pathname: string): Refusal | undefined {
  const length = request.headers['content-length'];
  if (request.headers['transfer-encoding'] !== undefined || length === undefined) {
    return { status: 411 };
  }
  if (!/^\d{1,10}$/.test(length)) return { status: 400 };
  const resource = findResource(pathname);
  if (Number(length) > (resource?.maxBytes ?? maxBodyBytes)) return { status: 413 };
  const accepts: readonly string[] = resource?.accepts ?? ['form'];
  return accepts.includes(bodyKind(request.headers['content-type'])) ? undefined : { status: 415 };
}

function bodyKind(contentType: string | undefined): string {
  const type = (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'application/x-www-form-urlencoded') return 'form';
  if (type === 'multipart/form-data') return 'multipart';
  return type === 'application/json' ? 'json' : 'other';
}

/**
 * Checks whether an unsafe request comes from this site's pages. The algorithm of Go's `http.CrossOriginProtection`:
 * it needs no tokens, so pages stay cacheable and forms work without scripts.
 */
export function checkOrigin(
  headers: IncomingMessage['headers'],
  pathname: string,
  origins: ReadonlySet<string>,
): Refusal | undefined {
  if (findResource(pathname)?.foreignCallers) return undefined;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) {
    return site === 'same-origin' || site === 'none' ? undefined : { status: 403 };
  }
  const { origin } = headers;
  return origin === undefined || origins.has(origin) ? undefined : { status: 403 };
}
