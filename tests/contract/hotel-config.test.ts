import { expect, it, test } from 'vitest';
import * as firstHotel from '#hotel/hotel.config.js';
import { localeTable } from '~/i18n/locales';
import { pageTable as pages } from '~/routing/page-table';
import { resources } from '~/routing/resources';
import { findConfigProblems } from '../../tools/hotel-config.mjs';
import * as secondHotel from '../fixtures/hotel/hotel.config.js';

const engine = { languages: Object.keys(localeTable), pages, resources };

const good = {
  id: 'lake-house',
  languages: ['hr', 'en'],
  timeZone: 'Europe/Zagreb',
  regions: {},
  moneyLocale: 'hr-HR',
  bookkeepingYears: 11,
  smallestUnitPricedPack: 50,
  orderPrefix: 'H',
  themeColor: secondHotel.themeColor,
  mailColors: secondHotel.mailColors,
  mailColorsDark: secondHotel.mailColorsDark,
  mailFonts: secondHotel.mailFonts,
  paths: {},
  withoutPages: [],
};

const findProblems = (settings: Record<string, unknown>) =>
  findConfigProblems({ ...good, ...settings }, engine);

test('both hotels are right', () => {
  expect(findConfigProblems(firstHotel, engine)).toEqual([]);
  expect(findConfigProblems(secondHotel, engine)).toEqual([]);
});

it.each(['M', 'HRN', 'PR'])('orders may begin with %s', (orderPrefix) => {
  expect(findProblems({ orderPrefix })).toEqual([]);
});

it.each(['m', 'HOTEL', '', 'H1', 'P', 'R'])('orders may not begin with %j', (orderPrefix) => {
  expect(findProblems({ orderPrefix })).toEqual([
    `orderPrefix takes one to four capital letters, but not P or R alone; it is "${orderPrefix}"`,
  ]);
});

it.each(['Lake', 'lake_house', ''])('%j is no id', (id) => {
  expect(findProblems({ id })).toEqual([
    `id takes lower-case letters, digits and hyphens; it is "${id}"`,
  ]);
});

it.each(['Europe/Zagrep', '', 'CEST'])('%j is no time zone', (timeZone) => {
  expect(findProblems({ timeZone })).toEqual([
    `timeZone takes an IANA name such as "Europe/Dublin"; it is "${timeZone}"`,
  ]);
});

it.each(['home', 'cart', 'tableReservation', 'package', 'faq'])(
  'the page %s cannot be left out, since others lead to it',
  (page) => {
    expect(findProblems({ withoutPages: ['gallery', page] })).toEqual([
      `withoutPages: the page "${page}" cannot be left out, since others lead to it. These can: restaurant, tavern, oleotheque, wellness, packages, experiences, heritage, gallery, news, shop, priceList, newsletter`,
    ]);
  },
);

test('the parts of a page that is left out may be named too', () => {
  const withoutPages = ['tableReservation', 'restaurant', 'packages', 'packageReservation'];
  expect(findProblems({ withoutPages })).toEqual([]);
});

test('a part of two pages may be named with both, not with one', () => {
  expect(findProblems({ withoutPages: ['shop', 'packages', 'withdrawal'] })).toEqual([]);
  expect(findProblems({ withoutPages: ['shop', 'withdrawal'] })).toMatchObject([
    expect.stringContaining('"withdrawal" cannot be left out'),
  ]);
});

it.each(['de_AT', 'euro', '', 7])('amounts cannot be written as in %j', (moneyLocale) => {
  expect(findProblems({ moneyLocale })).toEqual([
    `moneyLocale takes a locale such as "en-IE"; it is ${JSON.stringify(moneyLocale)}`,
  ]);
});

it.each([
  [{ de: 'de_AT' }, '"de" is "de_AT"'],
  [{ de: 'AT' }, '"de" is "AT"'],
  [{ en: 'de-AT' }, '"en" is "de-AT"'],
  [{ fr: 'fr-FR' }, '"fr" is "fr-FR"'],
  ['de-AT', 'it is "de-AT"'],
])('regions %j are wrong', (regions, problem) => {
  expect(findProblems({ regions })).toEqual([
    `regions takes an object of locales by language, such as { de: "de-AT" }; ${problem}`,
  ]);
});

test('a region that writes the month first is refused: what guests type would be another day', () => {
  expect(findProblems({ regions: { en: 'en-US' } })).toEqual([
    'regions.en takes a locale that writes the day before the month, as guests type it; "en-US" writes the month first',
  ]);
  expect(findProblems({ regions: { en: 'en-CA', de: 'de-CH' } })).toEqual([]);
});

test('a language of the engine may have a region of its own', () => {
  expect(findProblems({ regions: { de: 'de-AT', en: 'en-IE' } })).toEqual([]);
});

it.each(['7', -1, 6.5, null])('orders cannot be kept for %j years', (bookkeepingYears) => {
  expect(findProblems({ bookkeepingYears })).toEqual([
    `bookkeepingYears takes a whole number, such as 7; it is ${JSON.stringify(bookkeepingYears)}`,
  ]);
});

it.each(['50', -1])('%j is no size of a pack', (smallestUnitPricedPack) => {
  expect(findProblems({ smallestUnitPricedPack })).toEqual([
    `smallestUnitPricedPack takes a whole number, 0 if no pack is exempt; it is ${JSON.stringify(smallestUnitPricedPack)}`,
  ]);
});

it.each(['green', '#fff', 'eef1ec', '#eef1ecff', 7])('%j is no colour', (value) => {
  const { mailColors } = secondHotel;
  expect(findProblems({ themeColor: value, mailColors: { ...mailColors, border: value } })).toEqual(
    [
      `themeColor takes a colour such as "#f6eedf"; it is ${JSON.stringify(value)}`,
      `mailColors.border takes a colour such as "#2b1a24"; it is ${JSON.stringify(value)}`,
    ],
  );
});

test('a role that is missing or misspelt is named', () => {
  const { accent, ...rest } = secondHotel.mailColorsDark;
  expect(findProblems({ mailColorsDark: { ...rest, acent: accent } })).toEqual([
    'mailColorsDark: there is no role "acent"; is it accent?',
    'mailColorsDark.accent takes a colour such as "#2b1a24"; it is undefined',
  ]);
});

test('text that is hard to read is refused, with its contrast', () => {
  const mailColors = { ...secondHotel.mailColors, surface: '#FFFFFF', accent: '#777777' };
  expect(findProblems({ mailColors })).toEqual([
    'mailColors.accent needs a contrast of at least 4.5:1 on surface, so that text can be read; #777777 on #FFFFFF has 4.47:1',
  ]);
  expect(findProblems({ mailColors: { ...mailColors, accent: '#767676' } })).toEqual([]);
  const mailColorsDark = { ...secondHotel.mailColorsDark, brand: '#4A1F38' };
  expect(findProblems({ mailColorsDark })).toMatchObject([
    expect.stringContaining('mailColorsDark.brand needs a contrast of at least 4.5:1 on surface'),
  ]);
});

test('a setting that is missing is named', () => {
  expect(findConfigProblems({}, engine)).toEqual([
    'id takes lower-case letters, digits and hyphens; it is undefined',
    'languages takes a list of some of hr, en, de, it, the default first; it is undefined',
    'timeZone takes an IANA name such as "Europe/Dublin"; it is undefined',
    'orderPrefix takes one to four capital letters, but not P or R alone; it is undefined',
    'moneyLocale takes a locale such as "en-IE"; it is undefined',
    'regions takes an object of locales by language, such as { de: "de-AT" }; it is undefined',
    'bookkeepingYears takes a whole number, such as 7; it is undefined',
    'smallestUnitPricedPack takes a whole number, 0 if no pack is exempt; it is undefined',
    'themeColor takes a colour such as "#f6eedf"; it is undefined',
    'mailColors takes an object of colours by role: background, surface, notice, text, muted, brand, accent, border; it is undefined',
    'mailColorsDark takes an object of colours by role: background, surface, notice, text, muted, brand, accent, border; it is undefined',
    'mailFonts takes lists for font-family: { display: "Georgia, serif", text: "…" }; it is undefined',
    'paths takes an object of paths by page; it is undefined',
    'withoutPages takes a list of pages; it is undefined',
  ]);
});

const languagesTake = 'languages takes a list of some of hr, en, de, it, the default first';

it.each([
  [[], [`${languagesTake}; it is []`]],
  ['en', [`${languagesTake}; it is "en"`]],
  [
    ['hr', 'fr', 'EN'],
    [`${languagesTake}; "fr" is none of them`, `${languagesTake}; "EN" is none of them`],
  ],
  [['hr', 'en', 'hr'], ['languages names "hr" twice']],
])('languages %j are wrong', (languages, problems) => {
  expect(findProblems({ languages })).toEqual(problems);
});

test('pages that do not exist are named, with the nearest that does', () => {
  const path = { hr: '/a', en: '/a' };
  expect(
    findProblems({
      paths: { contakt: path, toString: path },
      withoutPages: ['tavren', 'spa', 'gallery'],
    }),
  ).toEqual([
    'paths.contakt: the engine has no page "contakt"; is it contact?',
    'paths.toString: the engine has no page "toString"',
    'withoutPages: the engine has no page "tavren"; is it tavern?',
    'withoutPages: the engine has no page "spa"',
  ]);
});

it.each(['pitanja', '/Pitanja', '/pitanja/', '/česta', '/moja pitanja', '//pitanja', '', 7])(
  '%j is no path',
  (hr) => {
    expect(findProblems({ paths: { faq: { hr, en: '/questions' } } })).toEqual([
      `paths.faq.hr takes a path such as "/cesta-pitanja", of lower-case letters, digits and hyphens, without a slash at the end; it is ${JSON.stringify(hr)}`,
    ]);
  },
);

test('emails need both typefaces', () => {
  const takes = 'mailFonts takes lists for font-family: { display: "Georgia, serif", text: "…" }';
  expect(findProblems({ mailFonts: undefined })).toEqual([`${takes}; it is undefined`]);
  expect(findProblems({ mailFonts: { display: 'Georgia', txt: 'Arial' } })).toEqual([
    `${takes}; text is undefined`,
  ]);
});

test('a page needs a path in each language of the hotel, and only in those', () => {
  expect(findProblems({ paths: { faq: { hr: '/pitanja' } } })).toEqual([
    'paths.faq takes a path for each of hr, en; en is missing',
  ]);
  expect(findProblems({ paths: { faq: { hr: '/pitanja', EN: '/questions' } } })).toEqual([
    'paths.faq: the engine has no language "EN"; is it en?',
    'paths.faq takes a path for each of hr, en; en is missing',
  ]);
  expect(findProblems({ paths: { faq: '/questions' } })).toEqual([
    'paths.faq takes an object with a path for each of hr, en; it is "/questions"',
  ]);
  expect(findProblems({ paths: { faq: { hr: '/pitanja', en: '/questions' } } })).toEqual([]);
});

test('a path has the parameters of the engine’s', () => {
  expect(findProblems({ paths: { room: { hr: '/sobe/:slug', en: '/rooms/:id' } } })).toEqual([
    'paths.room.en takes a path with the parameters of "/accommodation/:slug"; it is "/rooms/:id"',
  ]);
});

it.each([
  [
    { faq: { hr: '/pitanja', en: '/contact' } },
    'paths.faq.en takes a path that no other page has; "/contact" is that of contact',
  ],
  [
    { rooms: { hr: '/kontakt', en: '/rooms' } },
    'paths.rooms.hr takes a path that no other page has; "/kontakt" is that of contact',
  ],
  [
    { faq: { hr: '/', en: '/questions' } },
    'paths.faq.hr takes a path that no other page has; "/" is that of home',
  ],
  [
    { terms: { hr: '/uvjeti', en: '/shop/terms' } },
    'paths.terms.en takes a path that no other page has; "/shop/terms" is that of product',
  ],
  [
    { faq: { hr: '/en/pitanja', en: '/questions' } },
    'paths.faq.hr takes a path that does not begin with a language; it is "/en/pitanja"',
  ],
  [
    { faq: { hr: '/reception', en: '/questions' } },
    'paths.faq.hr takes a path that the engine does not use itself; it is "/reception"',
  ],
])('paths %j are taken', (paths, problem) => {
  expect(findProblems({ paths })).toEqual([problem]);
});

test('the path of a page that the hotel lacks is free, and so are the engine’s in another language', () => {
  const paths = { faq: { hr: '/galerija', en: '/reception' }, contact: { hr: '/de', en: '/hr' } };
  expect(findProblems({ paths, withoutPages: ['gallery'] })).toEqual([]);
  const table = { faq: { hr: '/restoran/rezervacija-stola', en: '/restaurant' } };
  expect(findProblems({ paths: table, withoutPages: ['restaurant'] })).toEqual([]);
});
