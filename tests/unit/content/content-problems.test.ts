import { expect, test } from 'vitest';
import { ContentError, explainIssue, namePath } from '~/content/content-problems';
import { contentSchema } from '~/content/content-schema';
import { makeContent } from '../../support/made-up-hotel/content';

function listProblems(change: (content: any) => void): string[] {
  const content = makeContent();
  change(content);
  const parsed = contentSchema.safeParse(content, { error: explainIssue });
  return (parsed.error?.issues ?? []).map(
    ({ path, message }) => `${namePath(content, path)}: ${message}`,
  );
}

const special = {
  name: { hr: 'Sniženje', en: 'Sale', de: 'Aktion', it: 'Sconto' },
  from: '2026-12-01',
  to: '2026-12-24',
};
const size = 'products.0 (spring-oil).variants.0 (spring-oil-250)';

test.each<[string, (content: any) => void]>([
  [
    'products.0 (spring-oil).name.de: has no text in this language',
    ({ products }) => delete products[0].name.de,
  ],
  [
    'products.0 (spring-oil).name: needs a text in each language: hr, en, de, it',
    ({ products }) => (products[0].name = 'Oil'),
  ],
  [`${size}.weightGrams: is missing`, ({ products }) => delete products[0].variants[0].weightGrams],
  [
    `${size}.priceCents: must be a number, not a text: "1400"`,
    ({ products }) => (products[0].variants[0].priceCents = '1400'),
  ],
  [
    `${size}.priceCents: must be a whole number, not 14.5`,
    ({ products }) => (products[0].variants[0].priceCents = 14.5),
  ],
  [
    `${size}.priceCents: is below 1.00: prices are in cents`,
    ({ products }) => (products[0].variants[0].priceCents = 14),
  ],
  [
    `${size}.net.unit: must be one of ml, g, piece, not a text: "l"`,
    ({ products }) => (products[0].variants[0].net.unit = 'l'),
  ],
  [
    'products.0 (spring-oil).updated: must be a date like 2026-12-24, not a text: "24.12.2026"',
    ({ products }) => (products[0].updated = '24.12.2026'),
  ],
  [
    'products.0 (spring-oil).subtitle.en: is empty',
    ({ products }) => (products[0].subtitle.en = ' '),
  ],
  ['products.0 (spring-oil).images: is empty', ({ products }) => (products[0].images = [])],
  [
    'rooms.kinds.0 (garden).amenities: must have at least 3 entries',
    ({ rooms }) => (rooms.kinds[0].amenities.length = 1),
  ],
  ['products.0 (spring-oil).vatRate: is missing', ({ products }) => delete products[0].vatRate],
  [
    'products.0 (spring-oil).vatRate: must be a number in per cent, like 25, or a list of the parts’ rates and prices',
    ({ products }) => (products[0].vatRate = '25'),
  ],
  [
    'products.0 (spring-oil).vatRate: is below 1: rates are in per cent, like 25',
    ({ products }) => (products[0].vatRate = 0.25),
  ],
  [
    'products.0 (spring-oil).currency: must be EUR: prices are in euro',
    ({ products }) => (products[0].currency = 'USD'),
  ],
  [
    `${size}.currency: must be EUR: prices are in euro`,
    ({ products }) => (products[0].variants[0].currency = 'HRK'),
  ],
  [
    `${size}.specialPrice.cents: is below 1.00: prices are in cents`,
    ({ products }) => (products[0].variants[0].specialPrice = { ...special, cents: 9 }),
  ],
  ['rooms.kinds.0 (garden).count: must be more than 0', ({ rooms }) => (rooms.kinds[0].count = 0)],
  [
    'products.0 (spring oil).id: must be letters, digits and hyphens: sea-salt',
    ({ products }) => (products[0].id = 'spring oil'),
  ],
  [
    'site.hotel.phone: must be a number like +385912345678, without spaces',
    ({ site }) => (site.hotel.phone = '052 123'),
  ],
  [
    'site.hotel.mapUrl: must be an address like https://www.example.com, not a text: "maps"',
    ({ site }) => (site.hotel.mapUrl = 'maps'),
  ],
  [
    'site.hotel.email: must be an email address like info@example.com, not a text: "x"',
    ({ site }) => (site.hotel.email = 'x'),
  ],
  [
    'site.hotel.country: must be two capital letters like HR',
    ({ site }) => (site.hotel.country = 'Croatia'),
  ],
])('%s', (problem, change) => {
  expect(listProblems(change)).toContain(problem);
});

test('an entry without an id, or of another form, is named by its number', () => {
  expect(namePath({ list: [{ id: 7 }, null, { id: 'x'.repeat(65) }] }, ['list', 0, 'a'])).toBe(
    'list.0.a',
  );
  expect(namePath({ list: [null] }, 'list.0.id')).toBe('list.0.id');
  expect(namePath(undefined, 'a.1.b')).toBe('a.1.b');
});

test('of many mistakes the first twenty are named, and how many there are besides', () => {
  const mistakes = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ path: ['a', index], message: 'is missing' }));
  expect(new ContentError(mistakes(20), {}).message.split('\n').at(-1)).toBe('a.19: is missing');
  expect(new ContentError(mistakes(23), {}).message).toMatch(/\na\.19: is missing\nand 3 more$/);
});
