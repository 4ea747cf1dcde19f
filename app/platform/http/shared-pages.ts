import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { locales } from '~/i18n/locales';
import { steadyClock } from '~/platform/time/steady-clock';
import { withoutCampaign } from '~/routing/campaign-parameters';
import { href, matchPath } from '~/routing/href';
import { pageSearch } from '~/routing/page-number';
import { isIndexed, pageRow } from '~/routing/paths';
import { type JobOptions, OverloadError } from './fair-queue';
import { chooseEncoding } from './encoding';
import { matchesEtag } from './etag';
import { type CachedPage, PageCache } from './page-cache';
import { toRawHeaders } from './raw-headers';
import { savesData, type SharedPageKey } from './shared-request';
import { watchRevision } from './watch-revision';
import type { BufferedResponse } from './buffered-response';

type SharedPagesOptions = {
  /**
   * Changes whenever anything that pages depend on changes, including the date; null disables the cache
   * (development).
   */
  revision: () => string | null;
  /** The number of pieces in the cart of a Cookie header; `none` if it has no readable cart. */
  countCart: (cookie: string) => number | 'none';
  render: (view: SharedPageKey) => Promise<BufferedResponse>;
  /** Queues a rendering on behalf of the client that requested it first. */
  enqueue: EnqueueRendering;
  /** Added to every response. */
  securityHeaders: Readonly<Record<string, string>>;
};

type EnqueueRendering = (
  client: string,
  work: () => Promise<BufferedResponse>,
  options?: JobOptions,
) => Promise<BufferedResponse>;

type Keyed = SharedPageKey & { key: string; revision: string };

/** No real cart has a higher number on its badge; such pages are rendered individually. */
const maxCount = 999;
/** Two limits in bytes, so that pages for carts of many sizes cannot evict those for visitors without a cart. */
const maxBytes = { anonymous: 32 * 1024 * 1024, counted: 12 * 1024 * 1024 };
/** Kept low, because revalidation competes with visitors who wait for pages of their own. */
const maxRevalidations = 2;
/** Revalidations share the queue fairly with visitors, as one more client. */
const revalidationClient = 'revalidations';

const cartCookie = /(?:^|[;\s])(?:__Host-)?cart=/;
const consentCookie = /(?:^|[;\s])(?:__Host-)?consent=/;
// The only page that shows the visitor's consent choice.
const consentPaths: ReadonlySet<string> = new Set(locales.map((locale) => href('cookies', locale)));

/** Whether a page shows more about the visitor than the cart badge's number. */
export function showsConsentAnswer(path: string, cookie: string): boolean {
  return consentPaths.has(path) && consentCookie.test(cookie);
}

/**
 * A stale-while-revalidate cache of pages that are identical for all visitors with the same number of pieces in the
 * cart.
 */
export class SharedPages {
  readonly #options: SharedPagesOptions;
  readonly #anonymous = new PageCache(maxBytes.anonymous);
  readonly #counted = new PageCache(maxBytes.counted);
  readonly #renderings = new Map<string, Promise<CachedPage | BufferedResponse>>();
  readonly #currentRevision: () => string | null;
  #revalidations = 0;

  constructor(options: SharedPagesOptions) {
    this.#options = options;
    // After a change of content, cached pages are dropped on the next request of any kind.
    this.#currentRevision = watchRevision(options.revision, () => {
      this.#anonymous.clear();
      this.#counted.clear();
    });
  }

  /** A cached page for a target that no guard has checked yet: only the paths of real pages were ever cached. */
  find(target: string, headers: IncomingHttpHeaders): CachedPage | undefined {
    const view = this.#view(target, headers);
    return view && this.#findCached(view);
  }

  /**
   * The page at a URL that has passed the guard; concurrent requests share one rendering. Campaign parameters in the
   * query are ignored; any other query but a page's number makes the page personal.
   * @param client key of the requesting client, for the rendering queue
   * @throws OverloadError if the rendering was shed
   * @returns a response that may be sent to this visitor but is not cached; undefined if the page is personal
   */
  async get(
    url: URL,
    headers: IncomingHttpHeaders,
    client: () => string,
  ): Promise<CachedPage | BufferedResponse | undefined> {
    const match = matchPath(url.pathname);
    // A guard decides for one visitor.
    if (!match || !isIndexed(match.page) || pageRow(match.page).guards) return undefined;
    const own = pageSearch(match, url.search);
    if (withoutCampaign(url.search) !== own) return undefined;
    const view = this.#view(url.pathname + own, headers);
    if (!view) return undefined;
    const page = this.#findCached(view) ?? (await this.#renderFor(view, client()));
    return isCached(page) || isShareable(page) ? page : undefined;
  }

  /** Sends a cached page; synchronously if it is already compressed. */
  send(page: CachedPage, request: IncomingMessage, response: ServerResponse): Promise<void> | void {
    if (matchesEtag(request.headers['if-none-match'], page.etag)) {
      response.writeHead(304, page.headers).end();
      return undefined;
    }
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const ready = page.responses.get(encoding);
    const isHead = request.method === 'HEAD';
    if (ready) {
      response.writeHead(200, ready.headers).end(isHead ? undefined : ready.body);
      // Requested a second time, so the best compression is worth the effort.
      if (encoding === 'br' && !page.isBestCompressed)
        void this.#cacheOfKey(page).compressBest(page);
      return undefined;
    }
    return this.#cacheOfKey(page)
      .compress(page, encoding)
      .then(({ headers, body }) => {
        response.writeHead(200, headers).end(isHead ? undefined : body);
      });
  }

  /** A cached page that may be served; a stale one is revalidated in the background. */
  #findCached(view: Keyed): CachedPage | undefined {
    const page = this.#cacheOf(view).find(view.key);
    if (page && steadyClock() >= page.freshUntil) this.#revalidate(view, page);
    return page;
  }

  #view(path: string, headers: IncomingHttpHeaders): Keyed | undefined {
    const { cookie = '' } = headers;
    const revision = this.#currentRevision();
    if (revision === null) return undefined;
    if (showsConsentAnswer(path, cookie)) return undefined;
    const cart = cartCookie.test(cookie) ? this.#options.countCart(cookie) : 'none';
    if (cart !== 'none' && cart > maxCount) return undefined;
    const saves = savesData(headers);
    const key = `${cart} ${saves ? 'save-data' : 'full'} ${revision} ${path}`;
    return { key, path, cart, savesData: saves, revision };
  }

  #cacheOf({ cart }: SharedPageKey): PageCache {
    return cart === 'none' ? this.#anonymous : this.#counted;
  }

  #cacheOfKey({ key }: CachedPage): PageCache {
    return key.startsWith('none ') ? this.#anonymous : this.#counted;
  }

  /** Joins a rendering in progress; starts one on this client's behalf if the queue has shed the other client's. */
  async #renderFor(view: Keyed, client: string): Promise<CachedPage | BufferedResponse> {
    for (;;) {
      const rendering = this.#renderings.get(view.key);
      if (!rendering) return this.#render(view, client);
      try {
        return await rendering;
      } catch (error) {
        if (!(error instanceof OverloadError)) throw error;
      }
    }
  }

  /** One rendering for all concurrent requests for the same page. */
  #render(
    view: Keyed,
    client: string,
    options?: JobOptions,
  ): Promise<CachedPage | BufferedResponse> {
    const rendering = this.#options
      .enqueue(client, () => this.#options.render(view), options)
      .then((response) => this.#store(view, response))
      .finally(() => this.#renderings.delete(view.key));
    this.#renderings.set(view.key, rendering);
    return rendering;
  }

  #store(view: Keyed, response: BufferedResponse): CachedPage | BufferedResponse {
    // If the content changed during rendering, the page may contain a mixture of old and new.
    if (
      response.status !== 200 ||
      !isShareable(response) ||
      this.#options.revision() !== view.revision
    ) {
      return response;
    }
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(cacheHeaders(view))) headers.set(name, value);
    const raw = toRawHeaders(headers, this.#options.securityHeaders);
    return this.#cacheOf(view).set(view.key, raw, response.body);
  }

  /** Revalidates a stale page in the background. */
  #revalidate(view: Keyed, page: CachedPage): void {
    if (this.#revalidations >= maxRevalidations || this.#renderings.has(view.key)) return;
    this.#revalidations += 1;
    const cache = this.#cacheOf(view);
    this.#render(view, revalidationClient, { canBeShed: false })
      .then((rendered) => {
        if (isCached(rendered)) return;
        if (rendered.status >= 500) cache.postpone(page);
        else cache.drop(view.key);
      })
      .catch(() => cache.postpone(page))
      .finally(() => (this.#revalidations -= 1));
  }
}

/** Whether a page is in the cache, rather than a response for one use. */
export const isCached = (page: CachedPage | BufferedResponse): page is CachedPage =>
  'responses' in page;

/** An HTML page, including error pages, that sets no cookie. */
function isShareable({ headers }: BufferedResponse): boolean {
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  return isHtml && !headers.has('set-cookie');
}

/**
 * A cache that ignores `Vary` revalidates before every use and so learns what this visitor gets: docs/decisions/0026.
 */
function cacheHeaders({ cart }: SharedPageKey): Record<string, string> {
  const vary = 'Accept-Encoding, Cookie, Save-Data, ECT';
  return cart === 'none'
    ? {
        'cache-control': 'public, max-age=0, must-revalidate',
        'cdn-cache-control': 'public, max-age=60',
        vary,
      }
    : { 'cache-control': 'private, no-cache', vary };
}
