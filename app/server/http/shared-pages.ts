import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchPath } from '~/routing/href';
import { isIndexed } from '~/routing/paths';
import { chooseEncoding } from './encoding';
import { holdsCopy } from './etag';
import { type CachedPage, PageCache } from './page-cache';

const cartCookie = /(?:^|[;\s])(?:__Host-)?cart=/;
const consentCookie = /(?:^|[;\s])(?:__Host-)?consent=/;

/** Whether a page is the same for everybody who asks like this: indexed, without a query, without a basket. */
export function isForEverybody(url: URL, cookie: string | null | undefined): boolean {
  if (url.search || cartCookie.test(cookie ?? '')) return false;
  const match = matchPath(url.pathname);
  // The one page that shows a visitor's answer.
  if (match?.page === 'cookies' && consentCookie.test(cookie ?? '')) return false;
  return match !== undefined && isIndexed(match.page);
}

/** Pages that are the same for every visitor without a basket: kept for a while and sent without rendering. */
export class SharedPages {
  readonly #cache = new PageCache();
  readonly #revision: () => string | null;

  /** @param revision part of every key; null keeps nothing */
  constructor(revision: () => string | null) {
    this.#revision = revision;
  }

  /** The key under which the request's page may be shared; undefined when it is the visitor's own. */
  key({ headers }: IncomingMessage, url: URL): string | undefined {
    const revision = this.#revision();
    if (revision === null || !isForEverybody(url, headers.cookie)) return undefined;
    const thrift = String(headers['save-data'] ?? headers['ect'] ?? '');
    const scripts = /^(on|(slow-)?2g)$/i.test(thrift) ? 'thrifty' : 'full';
    return `${revision} ${scripts} ${url.pathname}`;
  }

  find(key: string): CachedPage | undefined {
    return this.#cache.find(key);
  }

  keep(key: string, answer: Response, body: Buffer): CachedPage {
    const headers = {
      ...Object.fromEntries(answer.headers),
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding, Cookie, Save-Data, ECT',
    };
    return this.#cache.keep(key, headers, body);
  }

  async send(page: CachedPage, request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
    response.setHeader('etag', page.etag);
    if (holdsCopy(request.headers['if-none-match'], page.etag)) {
      response.writeHead(304).end();
      return;
    }
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const body = await this.#cache.body(page, encoding);
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
    response.setHeader('content-length', body.length);
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}
