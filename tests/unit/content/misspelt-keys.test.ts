import { expect, test } from 'vitest';
import { contentSchema } from '~/content/content-schema';
import { formatProblem } from '~/content/content-problems';
import { findMisspeltKeys, toProblem } from '~/content/misspelt-keys';
import { makeContent } from '../../support/made-up-hotel/content';
import { makeProduct, makeVariant } from '../../support/made-up-hotel/products';

const listMisspelt = (raw: unknown) =>
  findMisspeltKeys(contentSchema, raw).map((key) => formatProblem(raw, toProblem(key)));

const contentWith = (extra: object) => ({
  products: [{ ...makeProduct(), variants: [{ ...makeVariant(), ...extra }] }],
});
const size = 'products.0 (spring-oil).variants.0 (spring-oil-500)';

test.each([
  [{ specialPrise: {} }, [`${size}.specialPrise: is not read; is it specialPrice?`]],
  [{ barcod: '1' }, [`${size}.barcod: is not read; is it barcode?`]],
  [{ specialPrice: undefined, _id: 'a', stock: 3, barcodeId: 7 }, []],
  [{ toString: 1, constructor: 2 }, []],
  [{}, []],
])('a variant with %j: %j', (extra, problems) => {
  expect(listMisspelt(contentWith(extra))).toEqual(problems);
});

test.each<[string, string, (content: any) => void]>([
  [
    'rooms.petsAlowed',
    'petsAllowed',
    ({ rooms }) => {
      delete rooms.petsAllowed;
      rooms.petsAlowed = true;
    },
  ],
  [
    'rooms.kinds.0 (garden).updatd',
    'updated',
    ({
      rooms: {
        kinds: [kind],
      },
    }) => {
      delete kind.updated;
      kind.updatd = '2026-11-01';
    },
  ],
  [
    'restaurant.seets',
    'seats',
    ({ restaurant }) => {
      delete restaurant.seats;
      restaurant.seets = 40;
    },
  ],
  [
    'site.seller.vatID',
    'vatId',
    ({ site: { seller } }) => {
      delete seller.vatId;
      seller.vatID = 'x';
    },
  ],
  [
    'site.texts.terms.blocks.0.onlywith',
    'onlyWith',
    ({
      site: {
        texts: { terms },
      },
    }) => {
      terms.blocks[0].onlywith = 'captcha';
    },
  ],
])('in every object of the content: %s', (path, meant, change) => {
  const content = makeContent();
  change(content);
  expect(listMisspelt(content)).toEqual([`${path}: is not read; is it ${meant}?`]);
});

test('what is spelt right, or too short to tell, is left alone', () => {
  expect(listMisspelt(makeContent())).toEqual([]);
  const { products } = makeContent();
  expect(
    listMisspelt({ products: [{ ...products[0], name: { hr: 'a', en: 'b', fr: 'c' } }] }),
  ).toEqual([]);
});

test.each([undefined, null, [], {}, { products: 5 }, { products: [null, { variants: 'x' }] }])(
  'content of another form is not its business: %j',
  (raw) => expect(listMisspelt(raw)).toEqual([]),
);
