import { expect, test } from 'vitest';
import { formatProblem } from '~/content/content-problems';
import { findContentWarnings } from '~/content/content-warnings';
import { makeContent } from '../../support/made-up-hotel/content';

function listWarnings(change: (content: any) => void): string[] {
  const content = makeContent();
  change(content);
  return findContentWarnings(content, content).map((problem) => formatProblem(content, problem));
}

test('the made-up hotel causes no warning', () => {
  expect(listWarnings(() => {})).toEqual([]);
});

test('the rooms and suites of the hotel are as many as those of its kinds', () => {
  expect(listWarnings(({ site }) => (site.hotel.rooms = 8))).toEqual([
    'site.hotel: rooms 8 + suites 1 are 9, but the counts of rooms.kinds, 4 + 1, are 5',
  ]);
  expect(listWarnings(({ rooms }) => (rooms.kinds = []))).toEqual([]);
});

test('a night has one price: seasons differ, and no day is in two of them', () => {
  const extend = (to: string) =>
    listWarnings(({ rooms }) => rooms.seasons[1].periods.push({ from: '12-20', to }));
  expect(extend('03-31')).toEqual([]);
  expect(extend('04-01')).toEqual([
    'rooms.seasons.2 (middle).periods: have days of the season low too',
  ]);
  expect(listWarnings(({ rooms }) => (rooms.seasons[2].id = 'high'))).toEqual([
    'rooms.seasons.2 (high).id: twice: high',
  ]);
});

test('a special price is below the regular one', () => {
  const sell = (cents: number) =>
    listWarnings(({ products: [{ variants }] }) => {
      Object.assign(variants[0], { priceCents: 1400, specialPrice: { cents } });
    });
  expect(sell(1399)).toEqual([]);
  expect(sell(1400)).toEqual([
    'products.0 (spring-oil).variants.0 (spring-oil-250).specialPrice: 1400 is not below the price, 1400',
  ]);
});

test.each<[string, (content: any) => void]>([
  [
    'site.delivery.zones.0 (domestic).steps.0.priceCents: 7 is below 1.00: prices are in cents',
    ({ site }) => (site.delivery.zones[0].steps[0].priceCents = 7),
  ],
  [
    'rooms.kinds.0 (garden).nightCents.middle: 145 is below 10.00: prices are in cents',
    ({ rooms }) => (rooms.kinds[0].nightCents.middle = 145),
  ],
  [
    'packages.items.0 (autumn-walk).tiers.0.personCents: 290 is below 10.00: prices are in cents',
    ({ packages }) => (packages.items[0].tiers = [{ upTo: 2, personCents: 290 }]),
  ],
  [
    'packages.items.0 (autumn-walk).tiers.0.personCents: 45 is below 1.00: prices are in cents',
    ({ packages }) =>
      Object.assign(packages.items[0], { nights: 0, tiers: [{ upTo: 2, personCents: 45 }] }),
  ],
  [
    'restaurant.menu.sections.1.dishes.0.priceCents: 28 is below 0.50: prices are in cents',
    ({ restaurant }) => (restaurant.menu.sections[1].dishes[0].priceCents = 28),
  ],
  [
    'tavern.drinks.sections.0.dishes.0.larger.priceCents: 32 is below 0.50: prices are in cents',
    ({ tavern }) => (tavern.drinks.sections[0].dishes[0].larger = { portion: {}, priceCents: 32 }),
  ],
  [
    'restaurant.tasting.priceCents: 95 is below 5.00: prices are in cents',
    ({ restaurant }) => (restaurant.tasting.priceCents = 95),
  ],
  [
    'restaurant.tasting.winesCents: 45 is below 1.00: prices are in cents',
    ({ restaurant }) => (restaurant.tasting.winesCents = 45),
  ],
  [
    'wellness.prices.0.priceCents: 70 is below 1.00: prices are in cents',
    ({ wellness }) => (wellness.prices[0].priceCents = 70),
  ],
  [
    'experiences.items.0 (ride).priceCents: 35 is below 1.00: prices are in cents',
    ({ experiences }) => (experiences.items[0].priceCents = 35),
  ],
])('an amount in euros: %s', (problem, change) => {
  expect(listWarnings(change)).toEqual([problem]);
});

test('a package for a day may cost less than a night', () => {
  const day = { nights: 0, tiers: [{ upTo: 2, personCents: 900 }] };
  expect(listWarnings(({ packages }) => Object.assign(packages.items[0], day))).toEqual([]);
});

test('the example of a tracking number is one', () => {
  const track = (tracking: object) =>
    listWarnings(({ site: { delivery } }) => Object.assign(delivery.tracking, tracking));
  expect(track({ pattern: '[A-Z]{2}\\d{9}XY', example: 'CE 123 456 789 XY' })).toEqual([]);
  for (const pattern of ['d{9}', '[a-z]{2}\\d{9}']) {
    expect(track({ pattern, example: 'ce123456789' })).toEqual([
      `site.delivery.tracking.example: ce123456789 does not match the pattern ${pattern}, which is compared with capitals; write each backslash twice`,
    ]);
  }
});

test('the page of an empty list would show nothing', () => {
  expect(listWarnings(({ packages }) => (packages.items = []))).toEqual([
    'packages.items: is empty, so its page shows nothing: leave out "packages", and add it to withoutPages in hotel.config.js',
  ]);
  expect(listWarnings((content) => delete content.packages)).toEqual([]);
});

test.each<[string, (content: any) => void]>([
  [
    'site.closure: goes from 2027-03-01 to 2027-01-10, the wrong way round',
    ({ site }) => Object.assign(site.closure, { from: '2027-03-01', reopens: '2027-01-10' }),
  ],
  [
    'packages.items.0 (autumn-walk).dates.0: goes from 2027-04-11 to 2027-04-09, the wrong way round',
    ({ packages }) => (packages.items[0].dates = [{ from: '2027-04-11', to: '2027-04-09' }]),
  ],
  [
    'rooms.kinds.0 (garden).squareMetres: goes from 24 to 21, the wrong way round',
    ({ rooms }) => (rooms.kinds[0].squareMetres = { from: 24, to: 21 }),
  ],
  [
    'packages.items.0 (autumn-walk).tiers.1.upTo: 2 is not above 4: groups go from the smallest to the largest',
    ({ packages }) =>
      (packages.items[0].tiers = [4, 2].map((upTo) => ({ upTo, personCents: 9_000 }))),
  ],
])('what is in the wrong order: %s', (problem, change) => {
  expect(listWarnings(change)).toEqual([problem]);
});

const nowhere =
  'the link to "contakt" leads nowhere: write the id of a page, such as contact, or an address with https://';

test.each<[string, (content: any) => void]>([
  [
    `site.texts.terms.blocks.0.text.en: ${nowhere}`,
    ({ site }) => (site.texts.terms.blocks[0].text.en = 'Please [write to us](contakt).'),
  ],
  [
    `faq.groups.0 (stay).questions.0.answer.de: ${nowhere}`,
    ({ faq }) => (faq.groups[0].questions[0].answer.de = '[Hier](contakt)'),
  ],
  [
    'contact.blocks.0.text.en: has a link, which is possible only in the texts of pages, answers and articles',
    ({ contact }) => (contact.blocks[0].text.en = '[Here](contact)'),
  ],
])('a link that readers cannot follow: %s', (problem, change) => {
  expect(listWarnings(change)).toEqual([problem]);
});

test('a link to a page and to an address is in order', () => {
  const text = '[Here](contact) or [there](https://x.example)';
  expect(listWarnings(({ news }) => (news.articles[0].body.en = text))).toEqual([]);
});
