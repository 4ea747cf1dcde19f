import { expect, test } from 'vitest';
import { listInShopOrder, listShelves } from '~/shop/catalog/product-summary';
import { productJsonLd, productPageJsonLd, shopJsonLd } from '~/shop/catalog/catalog-json-ld';
import {
  toDeliveryTerms,
  toProductView,
  toSellerDetails,
} from '~/shop/catalog/product.loader.server';
import { locales } from '~/i18n/locales';
import { makeSource } from '../../../support/made-up-hotel/content';

const content = makeSource();
const siteUrl = 'https://hotel.example';
const { site } = content.get();
const terms = { brand: 'Linden', delivery: toDeliveryTerms(site, 'hr') };

type Data = ReturnType<typeof productJsonLd>;
const listOffers = (data: Data) =>
  'hasVariant' in data ? data.hasVariant.map(({ offers }) => offers) : [data.offers];

test('every product has the words and the prices of its page, in every language', () => {
  for (const locale of locales) {
    for (const product of content.get().products) {
      const view = toProductView(content, product, locale);
      const data = productJsonLd(view, terms, { siteUrl, locale });
      expect(view.description).toContain(data.description);
      expect(listOffers(data).map(({ price }) => price)).toEqual(
        view.variants.map(({ priceCents }) => (priceCents / 100).toFixed(2)),
      );
      expect(data.url).toMatch(locale === 'hr' ? /example\/shop\// : `/${locale}/shop/`);
      expect(JSON.stringify(data)).not.toContain('undefined');
    }
  }
});

test('of several sizes each has an address of its own, which selects it', () => {
  for (const product of content.get().products) {
    const data = productJsonLd(toProductView(content, product, 'en'), terms, {
      siteUrl,
      locale: 'en',
    });
    const addresses = listOffers(data).map(({ url }) => new URL(url));
    expect(data['@type']).toBe(product.variants.length > 1 ? 'ProductGroup' : 'Product');
    for (const [index, variant] of product.variants.entries()) {
      const size = addresses[index]?.searchParams.get('size') ?? undefined;
      expect(size).toBe(product.variants.length > 1 ? variant.id : undefined);
      if (!size || !variant.available) continue;
      expect(toProductView(content, product, 'en', size).chosenVariantId).toBe(variant.id);
    }
  }
  const [first] = content.get().products;
  if (!first) throw new Error('no product');
  const usual = toProductView(content, first, 'en').chosenVariantId;
  expect(toProductView(content, first, 'en', '__proto__').chosenVariantId).toBe(usual);
});

test('what is unavailable is out of stock; a unit price names its unit', () => {
  const product = content.get().products[0];
  if (!product) throw new Error('no product');
  const view = toProductView(content, product, 'hr');
  const [first] = view.variants;
  if (!first) throw new Error('no variant');
  const sold = {
    ...view,
    variants: [{ ...first, availability: 'off' as const, priceUntil: '2026-12-06' }],
  };
  const [offer] = listOffers(productJsonLd(sold, terms, { siteUrl, locale: 'hr' }));
  expect(offer?.availability).toBe('https://schema.org/OutOfStock');
  expect(offer?.priceValidUntil).toBe('2026-12-06');
  expect(offer?.priceSpecification).toMatchObject({
    referenceQuantity: {
      value: 0.25,
      unitCode: 'LTR',
      valueReference: { value: 1, unitCode: 'LTR' },
    },
  });
});

test('prices include VAT unless the seller is outside the VAT system', () => {
  const product = content.get().products[0];
  if (!product) throw new Error('no product');
  const read = (isOutsideVat: boolean) => {
    const view = toProductView(content, product, 'hr');
    const [offer] = listOffers(
      productJsonLd(view, { ...terms, isOutsideVat }, { siteUrl, locale: 'hr' }),
    );
    return offer?.priceSpecification.valueAddedTaxIncluded;
  };
  expect([read(false), read(true)]).toEqual([true, undefined]);
});

test('offers refer to the seller and the return policy of the same graph', () => {
  const product = content.get().products[0];
  if (!product) throw new Error('no product');
  const view = {
    product: toProductView(content, product, 'de'),
    seller: toSellerDetails(site, 'de'),
    delivery: terms.delivery,
  };
  const page = productPageJsonLd(view, [], { siteUrl, locale: 'de', brand: 'Linden' });
  const ids = page['@graph'].map((node) => ('@id' in node ? node['@id'] : ''));
  for (const offer of listOffers(productJsonLd(view.product, terms, { siteUrl, locale: 'de' }))) {
    expect(ids).toContain(offer.seller['@id']);
    expect(ids).toContain(offer.hasMerchantReturnPolicy['@id']);
  }
  const returns = page['@graph'].find((node) => node['@type'] === 'MerchantReturnPolicy');
  expect(returns).toMatchObject({
    merchantReturnDays: 14,
    returnPolicyCountry: 'AT',
    merchantReturnLink: 'https://hotel.example/de/widerruf',
    applicableCountry: expect.arrayContaining(['HR', 'DE', 'AT', 'IT', 'FI']) as unknown,
  });
});

test('the list of the shop counts from one in the page’s order', () => {
  const products = listInShopOrder(content.get());
  const cards = listShelves(content, products, 'en').flatMap((shelf) => shelf.products);
  const { itemListElement } = shopJsonLd(cards, 'Shop', { siteUrl, locale: 'en' });
  expect(itemListElement[0]).toMatchObject({ position: 1, name: cards[0]?.name });
  expect(itemListElement).toHaveLength(cards.length);
  const further = shopJsonLd(cards, 'Shop', { siteUrl, locale: 'en' }, 48);
  expect(further.itemListElement[0]).toMatchObject({ position: 49 });
});
