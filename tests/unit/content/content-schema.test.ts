import { expect, test } from 'vitest';
import { contentSchema } from '~/content/content-schema';
import { makeContent } from '../../support/made-up-hotel/content';

const content = makeContent();

const { taxNumber, companyDetails: _lines, ...rest } = content.site.seller;
const earlier = {
  ...rest,
  oib: taxNumber,
  court: 'Commercial court',
  mbs: 'FN 123456a',
  shareCapital: '35.000,00 €',
  management: 'Eva Example',
  bank: 'Example Bank',
  iban: 'AT000000000000000000',
};
const withSeller = (seller: object) => ({
  ...content,
  site: { ...content.site, seller },
});

test('content of a backend from before November 2026 is published', () => {
  const { seller } = contentSchema.parse(withSeller(earlier)).site;
  expect(seller.taxNumber).toBe(taxNumber);
  expect(seller.companyDetails.map(({ de }) => de)).toEqual([
    'Commercial court, FN 123456a',
    '35.000,00 €',
    'Eva Example',
  ]);
});

test('an incomplete seller is refused in either form', () => {
  for (const seller of [rest, { ...earlier, oib: '' }, { ...earlier, management: undefined }]) {
    expect(contentSchema.safeParse(withSeller(seller)).success).toBe(false);
  }
});

const withProduct = (product: object) => ({
  ...content,
  products: [product, ...content.products.slice(1)],
});

test.each([
  [true, 'hr'],
  [false, undefined],
])('a name that was Croatian (%s) is in the language %s', (nameIsCroatian, language) => {
  const [{ nameLanguage: _own, ...product } = {}] = content.products;
  const { products } = contentSchema.parse(withProduct({ ...product, nameIsCroatian }));
  expect(products[0]?.nameLanguage).toBe(language);
});

test('the language of a name is a tag', () => {
  const [product] = content.products;
  for (const [nameLanguage, isValid] of [
    ['ga', true],
    ['de-AT', true],
    ['Irish!', false],
    ['', false],
  ] as const) {
    const { success } = contentSchema.safeParse(withProduct({ ...product, nameLanguage }));
    expect(success, nameLanguage).toBe(isValid);
  }
});

test.each([
  ['02-29', true],
  ['02-30', false],
  ['06-31', false],
  ['13-01', false],
  ['2-1', false],
])('%s is a day of the year: %s', (day, isValid) => {
  const { rooms } = content;
  const [season, ...others] = rooms.seasons;
  const seasons = [{ ...season, periods: [{ from: day, to: '12-31' }] }, ...others];
  const { success } = contentSchema.safeParse({ ...content, rooms: { ...rooms, seasons } });
  expect(success).toBe(isValid);
});

const { site } = content;
const withHotel = (hotel: object) => ({
  ...content,
  site: { ...site, hotel: { ...site.hotel, ...hotel } },
});
const name = 'Example';
const image = content.products[0]!.images[0];
const linking: Record<string, (url: string) => object> = {
  'the map': (mapUrl) => withHotel({ mapUrl }),
  'a social network': (url) => withHotel({ social: [{ name, url }] }),
  'a partner': (url) => withHotel({ partners: [{ name, url, image }] }),
  'the credit': (url) => withHotel({ credit: { name, url } }),
  'the booking engine': (url) => ({
    ...content,
    site: { ...site, booking: { ...site.booking, url } },
  }),
};

test.each(Object.entries(linking))('%s is a page of the web, never a script', (_, link) => {
  expect(contentSchema.safeParse(link('https://example.com/a?b=c')).success).toBe(true);
  for (const url of ['javascript:alert(1)', 'data:text/html,<script>', '//example.com', '/shop']) {
    expect(contentSchema.safeParse(link(url)).success, url).toBe(false);
  }
});

const { products, rooms, packages, news } = content;
const withTwin = <Item>(list: readonly Item[]) => [...list, list[0]!];

test.each([
  ['products', { products: withTwin(products) }],
  ['rooms.kinds', { rooms: { ...rooms, kinds: withTwin(rooms.kinds) } }],
  ['rooms.extras', { rooms: { ...rooms, extras: withTwin(rooms.extras!) } }],
  ['packages.items', { packages: { ...packages, items: withTwin(packages.items) } }],
  ['news.articles', { news: { ...news, articles: withTwin(news.articles) } }],
])('of %s no two have one id', (path, change) => {
  const { error } = contentSchema.safeParse({ ...content, ...change });
  const problems = error?.issues.map(
    (issue) => `${issue.path.slice(0, -1).join('.')}: ${issue.message}`,
  );
  expect(problems).toContainEqual(expect.stringMatching(`^${path}: twice: id `));
});

test('a size with the id of another product’s is named by its place in the product', () => {
  const [first, second, ...others] = products;
  const copied = { ...second!, variants: first!.variants.slice(0, 1) };
  const { error } = contentSchema.safeParse({ ...content, products: [first, copied, ...others] });
  const problems = error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const { id } = first!.variants[0]!;
  expect(problems).toEqual([`products.1.variants.0: twice: id ${id}, which ${first!.id} has too`]);
});

test('a slug with an umlaut is shown beside the letters that are possible', () => {
  const [room, ...kinds] = rooms.kinds;
  const changed = { ...rooms, kinds: [{ ...room!, slug: 'gärten' }, ...kinds] };
  const { error } = contentSchema.safeParse({ ...content, rooms: changed });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'must be letters a to z, digits and hyphens, like sea-salt, not "gärten"',
  ]);
});
