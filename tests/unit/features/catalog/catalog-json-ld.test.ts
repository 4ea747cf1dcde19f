import { expect, test } from 'vitest';
import { listShelves } from '~/features/catalog/catalog-view';
import { breadcrumbJsonLd, productJsonLd, shopJsonLd } from '~/features/catalog/catalog-json-ld';
import { viewDeliveryTerms, viewProduct } from '~/features/catalog/product-view';
import { getContent } from '~/features/content/content.server';
import { locales } from '~/i18n/locales';

const content = getContent();
const siteUrl = 'https://hotel.example';
const { site } = content.get();
const house = {
  brand: 'Murva',
  seller: 'Murva d.o.o.',
  delivery: viewDeliveryTerms(site, 'hr'),
};

test('every product’s offers cost what its page says, in every language', () => {
  for (const locale of locales) {
    for (const product of content.get().products) {
      const view = viewProduct(content, product, locale);
      const data = productJsonLd(view, house, { siteUrl, locale });
      expect(data.offers.map(({ price }) => price)).toEqual(
        view.variants.map(({ priceCents }) => (priceCents / 100).toFixed(2)),
      );
      expect(data.url).toMatch(locale === 'hr' ? /example\/shop\// : `/${locale}/shop/`);
      expect(JSON.stringify(data)).not.toContain('undefined');
    }
  }
});

test('what cannot be bought is out of stock; the unit is named where a unit price is owed', () => {
  const product = content.get().products[0];
  if (!product) throw new Error('no product');
  const view = viewProduct(content, product, 'hr');
  const [first] = view.variants;
  if (!first) throw new Error('no variant');
  const sold = { ...view, variants: [{ ...first, available: false }] };
  const [offer] = productJsonLd(sold, house, { siteUrl, locale: 'hr' }).offers;
  expect(offer?.availability).toBe('https://schema.org/OutOfStock');
  expect(offer?.priceSpecification).toMatchObject({
    referenceQuantity: {
      value: 0.25,
      unitCode: 'LTR',
      valueReference: { value: 1, unitCode: 'LTR' },
    },
  });
});

test('the list of the shop counts from one in the page’s order', () => {
  const cards = listShelves(content, 'en').flatMap(({ products }) => products);
  const { itemListElement } = shopJsonLd(cards, 'Shop', { siteUrl, locale: 'en' });
  expect(itemListElement[0]).toMatchObject({ position: 1, name: cards[0]?.name });
  expect(itemListElement).toHaveLength(cards.length);
});

test('the last step of a breadcrumb is the page itself and has no address', () => {
  const { itemListElement } = breadcrumbJsonLd(
    [{ label: 'Shop', to: '/shop' }, { label: 'X' }],
    siteUrl,
  );
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Shop', item: 'https://hotel.example/shop' },
    { '@type': 'ListItem', position: 2, name: 'X' },
  ]);
});
