import { expect, test } from 'vitest';
import { getContent } from '../support/site-content';
import { formatMoney } from '~/i18n/format';
import { locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import { sharedSite } from '../support/site-for-tests';
import { isOf, type Node, readNodes } from '../support/structured-data';

const site = sharedSite();

const content = getContent().published();
const variants = content.products.flatMap((product) => product.variants);

/** A request from a client that is not a browser. */
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers: { 'user-agent': 'curl/8.5.0', accept: '*/*', ...headers } });

async function read(path: string): Promise<string> {
  const response = await get(path);
  expect(response.status, path).toBe(200);
  return response.text();
}

/** An RFC 4180 parser, independent of the code under test. */
function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [];
  for (const line of text.split('\r\n').filter(Boolean)) {
    const cells = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g)];
    rows.push(cells.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ''));
  }
  const [names = [], ...data] = rows;
  return data.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])));
}

const countTag = (xml: string, tag: string) => xml.match(new RegExp(`<${tag}[ >/]`, 'g'))?.length;
const cents = (amount = '') => Math.round(Number(amount) * 100);

test('the current list is public: a row for every size, the same in CSV and XML', async () => {
  const response = await get('/cjenik/aktualni.csv');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(response.headers.get('content-disposition')).toMatch(
    /^inline; filename="web-trgovina_[a-z0-9-]+_web1_\d{4}_\d{4}(?:-\d\d){5}\.csv"$/,
  );
  const rows = parseCsv(await response.text());
  expect(rows.map(({ sifra_proizvoda }) => sifra_proizvoda)).toEqual(variants.map(({ id }) => id));
  const xml = await read('/cjenik/aktualni.xml');
  expect(countTag(xml, 'stavka')).toBe(variants.length);
  for (const row of rows) {
    expect(xml).toContain(`<maloprodajna_cijena>${row.maloprodajna_cijena}</maloprodajna_cijena>`);
  }
});

test('the file’s prices match the pages, in the text and in structured data', async () => {
  const rows = parseCsv(await read('/cjenik/aktualni.csv'));
  for (const product of content.products) {
    const html = await read(href('product', 'hr', { slug: product.slug }));
    const goods = readNodes(html).filter((node) => isOf(node, 'Product'));
    const offers = new Map(goods.map(({ sku, offers: offer }) => [sku, (offer as Node)?.price]));
    for (const { id } of product.variants) {
      const row = rows.find(({ sifra_proizvoda }) => sifra_proizvoda === id);
      expect(offers.get(id), id).toBe(row?.maloprodajna_cijena);
      expect(html).toContain(`data-price="${cents(row?.maloprodajna_cijena)}"`);
      const unit = row?.cijena_za_jedinicu_mjere;
      if (unit) expect(html).toContain(`data-unit-price="${cents(unit)}"`);
      const anchor = row?.sidrena_cijena;
      if (anchor) expect(html).toContain(`: ${formatMoney(cents(anchor))}</small>`);
    }
  }
});

test('services have their own list, with every dish and every night', async () => {
  const rows = parseCsv(await read('/cjenik/usluge.csv'));
  expect(countTag(await read('/cjenik/usluge.xml'), 'stavka')).toBe(rows.length);
  const prices = new Set(rows.map(({ maloprodajna_cijena }) => cents(maloprodajna_cijena)));
  for (const page of ['rooms', 'restaurant', 'tavern', 'oleotheque', 'wellness'] as const) {
    const html = await read(href(page, 'hr'));
    const shown = [...html.matchAll(/data-price="(\d+)"/g)].map(([, value]) => Number(value));
    expect(shown.length, page).toBeGreaterThan(1);
    expect(
      shown.filter((value) => !prices.has(value)),
      page,
    ).toEqual([]);
  }
});

test('the page links to the files in every language, and each of them exists', async () => {
  for (const locale of locales) {
    const html = await read(href('priceList', locale));
    const links = [...html.matchAll(/href="(\/cjenik\/[^"]+)"/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !link.includes('/arhiva/'))).toHaveLength(4);
    expect(links.filter((link) => link.includes('/arhiva/')).length).toBeGreaterThanOrEqual(4);
    for (const link of links) await read(link);
  }
  expect(await read('/robots.txt')).not.toContain('cjenik');
});

test('unknown archive files are 404, and an unchanged file is 304', async () => {
  for (const file of ['x.csv', 'aktualni.csv', '__proto__.csv', 'usluge.pdf']) {
    expect((await get(`/cjenik/arhiva/${file}`)).status, file).toBe(404);
  }
  expect((await get('/cjenik/usluge.pdf')).status).toBe(404);
  expect((await get('/cjenik/arhiva/..%2f..%2fetc%2fpasswd')).status).toBe(400);
  expect((await get('/cjenik/aktualni.csv.data')).status).toBe(404);
  const etag = (await get('/cjenik/aktualni.csv')).headers.get('etag') ?? '';
  const again = await get('/cjenik/aktualni.csv', { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('every price of services and products is shown with the legally required reference price', async () => {
  const withoutAnchor = new Set(
    variants.filter(({ referencePrices }) => !referencePrices).map(({ priceCents }) => priceCents),
  );
  const pages = ['home', 'shop', 'rooms', 'restaurant', 'tavern', 'packages', 'wellness'] as const;
  for (const page of [...pages, 'experiences', 'oleotheque', 'priceList'] as const) {
    const html = await read(href(page, 'de'));
    const parts = html.split(/(?=data-price=")/).slice(1);
    expect(parts.length, page).toBeGreaterThan(1);
    const bare = parts.filter((part) => !part.slice(0, 900).includes('class="price-note"'));
    const missing = bare.filter((part) => !withoutAnchor.has(parseInt(part.slice(12), 10)));
    expect(
      missing.map((part) => part.slice(0, 80)),
      page,
    ).toEqual([]);
  }
});
