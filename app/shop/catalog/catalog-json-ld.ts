import type { OfferLeaf, ProductGroupLeaf, ProductLeaf, QuantitativeValueLeaf } from 'schema-dts';
import { breadcrumbJsonLd } from '~/components/seo/breadcrumb-json-ld';
import { itemListJsonLd } from '~/components/seo/item-list-json-ld';
import { definePageJsonLd } from '~/components/seo/json-ld';
import { shippingJsonLd } from '~/shop/delivery/delivery-json-ld';
import type { Place } from '~/content/seo/hotel-json-ld';
import { toDecimal } from '~/i18n/format';
import { assetHref } from '~/routing/asset-href';
import { returnsId, returnsJsonLd, sellerId, sellerNameJsonLd } from '~/content/seo/seller-json-ld';
import { href } from '~/routing/href';
import type { Availability } from './availability';
import type { ProductCard } from './product-summary';
import type { ProductsView } from './products.loader.server';
import type {
  DeliveryTerms,
  ProductPage,
  ProductView,
  VariantDetails,
} from './product.loader.server';

type Terms = { brand: string; delivery: DeliveryTerms; isOutsideVat?: boolean };

/**
 * Structured data of a page of the shop: its products in page order.
 * @param before how many products come before them
 */
export function shopJsonLd(
  products: readonly ProductCard[],
  title: string,
  { siteUrl, locale }: Place,
  before = 0,
) {
  const items = products.map(({ name, slug }) => ({
    name,
    url: siteUrl + href('product', locale, { slug }),
  }));
  return itemListJsonLd(title, items, before);
}

export const ShopJsonLd = definePageJsonLd(
  import.meta.env.SSR &&
    (({ oils, others, title, before }: ProductsView, site) => {
      const products = [oils, ...others].flatMap((shelf) => shelf?.products ?? []);
      return shopJsonLd(products, title, site, before);
    }),
);

/** Structured data of a product page: the product, its seller, the return policy and the breadcrumb. */
export function productPageJsonLd(
  { product, seller, delivery }: Pick<ProductPage, 'product' | 'seller' | 'delivery'>,
  crumbs: Parameters<typeof breadcrumbJsonLd>[0],
  { brand, isOutsideVat = false, ...place }: Place & Pick<Terms, 'brand' | 'isOutsideVat'>,
) {
  const { siteUrl } = place;
  const countries = delivery.zones.flatMap(({ codes }) => codes);
  return {
    '@graph': [
      productJsonLd(product, { brand, delivery, isOutsideVat }, place),
      sellerNameJsonLd(seller.legalName, siteUrl),
      returnsJsonLd(countries, seller.country, place),
      breadcrumbJsonLd(crumbs, siteUrl),
    ],
  };
}

type ProductPageParts = { page: ProductPage; crumbs: Parameters<typeof breadcrumbJsonLd>[0] };

export const ProductPageJsonLd = definePageJsonLd(
  import.meta.env.SSR &&
    (({ page, crumbs }: ProductPageParts, site) =>
      productPageJsonLd(page, crumbs, { ...site, brand: site.hotel.name })),
);

/**
 * A product with its price, delivery and returns; every value is also visible on the page. Several sizes form a product
 * group, in which each size has its own URL.
 */
export function productJsonLd(product: ProductView, terms: Terms, place: Place) {
  const { siteUrl, locale } = place;
  const url = siteUrl + href('product', locale, { slug: product.slug });
  const id = `${url}#product`;
  const [description = ''] = product.description;
  const about = {
    name: product.name,
    description,
    url,
    image: product.images.map((image) => siteUrl + assetHref(image, 'lg')),
    brand: { '@type': 'Brand', name: terms.brand },
  } satisfies Partial<ProductLeaf>;
  const [image] = about.image;
  const [only, ...others] = product.variants;
  if (only && others.length === 0) {
    const offers = offerJsonLd(only, terms, url, siteUrl);
    return { '@type': 'Product', '@id': id, ...about, sku: only.id, offers } satisfies ProductLeaf;
  }
  return {
    '@type': 'ProductGroup',
    '@id': id,
    ...about,
    productGroupID: product.id,
    // Boxes differ in their contents, for which schema.org has no property.
    ...(product.category !== 'set' && { variesBy: 'https://schema.org/size' }),
    hasVariant: product.variants.map((variant) => ({
      '@type': 'Product',
      name: `${product.name}, ${variant.name}`,
      ...(image && { image }),
      ...(product.category !== 'set' && { size: variant.name }),
      sku: variant.id,
      offers: offerJsonLd(variant, terms, `${url}?size=${variant.id}`, siteUrl),
    })),
  } satisfies ProductGroupLeaf;
}

const availabilities = {
  plenty: 'InStock',
  few: 'LimitedAvailability',
  out: 'SoldOut',
  off: 'OutOfStock',
} as const satisfies Record<Availability, string>;

function offerJsonLd(variant: VariantDetails, terms: Terms, url: string, siteUrl: string) {
  const zones = terms.delivery.zones.map(({ codes }, index) => ({
    codes,
    cents: variant.deliveryCents[index] ?? null,
  }));
  const price = { price: toDecimal(variant.priceCents), priceCurrency: 'EUR' };
  return {
    '@type': 'Offer',
    url,
    ...price,
    ...(variant.priceUntil && { priceValidUntil: variant.priceUntil }),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...price,
      ...(!terms.isOutsideVat && { valueAddedTaxIncluded: true }),
      ...(variant.unitPrice && { referenceQuantity: reference(variant) }),
    },
    availability: `https://schema.org/${availabilities[variant.availability]}` as const,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@id': sellerId(siteUrl) },
    shippingDetails: shippingJsonLd({ zones, days: terms.delivery.days }),
    hasMerchantReturnPolicy: { '@id': returnsId(siteUrl) },
  } satisfies OfferLeaf;
}

/** The net quantity the price refers to, and the litre or kilogram of the unit price. */
function reference({ net, unitPrice }: VariantDetails) {
  const unitCode = unitPrice?.per === 'kg' ? 'KGM' : 'LTR';
  return {
    '@type': 'QuantitativeValue',
    value: net.amount / 1000,
    unitCode,
    valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode },
  } satisfies QuantitativeValueLeaf;
}
