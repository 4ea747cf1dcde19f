import { expect, test } from 'vitest';
import type { Content } from '~/content/content-schema';
import type { Dining } from '~/content/dining-schema';
import type { ReferencePrice } from '~/content/value-schema';
import { listPricedItems, variantKey } from '~/shop/pricing/priced-items';
import { makeContent } from '../../../support/made-up-hotel/content';

const full = makeContent();

const words = (text: string) => ({
  hr: text,
  en: `${text} en`,
  de: `${text} de`,
  it: `${text} it`,
});
const anchor = (cents: number): ReferencePrice[] => [{ type: 'anchor', cents, day: '2026-01-01' }];

const { site, restaurant, tavern, oleotheque, wellness } = full;
const rooms = { ...full.rooms, extras: undefined };
const emptyMenu = { ...restaurant.menu, sections: [] };
const [room] = rooms.kinds;
const [offer] = full.packages.items;
const [trip] = full.experiences.items;

/** A hotel that sells nothing but what a test adds. */
function contentWith(change: Partial<Content>): Content {
  return {
    ...full,
    products: [],
    rooms: { ...rooms, kinds: [] },
    packages: { ...full.packages, items: [] },
    restaurant: { ...restaurant, menu: emptyMenu, drinks: emptyMenu, tasting: undefined },
    tavern: { ...tavern, menu: emptyMenu, drinks: emptyMenu, tasting: undefined },
    oleotheque: { ...oleotheque, prices: [] },
    wellness: { ...wellness, prices: [] },
    experiences: { ...full.experiences, items: [] },
    ...change,
  };
}

const menuOf = (...dishes: Dining['menu']['sections'][number]['dishes']) => ({
  ...emptyMenu,
  sections: [{ title: words('section'), dishes }],
});

test('a hotel that sells nothing has no priced items', () => {
  expect(listPricedItems(contentWith({}))).toEqual([]);
});

test('a hotel without the optional parts has no prices of them', () => {
  const without = {
    packages: undefined,
    restaurant: undefined,
    tavern: undefined,
    oleotheque: undefined,
    wellness: undefined,
    experiences: undefined,
  };
  expect(listPricedItems(contentWith(without))).toEqual([]);
});

test('a venue without a name of its own has that of its page', () => {
  const menu = menuOf({ name: words('Fuži'), priceCents: 1_500, allergens: [] });
  const page = { ...restaurant.page, title: words('Boathouse') };
  const items = listPricedItems({
    ...contentWith({ restaurant: { ...restaurant, page, menu, drinks: emptyMenu } }),
    site: { ...site, hotel: { ...site.hotel, restaurant: undefined } },
  });
  expect(items[0]).toMatchObject({ place: 'Boathouse' });
});

test('every size of a product has its own price', () => {
  const products = full.products.slice(0, 2);
  const items = listPricedItems(contentWith({ products }));
  expect(items).toEqual(
    products.flatMap((product) =>
      product.variants.map((variant) => ({
        kind: 'product',
        key: `product/${product.id}/${variant.id}`,
        product,
        variant,
        cents: variant.priceCents,
        referencePrices: variant.referencePrices,
      })),
    ),
  );
  expect(items.length).toBeGreaterThan(products.length);
  for (const product of products) {
    for (const variant of product.variants)
      expect(items.map(({ key }) => key)).toContain(variantKey(product, variant));
  }
});

test('a room has a price in each season, with that season’s reference prices', () => {
  const nightCents = { low: 9_000, middle: 11_000, high: 14_000 };
  const referencePrices = { low: undefined, middle: anchor(10_500), high: undefined };
  const kinds = [{ ...room!, id: 'classic', name: 'Classic', nightCents, referencePrices }];
  const season = (id: string, cents: number, prices?: ReferencePrice[]) => ({
    kind: 'room',
    key: `room/classic/${id}`,
    name: 'Classic',
    season: id,
    cents,
    referencePrices: prices,
  });
  expect(listPricedItems(contentWith({ rooms: { ...rooms, kinds } }))).toEqual([
    season('low', 9_000),
    season('middle', 11_000, anchor(10_500)),
    season('high', 14_000),
  ]);
  const [plain] = listPricedItems(
    contentWith({ rooms: { ...rooms, kinds: [{ ...kinds[0]!, referencePrices: undefined }] } }),
  );
  expect(plain).toMatchObject({ cents: 9_000, referencePrices: undefined });
});

test('a package has a price for each size of group, which begins where the smaller one ends', () => {
  const tiers = [
    { upTo: 2, personCents: 15_000, referencePrices: anchor(14_000) },
    { upTo: 4, personCents: 13_000 },
    { upTo: 8, personCents: 11_000 },
  ];
  const items = [{ ...offer!, id: 'truffles', name: words('Tartufi'), tiers }];
  const packages = { ...full.packages, items };
  const tier = (from: number, to: number, cents: number, prices?: ReferencePrice[]) => ({
    kind: 'package',
    key: `package/truffles/${to}`,
    name: 'Tartufi',
    from,
    to,
    cents,
    referencePrices: prices,
  });
  expect(listPricedItems(contentWith({ packages }))).toEqual([
    tier(1, 2, 15_000, anchor(14_000)),
    tier(3, 4, 13_000),
    tier(5, 8, 11_000),
  ]);
});

test('dishes, the tasting menu with its wines and drinks come in this order under Croatian names', () => {
  const menu = menuOf({
    name: words('Fuži'),
    priceCents: 1_800,
    referencePrices: anchor(1_700),
    allergens: [],
  });
  const drinks = menuOf({
    name: words('White wine'),
    portion: words('0,1 l'),
    priceCents: 500,
    larger: { portion: words('0,75 l'), priceCents: 3_000, referencePrices: anchor(2_900) },
    allergens: [],
  });
  const tasting = {
    title: words('Pet sljedova'),
    note: words('note'),
    courses: [],
    priceCents: 7_500,
    referencePrices: anchor(7_000),
    winesCents: 3_500,
    winesReferencePrices: anchor(3_400),
  };
  const place = site.hotel.restaurant;
  const dish = { kind: 'dish', place };
  expect(
    listPricedItems(contentWith({ restaurant: { ...restaurant, menu, drinks, tasting } })),
  ).toEqual([
    {
      ...dish,
      key: 'restaurant/menu/Fuži',
      name: 'Fuži',
      portion: undefined,
      cents: 1_800,
      referencePrices: anchor(1_700),
    },
    {
      ...dish,
      key: 'restaurant/tasting',
      name: 'Pet sljedova',
      cents: 7_500,
      referencePrices: anchor(7_000),
    },
    {
      kind: 'wines',
      place,
      key: 'restaurant/tasting/wines',
      name: 'Pet sljedova',
      cents: 3_500,
      referencePrices: anchor(3_400),
    },
    {
      ...dish,
      key: 'restaurant/drinks/White wine/0,1 l',
      name: 'White wine',
      portion: '0,1 l',
      cents: 500,
      referencePrices: undefined,
    },
    {
      ...dish,
      key: 'restaurant/drinks/White wine/0,75 l',
      name: 'White wine',
      portion: '0,75 l',
      cents: 3_000,
      referencePrices: anchor(2_900),
    },
  ]);
});

test('a product in one size has one price', () => {
  const drinks = menuOf({
    name: words('Grappa'),
    portion: words('0,03 l'),
    priceCents: 400,
    allergens: [],
  });
  const items = listPricedItems(
    contentWith({ restaurant: { ...restaurant, menu: emptyMenu, drinks, tasting: undefined } }),
  );
  expect(items.map(({ key }) => key)).toEqual(['restaurant/drinks/Grappa/0,03 l']);
});

test('the tavern’s dishes have keys of their own', () => {
  const menu = menuOf({ name: words('Fuži'), priceCents: 1_500, allergens: [] });
  const items = listPricedItems(
    contentWith({
      restaurant: { ...restaurant, menu, drinks: emptyMenu, tasting: undefined },
      tavern: { ...tavern, menu, drinks: menu, tasting: undefined },
    }),
  );
  expect(items.map(({ key }) => key)).toEqual([
    'restaurant/menu/Fuži',
    'tavern/menu/Fuži',
    'tavern/drinks/Fuži',
  ]);
  expect(items.map((item) => 'place' in item && item.place)).toEqual([
    site.hotel.restaurant,
    site.hotel.tavern,
    site.hotel.tavern,
  ]);
});

test('of two items with one key the first counts', () => {
  const one = { name: words('Fuži'), priceCents: 1_800, allergens: [] };
  const menu = menuOf(one, { ...one, name: words('Juha') }, { ...one, priceCents: 1_500 });
  const items = listPricedItems(
    contentWith({ restaurant: { ...restaurant, menu, drinks: emptyMenu, tasting: undefined } }),
  );
  expect(items).toHaveLength(2);
  expect(new Map(items.map(({ key, cents }) => [key, cents]))).toEqual(
    new Map([
      ['restaurant/menu/Fuži', 1_800],
      ['restaurant/menu/Juha', 1_800],
    ]),
  );
});

test('oleotheque and wellness go by the titles of their pages', () => {
  const price = { name: words('Kušanje'), priceCents: 2_500, referencePrices: anchor(2_400) };
  const items = listPricedItems(
    contentWith({
      oleotheque: { ...oleotheque, prices: [price] },
      wellness: { ...wellness, prices: [{ ...price, name: words('Masaža') }] },
    }),
  );
  const line = { kind: 'retreat', cents: 2_500, referencePrices: anchor(2_400) };
  expect(items).toEqual([
    { ...line, key: 'oleotheque/Kušanje', place: oleotheque.page.title.hr, name: 'Kušanje' },
    { ...line, key: 'wellness/Masaža', place: wellness.page.title.hr, name: 'Masaža' },
  ]);
});

test('an extra goes by its id', () => {
  const { extras } = full.rooms;
  const [extra] = extras!;
  expect(listPricedItems(contentWith({ rooms: { ...rooms, kinds: [], extras } }))).toEqual([
    {
      kind: 'extra',
      key: `extra/${extra!.id}`,
      name: extra!.name.hr,
      note: extra!.note?.hr,
      cents: extra!.priceCents,
      referencePrices: extra!.referencePrices,
    },
  ]);
});

test('an experience that costs nothing is not priced', () => {
  const items = [
    { ...trip!, id: 'walk', priceCents: undefined },
    { ...trip!, id: 'hunt', name: words('Lov'), priceCents: 6_000, referencePrices: anchor(1) },
  ];
  const experiences = { ...full.experiences, items };
  expect(listPricedItems(contentWith({ experiences }))).toEqual([
    {
      kind: 'experience',
      key: 'experience/hunt',
      name: 'Lov',
      cents: 6_000,
      referencePrices: anchor(1),
    },
  ]);
});
