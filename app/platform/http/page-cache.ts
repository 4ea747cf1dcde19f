import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { compress, type Encoding } from './encoding';

/** Head lines as `writeHead` takes them: name, value, name, value … */
export type RawHeaders = readonly string[];

/** A finished answer: nothing is left to do but to send it. */
export type CachedResponse = { headers: RawHeaders; body: Buffer };

export type CachedPage = {
  readonly key: string;
  readonly etag: string;
  /** Of a `304`; those of a `200` include the length and the coding too. */
  readonly headers: RawHeaders;
  readonly answers: Map<Encoding, CachedResponse>;
  /** Compressions under way: later requests wait for the same one. */
  readonly packings: Map<Encoding, Promise<CachedResponse>>;
  /** Until when it is sent as it is, and until when at all (milliseconds since 1970). */
  freshUntil: number;
  staleUntil: number;
  isPackedWell: boolean;
};

/**
 * Milliseconds: so long a page is sent as it is, so long while it is renewed behind the answer, the pause after a
 * failure.
 */
export const pageLimits = { fresh: 60_000, stale: 300_000, pause: 10_000 } as const;

/** Brotli's: the first visitor does not wait for the best packing, all others get it. */
const quality = { first: 4, kept: 11 };

/** The best packing needs much processor time and memory: never two pages at the same time. */
const oneAtATime = pLimit(1);

/**
 * Finished pages, compressed once per coding; bounded in bytes and age; the least recently requested is evicted first.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The page unless it is too old to be sent; the caller checks whether it is fresh. */
  find(key: string, now = Date.now()): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page || now >= page.staleUntil) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  /** Keeps a page; the same bytes as before are the same page, with all that was packed, and young again. */
  keep(key: string, headers: RawHeaders, body: Buffer, now = Date.now()): CachedPage {
    const hash = createHash('sha256').update(headers.join('\n')).update('\n\n').update(body);
    const etag = `W/"${hash.digest('base64url').slice(0, 22)}"`;
    const last = this.#pages.get(key);
    const times = { freshUntil: now + pageLimits.fresh, staleUntil: now + pageLimits.stale };
    if (last?.etag === etag) return Object.assign(last, times);
    this.drop(key);
    const own = [...headers, 'etag', etag];
    const answers = new Map<Encoding, CachedResponse>();
    const packings = new Map<Encoding, Promise<CachedResponse>>();
    const page = { key, etag, headers: own, answers, packings, isPackedWell: false, ...times };
    this.#pages.set(key, page);
    this.#add(page, 'identity', body);
    return page;
  }

  /** A page that could not be renewed stays for now; it is not retried immediately. */
  postpone(page: CachedPage, now = Date.now()): void {
    page.freshUntil = now + pageLimits.pause;
  }

  drop(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    for (const { body } of page.answers.values()) this.#bytes -= body.length;
  }

  /** Compresses a page with a coding; once, however many requests need it at the same time or later. */
  async pack(page: CachedPage, encoding: Encoding): Promise<CachedResponse> {
    const found = page.answers.get(encoding) ?? page.packings.get(encoding);
    if (found) return found;
    const packing = this.#packNow(page, encoding).finally(() => page.packings.delete(encoding));
    page.packings.set(encoding, packing);
    return packing;
  }

  /** Compresses a page at the highest level for later visitors; once. */
  async packWell(page: CachedPage): Promise<void> {
    if (page.isPackedWell) return;
    page.isPackedWell = true;
    const plain = page.answers.get('identity') as CachedResponse;
    await oneAtATime(async () => {
      if (this.#pages.get(page.key) !== page) return;
      this.#add(page, 'br', await compress(plain.body, 'br', quality.kept));
    });
  }

  clear(): void {
    this.#pages.clear();
    this.#bytes = 0;
  }

  async #packNow(page: CachedPage, encoding: Encoding): Promise<CachedResponse> {
    const plain = page.answers.get('identity') as CachedResponse;
    const body = await compress(plain.body, encoding, quality.first);
    // The best packing may have come first.
    return page.answers.get(encoding) ?? this.#add(page, encoding, body);
  }

  #add(page: CachedPage, encoding: Encoding, body: Buffer): CachedResponse {
    const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
    const headers = [...page.headers, ...coding, 'content-length', String(body.length)];
    const answer = { headers, body };
    const before = page.answers.get(encoding)?.body.length ?? 0;
    page.answers.set(encoding, answer);
    // A page that was dropped meanwhile is sent to the waiting requests, and no longer counts.
    if (this.#pages.get(page.key) === page) {
      this.#bytes += body.length - before;
      this.#shrink();
    }
    return answer;
  }

  #shrink(): void {
    for (const key of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes || this.#pages.size === 1) return;
      this.drop(key);
    }
  }
}
