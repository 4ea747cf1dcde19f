import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { chooseEncoding, compress, type Encoding } from './encoding';
import { hashScript, type StoredPageScripts } from './stored-page-scripts.server';

const prefix = '/page-scripts/';
const addressPattern = /^\/page-scripts\/([\w-]{22})\.js$/;
const maxScripts = 1000;
/** Of pages for carts of many sizes only the latest are worth the disk. */
const maxStoredCounted = 200;
const quality = 9;

/**
 * Scripts of pages that are the same for everybody, under addresses made of their content, so that the page itself stays
 * small and browsers keep them. Bounded in number; a page whose script is gone stays as it is without scripts.
 * A process that ends leaves its scripts to the next one. Pages are rendered in one place and their scripts sent in another: both get the same object.
 */
export class PageScripts {
  readonly #anonymous = new LRUCache<string, Map<Encoding, Buffer>>({ max: maxScripts });
  readonly #counted = new LRUCache<string, Map<Encoding, Buffer>>({ max: maxScripts });

  readonly #stored: StoredPageScripts | undefined;

  /** @param stored where an earlier process has left its scripts */
  constructor(stored?: StoredPageScripts) {
    this.#stored = stored;
  }

  /**
   * @param reader what the page's readers have: pages for carts of many sizes cannot drive out those of everybody else
   * @returns the script's address
   */
  keep(text: string, reader: 'without cart' | 'with cart'): string {
    const scripts = reader === 'with cart' ? this.#counted : this.#anonymous;
    const body = Buffer.from(text);
    const address = `${prefix}${hashScript(body)}.js`;
    const bodies = scripts.peek(address) ?? new Map([['identity', body]]);
    scripts.set(address, bodies);
    return address;
  }

  /** @returns false when there is no such script: nothing has been sent then */
  async send(
    address: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    // A request for a script keeps it in the cache: its page is sent without being rendered again.
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

  /** Leaves what pages that are open may still ask for to the next process. */
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
    const body = hash && (await this.#stored?.find(hash));
    if (!body) return undefined;
    const bodies = new Map([['identity' as Encoding, body]]);
    this.#counted.set(address, bodies);
    return bodies;
  }
}
