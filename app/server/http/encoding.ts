import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** Content coding to answer in; Brotli where the browser takes it. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const codings = (acceptEncoding ?? '').toLowerCase().split(',');
  const takes = (name: string) =>
    codings.some((coding) => {
      const [token, ...parameters] = coding.split(';').map((part) => part.trim());
      return token === name && !parameters.some((part) => /^q\s*=\s*0(\.0*)?$/.test(part));
    });
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** @param quality Brotli's, 0 to 11: low for pages made for one visitor, high for pages that are kept */
export function compress(body: Buffer, encoding: Encoding, quality = 4): Promise<Buffer> | Buffer {
  if (encoding === 'br') {
    return brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    });
  }
  return encoding === 'gzip' ? zip(body, { level: 6 }) : body;
}
