import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

// An encoder allocates its memory, half a megabyte or more, when it is created, not when one of the four threads is
// free. More of them than cores only share the cores.
const limitEncoders = pLimit(Math.min(4, availableParallelism()));

export type Encoding = 'br' | 'gzip' | 'identity';

// Browsers send only a few different values, so each is parsed once.
const chosen = new LRUCache<string, Encoding>({ max: 100, memoMethod: readEncoding });

/** The content encoding for a response: Brotli if the client accepts it. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  return acceptEncoding === undefined ? 'identity' : chosen.memo(acceptEncoding);
}

function readEncoding(acceptEncoding: string): Encoding {
  const codings = acceptEncoding.toLowerCase().split(',');
  const accepts = (name: string) =>
    codings.some((coding) => {
      const [token, ...parameters] = coding.split(';').map((part) => part.trim());
      return token === name && !parameters.some((part) => /^q\s*=\s*0(\.0*)?$/.test(part));
    });
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}

/** @param quality Brotli quality, 0 to 11: low for pages rendered for one visitor, high for cached pages */
export function compress(body: Buffer, encoding: Encoding, quality = 4): Promise<Buffer> | Buffer {
  if (encoding === 'br') {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      // The window need not be larger than the page; a larger one only wastes memory.
      [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
    };
    return limitEncoders(() => brotli(body, { params }));
  }
  return encoding === 'gzip' ? limitEncoders(() => zip(body, { level: 6 })) : body;
}

function windowBits(length: number): number {
  const bits = Math.ceil(Math.log2(length + 16));
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), 22);
}
