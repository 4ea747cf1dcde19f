import { createHash } from 'node:crypto';
import { putBounded } from '~/server/put-bounded';
import { compress, type Encoding } from './encoding';

export type CachedPage = {
  headers: Record<string, string>;
  etag: string;
  bodies: Map<Encoding, Buffer>;
  madeAt: number;
};

const maxPages = 1000;
const maxAgeMs = 60_000;
/** Brotli's: the first visitor does not wait for the best packing, all others get it. */
const quality = { first: 4, kept: 11 };

/** Finished pages that are the same for every visitor without a basket; bounded in number and age. */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();

  find(key: string, now = Date.now()): CachedPage | undefined {
    const page = this.#pages.get(key);
    return page && now - page.madeAt < maxAgeMs ? page : undefined;
  }

  keep(key: string, headers: Record<string, string>, body: Buffer, now = Date.now()): CachedPage {
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    const etag = `W/"${hash}"`;
    const last = this.#pages.get(key);
    const bodies = last?.etag === etag ? last.bodies : new Map([['identity', body] as const]);
    const page: CachedPage = { headers, etag, bodies, madeAt: now };
    putBounded(this.#pages, key, page, maxPages);
    return page;
  }

  /** The page's bytes in a coding; compressed once, however often a page with the same bytes is made anew. */
  async body(page: CachedPage, encoding: Encoding): Promise<Buffer> {
    const kept = page.bodies.get(encoding);
    if (kept) return kept;
    const plain = page.bodies.get('identity') as Buffer;
    const body = await compress(plain, encoding, quality.first);
    if (page.bodies.has(encoding)) return body;
    page.bodies.set(encoding, body);
    if (encoding === 'br') void packBetter(page, plain);
    return body;
  }

  clear(): void {
    this.#pages.clear();
  }
}

async function packBetter(page: CachedPage, plain: Buffer): Promise<void> {
  page.bodies.set('br', await compress(plain, 'br', quality.kept));
}
