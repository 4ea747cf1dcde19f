import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import pLimit from 'p-limit';
import { steadyClock } from '~/platform/time/steady-clock';
import { compress, type Encoding } from './encoding';
import type { RawHeaders } from './raw-headers';

/** A complete response, ready to be sent. */
type CachedResponse = { headers: RawHeaders; body: Buffer };

export type CachedPage = {
  readonly key: string;
  readonly etag: string;
  /** The headers of a `304`; those of a `200` also include the length and the encoding. */
  readonly headers: RawHeaders;
  /** Uncompressed only until the best compression is done: nearly all visitors accept Brotli. */
  readonly responses: Map<Encoding, CachedResponse>;
  /** Compressions in progress: concurrent requests share one. */
  readonly compressions: Map<Encoding, Promise<CachedResponse>>;
  /** Until when the page is fresh, and until when it may be served stale (milliseconds of the steady clock). */
  freshUntil: number;
  staleUntil: number;
  isBestCompressed: boolean;
};

/**
 * In milliseconds: how long a page is fresh, how long it may be served stale while it is revalidated, and the pause
 * after a failed revalidation.
 */
const pageLimits = { fresh: 60_000, stale: 300_000, pause: 10_000 } as const;

/** Brotli quality: the first visitor does not wait for the best compression, later ones get it. */
const quality = { first: 4, best: 11 };

const decompress = promisify(brotliDecompress);

/** The best compression needs much CPU time and memory, so only one page is compressed at a time. */
const oneAtATime = pLimit(1);

/** An LRU cache of rendered pages, compressed once per encoding and bounded by size and age. */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Returns the page unless it is too stale to be served; the caller checks whether it is fresh. */
  find(key: string, now = steadyClock()): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page || now >= page.staleUntil) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  /** Stores a page. If the content is unchanged, the existing entry is fresh again, with all its compressed versions. */
  set(key: string, headers: RawHeaders, body: Buffer, now = steadyClock()): CachedPage {
    const hash = createHash('sha256').update(headers.join('\n')).update('\n\n').update(body);
    const etag = `W/"${hash.digest('base64url').slice(0, 22)}"`;
    const last = this.#pages.get(key);
    const times = { freshUntil: now + pageLimits.fresh, staleUntil: now + pageLimits.stale };
    if (last?.etag === etag) return Object.assign(last, times);
    this.drop(key);
    const own = [...headers, 'etag', etag];
    const responses = new Map<Encoding, CachedResponse>();
    const compressions = new Map<Encoding, Promise<CachedResponse>>();
    const page = {
      key,
      etag,
      headers: own,
      responses,
      compressions,
      isBestCompressed: false,
      ...times,
    };
    this.#pages.set(key, page);
    this.#add(page, 'identity', body);
    return page;
  }

  /** Keeps a page that could not be revalidated for the time being; it is not retried immediately. */
  postpone(page: CachedPage): void {
    page.freshUntil = steadyClock() + pageLimits.pause;
  }

  drop(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    for (const { body } of page.responses.values()) this.#bytes -= body.length;
  }

  /** Compresses a page with an encoding, once, however many requests need it. */
  async compress(page: CachedPage, encoding: Encoding): Promise<CachedResponse> {
    const found = page.responses.get(encoding) ?? page.compressions.get(encoding);
    if (found) return found;
    const compression = this.#compressNow(page, encoding).finally(() =>
      page.compressions.delete(encoding),
    );
    page.compressions.set(encoding, compression);
    return compression;
  }

  /** Compresses a page once at the highest level for later visitors. */
  async compressBest(page: CachedPage): Promise<void> {
    if (page.isBestCompressed) return;
    page.isBestCompressed = true;
    await oneAtATime(async () => {
      if (this.#pages.get(page.key) !== page) return;
      this.#add(page, 'br', await compress(await readPlain(page), 'br', quality.best));
      this.#forgetPlain(page);
    });
  }

  clear(): void {
    this.#pages.clear();
    this.#bytes = 0;
  }

  async #compressNow(page: CachedPage, encoding: Encoding): Promise<CachedResponse> {
    const plain = await readPlain(page);
    // Was forgotten to save memory.
    if (encoding === 'identity') return toResponse(page, encoding, plain);
    const body = await compress(plain, encoding, quality.first);
    // The best compression may have finished first.
    return page.responses.get(encoding) ?? this.#add(page, encoding, body);
  }

  #add(page: CachedPage, encoding: Encoding, body: Buffer): CachedResponse {
    const response = toResponse(page, encoding, body);
    const before = page.responses.get(encoding)?.body.length ?? 0;
    page.responses.set(encoding, response);
    // If the page was evicted meanwhile, waiting requests still get it, but its size no longer counts.
    if (this.#pages.get(page.key) === page) {
      this.#bytes += body.length - before;
      this.#shrink();
    }
    return response;
  }

  #forgetPlain(page: CachedPage): void {
    const plain = page.responses.get('identity');
    page.responses.delete('identity');
    if (plain && this.#pages.get(page.key) === page) this.#bytes -= plain.body.length;
  }

  #shrink(): void {
    for (const key of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes || this.#pages.size === 1) return;
      this.drop(key);
    }
  }
}

function toResponse(page: CachedPage, encoding: Encoding, body: Buffer): CachedResponse {
  const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
  return { headers: [...page.headers, ...coding, 'content-length', String(body.length)], body };
}

/** The uncompressed page, decompressed if only its best compression is cached. */
async function readPlain({ responses }: CachedPage): Promise<Buffer> {
  const plain = responses.get('identity');
  return plain ? plain.body : decompress((responses.get('br') as CachedResponse).body);
}
