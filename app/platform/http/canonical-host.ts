import type { IncomingMessage } from 'node:http';
import { isRead } from './guard';

/**
 * Finds the URL on the site's own host for a page that a browser opens under another name of the same machine, e.g.
 * `http://127.0.0.1:3002` for `http://localhost:3002`. Cookies belong to one name and the card page returns to the
 * site's own, so a cart that was filled under another one would be missing after the payment.
 */
export function createHostRedirect(
  site: URL,
  otherHosts: readonly string[],
): (request: IncomingMessage) => string | undefined {
  // Only where the site itself is opened on this machine: elsewhere, these names are for the emulator's calls.
  const others = new Set(otherHosts.includes(site.host) ? otherHosts : []);
  others.delete(site.host);
  return ({ method, headers, url = '/' }) => {
    if (!others.has((headers.host ?? '').toLowerCase())) return undefined;
    const isPageView = headers['sec-fetch-dest'] === 'document';
    if (!isPageView || !isRead(method)) return undefined;
    return site.origin + url;
  };
}
