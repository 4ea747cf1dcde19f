import { expect, test } from 'vitest';
import { PublicConfig } from '~/content/public-config';
import { makeSource } from '../../support/made-up-hotel/content';
import { makeProduct } from '../../support/made-up-hotel/products';

test('the configuration is made once for each publish', () => {
  const config = new PublicConfig();
  const content = makeSource();
  const json = config.read(content);
  expect(JSON.parse(json)).toMatchObject({ data: { revision: content.revision() } });
  let reads = 0;
  const counting = { ...content, published: () => (reads++, content.published()) };
  expect(config.read(counting)).toBe(json);
  expect(reads).toBe(0);
  const other = makeSource({ products: [makeProduct({ id: 'other', slug: 'other' })] });
  expect(JSON.parse(config.read(other)).data.revision).toBe(other.revision());
});
