import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, compress } from '~/platform/http/encoding';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0 , gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', 'identity'],
  ['br;q=0.1', 'br'],
  ['identity', 'identity'],
  ['x-gzip', 'identity'],
  ['brotli', 'identity'],
  ['gzipped, bread', 'identity'],
  ['gzip;'.repeat(3000), 'gzip'],
] as const)('Accept-Encoding %.30s selects %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test('compressed bytes decompress to the same bytes', async () => {
  for (const text of ['', 'a', 'čćž'.repeat(9999)]) {
    const bytes = Buffer.from(text);
    expect(brotliDecompressSync(await compress(bytes, 'br')).equals(bytes)).toBe(true);
    expect(gunzipSync(await compress(bytes, 'gzip')).equals(bytes)).toBe(true);
    expect(await compress(bytes, 'identity')).toBe(bytes);
  }
});
