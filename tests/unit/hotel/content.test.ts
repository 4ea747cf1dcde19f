import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { embeddedContent } from '#hotel/content';
import { createFileFinder } from '~/content/content-files';
import { contentSchema } from '~/content/content-schema';
import { findClaims, findGreenClaims } from '~/content/green-claims';
import { hotelModules } from '~/content/hotel-modules.server';
import { parseInline } from '~/content/texts/inline-text';
import { locales } from '~/i18n/locales';
import { readTexts } from '../../../tools/hotel.mjs';
import { allSections } from '../../support/all-sections';
import { getContent } from '../../support/site-content';

const content = allSections(getContent().published());

test('the embedded content passes every check', () => {
  const source = getContent();
  const { products } = source.get();
  expect(contentSchema.safeParse(content).success).toBe(true);
  expect(products).toHaveLength(13);
  for (const product of products) {
    expect(source.findProduct(product.id)).toBe(product);
    expect(source.findProductBySlug(product.slug)).toBe(product);
    for (const image of product.images) {
      expect(source.imageInfo(image.id)).toMatchObject({
        hash: expect.stringMatching(/^[0-9a-f]{8}$/),
      });
    }
  }
});

test.each([
  ['products.0.name.de', 'app/hotel/products/bianchera.ts'],
  ['site.texts.terms.blocks.0', 'app/hotel/texts/terms.ts'],
  ['site.hotel.phone', 'app/hotel/site.ts'],
  ['rooms.kinds.0.images.0.alt.hr', 'app/hotel/pictures/rooms.ts'],
])('a mistake in %s is found in its file', (path, file) => {
  const findFile = createFileFinder(embeddedContent, hotelModules);
  expect(findFile(path.split('.'))).toBe(file);
});

/** The labels on the engravings carry the names of the oils. */
test('every oil has an engraving of its own bottle', () => {
  const oils = content.products.filter(({ category }) => category === 'oil');
  expect(oils.map(({ id, plate }) => [id, plate?.id])).toEqual(
    oils.map(({ id }) => [id, `plate-${id}`]),
  );
});

/** Cart, emails and invoices write it after a comma: `Olive oil soap, 1 bar, 100 g`. */
test('a size begins with a figure or the name of another product', () => {
  const names = content.products.map(({ name }) => name);
  for (const locale of locales) {
    const sizes = content.products.flatMap(({ variants }) =>
      variants.map(({ name }) => name[locale]),
    );
    const others = sizes.filter((size) => !/^\d/.test(size));
    expect(others.filter((size) => !names.some((name) => size.startsWith(name[locale])))).toEqual(
      [],
    );
  }
});

test('neither the content nor the interface makes an environmental claim', () => {
  expect(findGreenClaims(content)).toEqual([]);
  for (const locale of locales) {
    for (const file of readdirSync(`translations/${locale}`)) {
      const words = JSON.stringify(readTexts(resolve(`translations/${locale}/${file}`)));
      expect({ file, claims: findClaims(words, locale) }).toEqual({ file, claims: [] });
    }
  }
});

/** Without a certified designation of origin oil may name its Member State, but no region (Reg. (EU) 2022/2104). */
test('nothing in the shop says that the oil is from Istria', () => {
  const { products, site } = content;
  const texts = locales.map((locale) => readTexts(resolve(`translations/${locale}/shop.json`)));
  const words = JSON.stringify([products, site.shop, texts]);
  expect(words.match(/\bistri(?:\b|a|en|sch)|istarsk/i)).toBeNull();
});

/** A row has three: with two, a third of it was empty, on phones half of it. */
test('every product recommends three others', () => {
  const counts = content.products.map(({ id, related }) => [id, new Set(related).size]);
  expect(counts).toEqual(content.products.map(({ id }) => [id, 3]));
});

test('no two articles share an address in any language', () => {
  for (const locale of locales) {
    const slugs = content.news.articles.map((article) => article.slugs[locale]);
    expect(new Set(slugs).size).toBe(slugs.length);
  }
});

test('the gallery shows at least 24 pictures, each once', () => {
  const ids = content.gallery.pictures.map(({ image }) => image.id);
  expect(ids.length).toBeGreaterThanOrEqual(24);
  expect(new Set(ids).size).toBe(ids.length);
});

test('more than three places are named from which guests travel 45 minutes or longer', () => {
  expect(content.contact.distances.filter(({ minutes }) => minutes >= 45).length).toBeGreaterThan(
    3,
  );
});

/** Every published text that pages show with links. */
function listLinkedTexts() {
  const { site, faq, news } = content;
  const blocks = Object.values(site.texts).flatMap((page) => page.blocks);
  return [
    ...blocks.flatMap(({ text, list = [], table }) => [
      text,
      ...list,
      ...(table?.rows.flat() ?? []),
    ]),
    ...faq.groups.flatMap(({ questions }) => questions.map(({ answer }) => answer)),
    ...news.articles.map(({ body }) => body),
  ];
}

test('every link in the texts leads somewhere, and to the same pages in every language', () => {
  const texts = listLinkedTexts();
  const written = texts.filter((text) => text.hr.includes(']('));
  expect(written.length).toBeGreaterThan(10);
  for (const text of texts) {
    const pagesOf = locales.map((locale) => {
      const parts = parseInline(text[locale]);
      expect(parts.filter(({ kind }) => kind !== 'text').length).toBeGreaterThanOrEqual(
        text[locale].split('](').length - 1,
      );
      return parts.flatMap((part) => (part.kind === 'page' ? [part.page] : [])).sort();
    });
    for (const pages of pagesOf) expect(pages).toEqual(pagesOf[0]);
  }
});

/** What another word on the same site stands for, or what the law says differently. */
const others: [string, RegExp][] = [
  ['German: a working day', /Werktag/],
  ['Italian: a hold on a card', /riservat[oi]\b|la banca riserva|autorizzazione/],
  ['Croatian: without giving a reason', /bez razloga/],
  ['English: without giving a reason', /without a reason/],
  ['Italian: without giving a reason', /senza motivo/],
  ['German: without giving a reason', /ohne Grund\b/],
  ['Croatian: an IP address', /mrežn[aeu] adres/],
  ['English: an IP address', /network address/],
  ['Italian: an IP address', /indirizzo di rete/],
  ['German: an IP address', /Netzadresse/],
  ['Italian: the olive tree', /uliv(?:o|i|eto|eti)\b/],
  ['Italian: the courtyard', /cortile/],
  ['Italian: the page to book a table', /\[Prenotazione tavolo/],
  ['Italian: the Cuvée, a feminine word', /(?:il|nostro) Cuvée/],
  ['Italian: the legal name of wine vinegar', /aceto di vino bianco/i],
  ['Croatian: the weight of a parcel', /\bmas[iu]\b/],
  ['Croatian: charging', /\btereti/],
  ['Croatian: a parcel', /pošiljk/i],
  ['Croatian: the online shop', /internetsk\S+ trgovin/],
];

test.each(others)('the content has one word for it: %s', (_meaning, other) => {
  expect(JSON.stringify(content).match(other)).toBeNull();
});
