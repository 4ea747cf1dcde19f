import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { reportStorageError } from '~/platform/database/report-storage-error.server';
import { withTimeout } from '~/platform/limits/single-flight';
import { chooseEncoding, compress, type Encoding } from './encoding';
import { hashScript, type StoredPageScripts } from './stored-page-scripts.server';

const prefix = '/page-scripts/';
const addressPattern = /^\/page-scripts\/([\w-]{22})\.js$/;
const maxScripts = 1000;
/** Scripts of pages for carts of many different sizes: only the most recent are stored. */
const maxStoredCounted = 200;
const quality = 9;
/** How long a page waits for its script to be shared, and a request for a script to be found. */
const shareMs = 500;
const findMs = 1_000;
/**
 * The interval at which pages are revalidated. Scripts that have not been shared for the longest time are deleted
 * first.
 */
const sharedMs = 60_000;

/**
 * The hydration scripts of shared pages, served under content-addressed URLs, so that pages stay small and browsers
 * cache the scripts. The number is bounded; a page whose script has been evicted works as it does without scripts. A
 * process hands its scripts over to its successor, and concurrent processes share them. Rendering and serving must
 * use the same instance.
 */
export class PageScripts {
  readonly #anonymous = new LRUCache<string, Map<Encoding, Buffer>>({ max: maxScripts });
  readonly #counted = new LRUCache<string, Map<Encoding, Buffer>>({ max: maxScripts });

  /** Scripts that were shared recently. */
  readonly #shared = new LRUCache<string, true>({ max: maxScripts, ttl: sharedMs });
  readonly #stored: StoredPageScripts | undefined;

  /** @param stored the scripts left by an earlier process */
  constructor(stored?: StoredPageScripts) {
    this.#stored = stored;
  }

  /**
   * @param reader pages for carts of many sizes have a cache of their own, so they cannot evict the scripts of
   *   everybody else's pages
   * @returns the script's URL
   */
  add(text: string, reader: 'without cart' | 'with cart'): string {
    const scripts = reader === 'with cart' ? this.#counted : this.#anonymous;
    const body = Buffer.from(text);
    const address = `${prefix}${hashScript(body)}.js`;
    const bodies = scripts.peek(address) ?? new Map([['identity', body]]);
    scripts.set(address, bodies);
    return address;
  }

  /**
   * Shares a cached script with the other processes; await it before sending the page. A slow database does not hold
   * up the page. Never rejects.
   */
  async share(address: string): Promise<void> {
    if (!this.#stored?.share || this.#shared.has(address)) return;
    const hash = addressPattern.exec(address)?.[1];
    const bodies = this.#anonymous.peek(address) ?? this.#counted.peek(address);
    const body = bodies?.get('identity');
    if (!hash || !body) return;
    this.#shared.set(address, true);
    const sharing = this.#stored.share(hash, body).catch((error: unknown) => {
      this.#shared.delete(address);
      reportStorageError(error, 'A page’s script could not be shared');
    });
    await withTimeout(sharing, shareMs);
  }

  /** @returns false if there is no such script; nothing has been sent then */
  async send(
    address: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    // A request for a script keeps it in the cache, because its page may be served from the cache without being
    // rendered.
    const bodies =
      this.#anonymous.get(address) ??
      this.#counted.get(address) ??
      (await this.#findStored(address));
    const plain = bodies?.get('identity');
    if (!bodies || !plain) return false;
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const body = bodies.get(encoding) ?? (await compress(plain, encoding, quality));
    bodies.set(encoding, body);
    response.setHeader('content-type', 'text/javascript; charset=utf-8');
    response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    response.setHeader('vary', 'Accept-Encoding');
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
    response.setHeader('content-length', body.length);
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  }

  /** Hands the scripts that open pages may still request over to the next process. */
  async handOver(): Promise<void> {
    const counted = [...this.#counted].slice(0, maxStoredCounted);
    const scripts = [...this.#anonymous, ...counted].flatMap(([address, bodies]) => {
      const hash = addressPattern.exec(address)?.[1];
      const body = bodies.get('identity');
      return hash && body ? [[hash, body] as const] : [];
    });
    if (scripts.length > 0) await this.#stored?.store(scripts);
  }

  async #findStored(address: string): Promise<Map<Encoding, Buffer> | undefined> {
    const hash = addressPattern.exec(address)?.[1];
    const finding =
      hash &&
      this.#stored?.find(hash).catch((error: unknown) => {
        reportStorageError(error, 'A page’s script could not be found');
        return undefined;
      });
    const body = finding && (await withTimeout(finding, findMs));
    if (!body) return undefined;
    const bodies = new Map([['identity' as Encoding, body]]);
    this.#counted.set(address, bodies);
    return bodies;
  }
}
