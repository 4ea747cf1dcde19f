import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { PublicConfig } from '~/content/public-config';
import { compress } from '~/platform/http/encoding';
import { makeSource } from '../../support/made-up-hotel/content';
import { makeProduct } from '../../support/made-up-hotel/products';

vi.mock(import('~/platform/http/encoding'), { spy: true });

test('the configuration is serialised and compressed once for each publish', async () => {
  const config = new PublicConfig();
  const content = makeSource();
  const json = await config.read(content, 'identity');
  expect(JSON.parse(json.toString())).toMatchObject({ data: { revision: content.revision() } });
  const compressed = await config.read(content, 'br');
  expect(brotliDecompressSync(compressed)).toEqual(json);
  let reads = 0;
  const counting = { ...content, published: () => (reads++, content.published()) };
  expect(await config.read(counting, 'identity')).toBe(json);
  expect(await config.read(counting, 'br')).toBe(compressed);
  expect(reads).toBe(0);
  const other = makeSource({ products: [makeProduct({ id: 'other', slug: 'other' })] });
  expect(JSON.parse((await config.read(other, 'identity')).toString()).data.revision).toBe(
    other.revision(),
  );
});

test('after a failed compression the next request is answered', async () => {
  const config = new PublicConfig();
  const content = makeSource();
  vi.mocked(compress).mockRejectedValueOnce(new Error('Out of memory'));
  await expect(config.read(content, 'br')).rejects.toThrow('Out of memory');
  expect(await config.read(content, 'br')).toBeInstanceOf(Buffer);
});
