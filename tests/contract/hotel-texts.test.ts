import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { chooseWordings, hotelTexts, readTexts, refuseForeignTexts } from '../../tools/hotel.mjs';
import { listOmissions } from '../../tools/placeholders.mjs';
import { makeTempDir } from '../support/memory-database';
import { listFiles, root } from '../support/source-files';

/** Reads texts of the engine, overridden by a hotel's. */
function read(engine: string, hotel: string) {
  const folder = makeTempDir();
  const [base, own] = [join(folder, 'engine.json'), join(folder, 'hotel.json')] as const;
  writeFileSync(base, engine);
  writeFileSync(own, hotel);
  return readTexts(base, own);
}

const engine = '{"form":{"send":"Send","hint":"Hint"},"title":"Shop"}';

test('a hotel overrides single texts', () => {
  expect(read(engine, '{"form":{"hint":"Ours"}}')).toEqual({
    form: { send: 'Send', hint: 'Ours' },
    title: 'Shop',
  });
});

test('a hotel’s file may begin with a byte order mark, as some editors write it', () => {
  expect(read('{"title":"Shop"}', '\uFEFF{"title":"Ours"}')).toEqual({ title: 'Ours' });
});

test('a misspelt key of a hotel is named, with its file', () => {
  expect(() => read(engine, '{"form":{"hnit":"Ours"}}')).toThrow(
    /hotel\.json: the engine has no text form\.hnit$/,
  );
});

test.each([
  ['{"title":{"text":"Ours"}}', 'title takes one text'],
  ['{"form":"Ours"}', 'form takes texts with keys'],
  ['{"title":"Ours {{nmae}}"}', 'nothing fills in {{nmae}} in title'],
])('a wording of another shape, or with another placeholder, is named: %s', (own, problem) => {
  expect(() => read(engine, own)).toThrow(new RegExp(`hotel\\.json: ${problem}$`));
});

test('a singular may have the number that the engine spells out, or not have it', () => {
  const forms = { suites_one: 'One suite', suites_other: '{{count}} suites of {{name}}' };
  const own = { suites_one: '{{count}} apartment', suites_other: 'Apartments of {{name}}' };
  const texts = [forms, own].map((each) => JSON.stringify(each)) as [string, string];
  expect(read(...texts)).toEqual(own);
  expect(listOmissions(forms, own)).toEqual([]);
  expect(listOmissions(forms, { suites_other: '{{count}}' })).toEqual([
    'suites_other leaves out {{name}}',
  ]);
});

test('a mistake in a hotel’s JSON names the hotel’s file', () => {
  expect(() => read(engine, '{"title":"Ours",}')).toThrow(/hotel\.json: .*JSON/);
});

const wordings = {
  footer: { seller: 'Seller', seller_withoutShop: 'Company' },
  found_one: '{{count}} order',
  found_other: '{{count}} orders',
  found_withoutShop_one: '{{count}} contract',
  found_withoutShop_other: '{{count}} contracts',
};

test('a hotel without a shop gets the wordings for one, in all plural forms', () => {
  expect(chooseWordings(wordings, ['tavern', 'shop'])).toEqual({
    footer: { seller: 'Company' },
    found_one: '{{count}} contract',
    found_other: '{{count}} contracts',
  });
});

test('a hotel with a shop does not get the wordings for others', () => {
  expect(chooseWordings(wordings, ['tavern'])).toEqual({
    footer: { seller: 'Seller' },
    found_one: '{{count}} order',
    found_other: '{{count}} orders',
  });
});

/** The English texts of the frame as the site of a hotel loads them. @param own what the hotel overrides */
async function loadTexts(withoutPages: readonly string[], own: object): Promise<unknown> {
  const hotel = makeHotel('translations/en/common.json');
  writeFileSync(join(hotel, 'translations/en/common.json'), JSON.stringify(own));
  writeFileSync(join(hotel, 'package.json'), '{"type":"module"}');
  const config = `export const withoutPages = ${JSON.stringify(withoutPages)};`;
  writeFileSync(join(hotel, 'hotel.config.js'), config);
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [hotelTexts(hotel)],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const { default: texts } = await vite.ssrLoadModule('/translations/en/common.json');
  await vite.close();
  return texts;
}

const own = { footer: { seller: 'Our shop', seller_withoutShop: 'Our company' } };

test.each([
  [[], 'Our shop', 'This is a demonstration shop.'],
  [['shop'], 'Our company', 'This is a demonstration site.'],
])(
  'a site without %j loads its wordings, the hotel’s own first',
  async (without, seller, title) => {
    const texts = await loadTexts(without, own);
    expect(texts).toMatchObject({ footer: { seller }, demo: { title } });
    expect(JSON.stringify(texts)).not.toContain('withoutShop');
  },
);

/** A hotel's folder with these files. */
function makeHotel(...paths: string[]) {
  const folder = makeTempDir();
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), '{}');
  }
  return folder;
}

/** What the build says of the hotel's translations; empty if it takes them. */
const findProblem = (hotel: string): Promise<string> =>
  refuseForeignTexts(hotel).then(
    () => '',
    (error: Error) => error.message,
  );

test('files and folders of a hotel that override nothing are named, with the nearest that would', async () => {
  const hotel = makeHotel(
    'translations/hr/shop.json',
    'translations/hr/shops.json',
    'translations/hr/own-words.json',
    'translations/hr/.DS_Store',
    'translations/EN/shop.json',
    'translations/fr/shop.json',
    'translations/cart.json',
  );
  const at = (path: string) => relative(root, join(hotel, 'translations', path));
  const problem = await findProblem(hotel);
  expect(problem.split('\n  ').sort()).toEqual(
    [
      'translations that override nothing:',
      `${at('EN')}: the engine has no such language; is it en?`,
      `${at('cart.json')}: the engine has no such language`,
      `${at('fr')}: the engine has no such language`,
      `${at('hr/own-words.json')}: the engine has no such file`,
      `${at('hr/shops.json')}: the engine has no such file; is it shop.json?`,
    ].sort(),
  );
});

test('a hotel need not override anything', async () => {
  expect(await findProblem(makeHotel())).toBe('');
  expect(await findProblem(makeHotel('translations/hr/shop.json'))).toBe('');
});

test('no text holds an order number: the prefix is a setting of the hotel', () => {
  const files = ['translations', 'app/hotel/translations', 'tests/fixtures/hotel/translations']
    .flatMap((folder) => listFiles(folder, /\.json$/))
    .filter((path) => {
      const text = JSON.stringify(JSON.parse(readFileSync(join(root, path), 'utf8')));
      return /[A-Z]-\u2060?\d{4}-\u2060?\d{6}/.test(text);
    });
  expect(files).toEqual([]);
});
