import { expect, test } from 'vitest';
import { findVariant } from '~/operator/stock-commands';

const items = [{ variantId: 'spring-oil-250' }, { variantId: 'spring-oil-750' }];

test('a variant is found by its id', () => {
  expect(findVariant(items, 'spring-oil-750')).toBe(items[1]);
});

test('an unknown variant is refused, with the command that lists all', () => {
  expect(() => findVariant(items, 'spring-oil-500')).toThrow(
    'the shop has no variant spring-oil-500; `npm run stock -- list` shows all',
  );
});
