import { expect, test } from 'vitest';
import { findMisspeltKeys } from '~/content/misspelt-keys';
import { makeProduct, makeVariant } from '../../support/made-up-hotel/products';

const contentWith = (extra: object) => ({
  products: [{ ...makeProduct(), variants: [{ ...makeVariant(), ...extra }] }],
});

test.each([
  [{ specialPrise: {} }, ['products.0.variants.0.specialPrise: is not read; is it specialPrice?']],
  [{ barcod: '1' }, ['products.0.variants.0.barcod: is not read; is it barcode?']],
  [{ specialPrice: undefined, _id: 'a', stock: 3 }, []],
  [{}, []],
])('a variant with %j: %j', (extra, problems) => {
  expect(findMisspeltKeys(contentWith(extra))).toEqual(problems);
});

test.each([undefined, null, {}, { products: 5 }, { products: [null, { variants: 'x' }] }])(
  'content of another form is not its business: %j',
  (raw) => expect(findMisspeltKeys(raw)).toEqual([]),
);
