import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { createSnapshot } from '~/content/content-snapshot.server';
import { createContent } from '~/content/content.server';
import { readMasters } from '~/content/image-masters.server';
import { atHotel } from '../../support/hotel-clock';
import { makeContent, makeSiteContent, masters } from '../../support/made-up-hotel/content';
import { makeJpeg } from '../../support/small-jpeg';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const content = makeSiteContent();
const jpeg = makeJpeg(10, 10);
const info = { file: 'a.jpg', width: 10, height: 10, color: '#ffffff', focus: [0.5, 0.5] };

function mutated(change: (content: any) => void): unknown {
  const copy = makeContent();
  change(copy);
  return copy;
}

function readTable(table: unknown) {
  writeFileSync(join(folder, 'a.jpg'), jpeg);
  const text = typeof table === 'string' ? table : JSON.stringify(table);
  writeFileSync(join(folder, 'images.json'), text);
  return readMasters(folder);
}

test('products are found by id and slug, pictures by id; today’s source is made once', () => {
  const source = content.current();
  const { products } = source.get();
  expect(products).toHaveLength(6);
  for (const product of products) {
    expect(source.findProduct(product.id)).toBe(product);
    expect(source.findProductBySlug(product.slug)).toBe(product);
    for (const image of product.images) {
      expect(source.imageInfo(image.id)).toMatchObject({
        hash: expect.stringMatching(/^[0-9a-f]{12}$/),
      });
    }
  }
  expect(content.current()).toBe(source);
});

test('pages are invalidated at midnight in the hotel’s time zone, and not before', () => {
  onTestFinished(() => void vi.useRealTimers());
  const revisionAt = (dateTime: string) => {
    vi.useFakeTimers({ now: atHotel(dateTime), toFake: ['Date'] });
    return content.pageRevision();
  };
  const lastOfYear = revisionAt('2026-12-31T00:00:00');
  expect(revisionAt('2026-12-31T23:59:59')).toBe(lastOfYear);
  expect(revisionAt('2027-01-01T00:00:00')).not.toBe(lastOfYear);
});

test('what pages know of a picture does not reveal the server’s folders', () => {
  const [image] = content.current().get().products[0]?.images ?? [];
  expect(Object.keys(content.current().imageInfo(image?.id ?? '') ?? {}).sort()).toEqual([
    'color',
    'focus',
    'hash',
    'height',
    'width',
  ]);
});

test.each([
  '',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../images',
  'x'.repeat(9999),
])('nothing is found under %j', (key) => {
  const source = content.current();
  expect(source.findProduct(key)).toBeUndefined();
  expect(source.findProductBySlug(key)).toBeUndefined();
  expect(source.imageInfo(key)).toBeUndefined();
});

test('the revision follows the content and the pictures', () => {
  const same = createSnapshot(makeContent(), masters).revision();
  expect(same).toBe(content.current().revision());
  const dearer = mutated((content) => (content.products[0].variants[0].priceCents += 1));
  expect(createSnapshot(dearer, masters).revision()).not.toBe(same);
  const repainted = new Map([...masters].map(([id, master]) => [id, { ...master, hash: '0' }]));
  expect(createSnapshot(makeContent(), repainted).revision()).not.toBe(same);
});

test.each([
  [
    'products.2 (cider-vinegar).variants.0 (cider-vinegar-250).priceCents',
    (content: any) => (content.products[2].variants[0].priceCents = 0),
  ],
  [
    'products.2 (cider-vinegar).variants.0 (cider-vinegar-250).priceCents',
    (content: any) => (content.products[2].variants[0].priceCents = 'free'),
  ],
  ['products.0 (spring-oil).name.de', (content: any) => delete content.products[0].name.de],
  ['products.1', (content: any) => (content.products[1].slug = content.products[0].slug)],
  [
    'products.0 (spring-oil).related',
    (content: any) => (content.products[0].related = ['unknown']),
  ],
  [
    'products.0 (spring-oil).images.0 (no-picture).id: "no-picture" is not in the list of pictures (images.json',
    (content: any) => (content.products[0].images[0].id = 'no-picture'),
  ],
  ['site.hotel.email', (content: any) => (content.site.hotel.email = 'x')],
])('wrong content is refused as a whole and names %s', (path, change) => {
  expect(() => createSnapshot(mutated(change), masters)).toThrow(path);
});

test('a field that is missing because its name is misspelt is explained by that name', () => {
  const misspelt = mutated(({ products: [{ variants }] }) => {
    variants[0].availble = variants[0].available;
    delete variants[0].available;
  });
  expect(() => createSnapshot(misspelt, masters)).toThrow(
    /^The content is wrong:\nproducts\.0 \(spring-oil\)\.variants\.0 \(spring-oil-250\)\.availble: is not read; is it available\?$/,
  );
});

test('a misspelt field is named beside what is missing because nothing is taken from it', () => {
  const misspelt = mutated(({ site, rooms }) => {
    delete rooms.petsAllowed;
    rooms.petsAlowed = true;
    delete site.hotel.claim.de;
  });
  expect(() => createSnapshot(misspelt, masters)).toThrow(
    /^The content is wrong:\nrooms\.petsAlowed: is not read; is it petsAllowed\?\nsite\.hotel\.claim\.de: has no text in this language$/,
  );
});

test('embedded content with a misspelt optional field stops the start', () => {
  const raw = mutated(({ rooms }) => {
    delete rooms.petsAllowed;
    rooms.petsAlowed = true;
  });
  expect(() => createContent({ content: raw, masters })).toThrow(
    'rooms.petsAlowed: is not read; is it petsAllowed?',
  );
});

test('embedded content with an unproven claim or without a page’s section stops the start', () => {
  const start = (raw: unknown) => () => createContent({ content: raw, masters });
  const claim = mutated(({ site }) => (site.shop.lead.de = 'Klimaneutraler Versand'));
  expect(start(claim)).toThrow('site.shop.lead.de: "Klimaneutraler" is a claim');
  expect(start(mutated((raw) => delete raw.restaurant))).toThrow(
    'restaurant: is missing: write it, or add "restaurant" to withoutPages in hotel.config.js',
  );
  expect(start(mutated((raw) => delete raw.site.delivery))).toThrow(
    'site.delivery: is missing: write it, or add "shop" to withoutPages in hotel.config.js',
  );
  expect(start(mutated((raw) => (raw.products = [])))).toThrow('products: is missing: write it');
  expect(start(mutated((raw) => delete raw.news))).toThrow(
    'news: is missing: write it, or add "news" to withoutPages in hotel.config.js',
  );
  expect(start(mutated((raw) => delete raw.site.texts.imprint))).toThrow(
    'site.texts.imprint: is missing: write it',
  );
});

test('every mistake of embedded content is named at once', () => {
  const raw = mutated((content) => {
    delete content.news;
    content.packages.items = [];
    content.site.shop.lead.de = 'Klimaneutraler Versand';
  });
  expect(() => createContent({ content: raw, masters })).toThrow(
    /^The content is wrong:\nnews: .+\npackages\.items: .+\nsite\.shop\.lead\.de: .+$/,
  );
});

test.each([
  ['not json', '{'],
  ['a missing file', { a: { ...info, file: 'b.jpg' } }],
  ['a path', { a: { ...info, file: '../a.jpg' } }],
  ['another kind of file', { a: { ...info, file: 'images.json' } }],
  ['no size', { a: { ...info, width: 0 } }],
  ['another size than the file’s', { a: { ...info, width: 20 } }],
  ['more pixels than the encoder takes', { a: { ...info, width: 10_000, height: 6_000 } }],
  ['a strange id', { '../a': info }],
])('images.json with %s is refused by name', (_, table) => {
  expect(() => readTable(table)).toThrow(folder);
});

test('images.json may begin with a byte order mark, as some editors write it', () => {
  expect([...readTable(`\uFEFF${JSON.stringify({ a: info })}`).keys()]).toEqual(['a']);
});

test('a file that is no JPEG is refused by name', () => {
  readTable({ a: info });
  writeFileSync(join(folder, 'a.jpg'), '<svg onload="alert(1)"/>');
  expect(() => readMasters(folder)).toThrow('images.json: a: ');
});

test('a picture’s hash follows its bytes', () => {
  const before = readTable({ a: info }).get('a')?.hash;
  writeFileSync(join(folder, 'a.jpg'), Buffer.concat([jpeg, jpeg]));
  expect(readMasters(folder).get('a')?.hash).not.toBe(before);
});
