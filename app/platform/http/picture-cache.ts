import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { matchesEtag } from './etag';
import { type RawHeaders, toRawHeaders } from './raw-headers';
import { watchRevision } from './watch-revision';

/** The handler of picture requests, which bypasses the framework. */
export type Pictures = {
  /** Path prefix of all pictures; the id follows. */
  folder: string;
  /** Which of several formats a browser with this Accept header gets. */
  chooseFile: (accept: string) => string;
  respond: (request: PictureRequest) => Promise<Response>;
};

type PictureRequest = {
  id: string;
  search: URLSearchParams;
  accept: string;
  ifNoneMatch: string | undefined;
};

type CachedPicture = { etag: string; headers: RawHeaders; bytes: Buffer };

type PictureCacheOptions = {
  pictures: Pictures;
  /** Changes when other pictures are published; null disables the cache (development). */
  revision: () => string | null;
  /** Added to every response. */
  securityHeaders: Readonly<Record<string, string>>;
};

/** In bytes. Pictures that do not fit are read from their file on each request. */
const maxBytes = { all: 32 * 1024 * 1024, one: 1024 * 1024 };

/** An in-memory cache of recently requested pictures, which makes them as cheap to serve as plain files. */
export class PictureCache {
  readonly #options: PictureCacheOptions;
  readonly #cached = new LRUCache<string, CachedPicture>({
    maxSize: maxBytes.all,
    maxEntrySize: maxBytes.one,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  // Browsers send only a few different values, so each is parsed once.
  readonly #files: LRUCache<string, string>;
  readonly #currentRevision: () => string | null;

  constructor(options: PictureCacheOptions) {
    this.#options = options;
    this.#files = new LRUCache({ max: 100, memoMethod: options.pictures.chooseFile });
    this.#currentRevision = watchRevision(options.revision, () => this.#cached.clear());
  }

  /** A cached picture for a target that no guard has checked yet: only valid targets were ever cached. */
  find(target: string, headers: IncomingHttpHeaders): CachedPicture | undefined {
    if (!target.startsWith(this.#options.pictures.folder)) return undefined;
    if (this.#currentRevision() === null) return undefined;
    return this.#cached.get(this.#keyOf(target, headers));
  }

  /** The id in a picture's path; undefined for any other path. */
  findId(pathname: string): string | undefined {
    const { folder } = this.#options.pictures;
    const id = pathname.startsWith(folder) ? pathname.slice(folder.length) : '';
    return id === '' || id.includes('/') ? undefined : id;
  }

  /** Sends a cached picture. */
  send(picture: CachedPicture, request: IncomingMessage, response: ServerResponse): void {
    if (matchesEtag(request.headers['if-none-match'], picture.etag)) {
      response.writeHead(304, picture.headers).end();
      return;
    }
    response.writeHead(200, [...picture.headers, 'content-length', String(picture.bytes.length)]);
    response.end(request.method === 'HEAD' ? undefined : picture.bytes);
  }

  /**
   * Handles a request that has passed the guard; caches the picture if its response is immutable.
   * @throws whatever the pictures' `respond` throws
   */
  async respond(id: string, url: URL, request: IncomingMessage): Promise<Response | CachedPicture> {
    const { accept = '', 'if-none-match': ifNoneMatch } = request.headers;
    const revision = this.#currentRevision();
    const response = await this.#options.pictures.respond({
      id,
      search: url.searchParams,
      accept,
      ifNoneMatch,
    });
    const isForGood = response.headers.get('cache-control')?.includes('immutable') ?? false;
    if (response.status !== 200 || !isForGood || revision === null) return response;
    const picture = await this.#toCached(response);
    if (revision === this.#options.revision()) {
      this.#cached.set(this.#keyOf(request.url ?? '/', request.headers), picture);
    }
    return picture;
  }

  #keyOf(target: string, { accept = '' }: IncomingHttpHeaders): string {
    return `${this.#files.memo(accept)} ${target}`;
  }

  async #toCached(response: Response): Promise<CachedPicture> {
    const own = new Headers(response.headers);
    own.delete('content-length');
    const bytes = Buffer.from(await response.arrayBuffer());
    const headers = toRawHeaders(own, this.#options.securityHeaders);
    return { etag: own.get('etag') ?? '', headers, bytes };
  }
}
