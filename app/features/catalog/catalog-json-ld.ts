import { shippingJsonLd } from '~/features/delivery/delivery-json-ld';
import type { Locale } from '~/i18n/locales';
import { assetHref } from '~/routing/asset-href';
import { href } from '~/routing/href';
import type { ProductCard } from './catalog-view';
import type { DeliveryTermsView, ProductView, VariantView } from './product-view';

type Seller = { brand: string; seller: string; delivery: DeliveryTermsView };

type Place = { siteUrl: string; locale: Locale };

const amount = (cents: number) => (cents / 100).toFixed(2);

/** The products of the shop's page, in the page's order. */
export function shopJsonLd(
  products: readonly ProductCard[],
  title: string,
  { siteUrl, locale }: Place,
) {
  return {
    '@type': 'ItemList',
    name: title,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: product.name,
      url: siteUrl + href('product', locale, { slug: product.slug }),
    })),
  };
}

/** A product and its offers; every value is one that the page shows. */
export function productJsonLd(
  product: ProductView,
  { brand, ...terms }: Seller,
  { siteUrl, locale }: Place,
) {
  const url = siteUrl + href('product', locale, { slug: product.slug });
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    description: product.summary,
    inLanguage: locale,
    url,
    image: product.images.map((image) => siteUrl + assetHref(image, 'lg')),
    brand: { '@type': 'Brand', name: brand },
    sku: product.id,
    offers: product.variants.map((variant) => offer(variant, terms, url)),
  };
}

function offer(variant: VariantView, { seller, delivery }: Omit<Seller, 'brand'>, url: string) {
  const zones = delivery.zones.map(({ codes }, index) => ({
    codes,
    cents: variant.deliveryCents[index] ?? null,
  }));
  return {
    '@type': 'Offer',
    name: variant.name,
    sku: variant.id,
    url,
    price: amount(variant.priceCents),
    priceCurrency: 'EUR',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: amount(variant.priceCents),
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: true,
      ...(variant.unitPrice && { referenceQuantity: reference(variant) }),
    },
    availability: `https://schema.org/${variant.available ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: seller },
    shippingDetails: shippingJsonLd({ zones, days: delivery.days }),
  };
}

/** What the price is for, and the litre or kilogram that it is compared by. */
function reference({ net, unitPrice }: VariantView) {
  const unitCode = unitPrice?.per === 'kg' ? 'KGM' : 'LTR';
  return {
    '@type': 'QuantitativeValue',
    value: net.amount / 1000,
    unitCode,
    valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode },
  };
}

/** The way to a page as its breadcrumb shows it; the last step is the page itself. */
export function breadcrumbJsonLd(
  steps: readonly { label: string; to?: string }[],
  siteUrl: string,
) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to && { item: siteUrl + to }),
    })),
  };
}
