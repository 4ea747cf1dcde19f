import type { AppLoadContext } from '@remix-run/node';
import type { PriceNotesValue } from '~/components/ui/price-notes';
import type { ContentSource } from '~/content/content';
import { findPlate, listParagraphs } from '~/content/page-content';
import { toPriceNotes } from '~/content/price-notes';
import type { Site } from '~/content/content-schema';
import type { FoodParticulars, Product, Variant } from '~/content/product-schema';
import { writeSellerAddress } from '~/content/seller-address';
import type { UnitPrice } from '~/content/unit-price';
import { tariffRates, quoteZones } from '~/shop/delivery/delivery';
import { deliveryFrom } from '~/shop/delivery/delivery-estimate';
import { listCountries } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import {
  type ProductCard,
  toProductCard,
  toProductName,
  toUnitPriceField,
} from './product-summary';
import { type Picture, toPicture } from '~/content/picture';
import { type NutritionFacts, toNutritionFacts } from './nutrition';
import { listAcceptedCards } from '~/content/accepted-cards';
import { requireShop } from '~/content/sections';
import { type Availability, availabilityOf, chooseVariant } from './availability';
import { loadOleotheque } from './products.loader.server';
import type { DeliveryDays } from '~/shop/delivery/working-days';

export type VariantDetails = {
  id: string;
  name: string;
  priceCents: number;
  net: Variant['net'];
  unitPrice?: UnitPrice;
  availability: Availability;
  /** The last day of a reduced price, `2026-12-06`. */
  priceUntil?: string;
  /** Cost of a parcel with one piece to each delivery zone, in zone order; null where it cannot be sent. */
  deliveryCents: (number | null)[];
} & PriceNotesValue;

export type FoodDetails = {
  /** Name and address of the responsible food business, if that is not the seller. */
  operator?: string;
  legalName: string;
  categoryLine?: string | undefined;
  ingredients?: string | undefined;
  allergens: string;
  origin: string;
  storage: string;
  netContents: string[];
  nutrition?: NutritionFacts;
  nutritionExemption?: string | undefined;
};

export type SafetyDetails = {
  identifier: string;
  materials: string;
  care: string;
  warnings?: string | undefined;
};

/** The responsible food business, whose name and address are required for every food (Reg. 1169/2011 Art. 9). */
export type SellerDetails = {
  legalName: string;
  address: string;
  /** Code of the country that returned goods are sent to. */
  country: string;
  phone: string;
  phoneDisplay: string;
  email: string;
};

export type DeliveryTerms = {
  carrier: string;
  days: DeliveryDays;
  zones: { id: string; codes: string[]; countries: string[]; fromCents: number }[];
};

/** The data of a product page. */
export type ProductView = {
  id: string;
  slug: string;
  category: Product['category'];
  name: string;
  nameLang?: string;
  subtitle: string;
  summary: string;
  description: string[];
  taste?: { fruitiness: number; bitterness: number; pungency: number } | undefined;
  tasting?: string | undefined;
  making?: string | undefined;
  images: Picture[];
  /** The name of the size that the pictures show, if the content says so. */
  picturedSize?: string | undefined;
  /** The engraving shown beside the pictures, if the content names one. */
  plate?: Picture | undefined;
  variants: VariantDetails[];
  /** The preselected size, without a request the one on the product's card; undefined if none can be bought. */
  chosenVariantId?: string | undefined;
  food?: FoodDetails;
  safety?: SafetyDetails;
  related: ProductCard[];
};

/**
 * Converts a product for one language.
 * @param wantedSize id of the size requested in the URL
 */
export function toProductView(
  content: ContentSource,
  product: Product,
  locale: Locale,
  wantedSize?: string,
): ProductView {
  const { food, safety } = product;
  return {
    id: product.id,
    slug: product.slug,
    category: product.category,
    ...toProductName(product, locale),
    subtitle: product.subtitle[locale],
    summary: product.summary[locale],
    description: listParagraphs(product.description, locale),
    taste: product.taste,
    tasting: product.tasting?.[locale],
    making: product.making?.[locale],
    images: product.images.map((image) => toPicture(content, image, locale)),
    picturedSize: product.variants.find(({ id }) => id === product.picturedVariant)?.name[locale],
    plate: findPlate(content, product, locale),
    variants: product.variants.map((variant) => ({
      id: variant.id,
      name: variant.name[locale],
      priceCents: variant.priceCents,
      net: variant.net,
      ...toUnitPriceField(variant),
      ...toPriceNotes(content, variant, locale),
      availability: availabilityOf(content, [variant]),
      ...toPriceEnd(content, variant),
      deliveryCents: quoteZones(requireShop(content.get().site).delivery, variant.weightGrams),
    })),
    chosenVariantId: chooseVariant(content, product.variants, wantedSize)?.id,
    ...(food && { food: toFoodDetails(food, product.variants, locale) }),
    ...(safety && {
      safety: {
        identifier: safety.identifier,
        materials: safety.materials[locale],
        care: safety.care[locale],
        warnings: safety.warnings?.[locale],
      },
    }),
    related: product.related.flatMap((id) => {
      const other = content.findProduct(id);
      return other ? [toProductCard(content, other, locale)] : [];
    }),
  };
}

function toPriceEnd(content: ContentSource, { id }: Variant): { priceUntil?: string } {
  const reduction = content.reduction(id);
  return reduction ? { priceUntil: reduction.to } : {};
}

function toFoodDetails(
  food: FoodParticulars,
  variants: readonly Variant[],
  locale: Locale,
): FoodDetails {
  return {
    ...(food.operator && { operator: `${food.operator.name}, ${food.operator.address}` }),
    legalName: food.legalName[locale],
    categoryLine: food.categoryLine?.[locale],
    ingredients: food.ingredients?.[locale],
    allergens: food.allergens[locale],
    origin: food.origin[locale],
    storage: food.storage[locale],
    // A box of several foods counts as one piece; its name describes the contents.
    netContents: [
      ...new Set(
        variants.map(({ net, name }) =>
          net.unit === 'piece' ? name[locale] : `${net.amount}\u00a0${net.unit}`,
        ),
      ),
    ],
    ...(food.nutrition && { nutrition: toNutritionFacts(food.nutrition, locale) }),
    nutritionExemption: food.nutritionExemption?.[locale],
  };
}

/** The seller's name, address and contact details. */
export function toSellerDetails({ seller }: Site, locale: Locale): SellerDetails {
  return {
    legalName: seller.legalName,
    address: writeSellerAddress({ seller }, locale),
    country: seller.country,
    phone: seller.phone,
    phoneDisplay: seller.phoneDisplay,
    email: seller.email,
  };
}

/** Delivery destinations, and the price of the lightest parcel to each. */
export function toDeliveryTerms(site: Site, locale: Locale): DeliveryTerms {
  const { delivery } = requireShop(site);
  return {
    carrier: delivery.carrier,
    days: delivery.days,
    zones: tariffRates(delivery).zones.map(({ id, countries, cents }) => ({
      id,
      codes: countries,
      countries: listCountries(countries, locale).map(({ name }) => name),
      fromCents: Math.min(...cents.filter((each) => each !== null)),
    })),
  };
}

/**
 * Loads a product page.
 * @param size id of the size requested in the URL
 * @throws Response 404 if the product does not exist
 */
export function loadProduct(
  context: Pick<AppLoadContext, 'content' | 'env'>,
  slug: string,
  locale: Locale,
  size?: string | null,
) {
  const content = context.content.current();
  const product = content.findProductBySlug(slug);
  if (!product) throw new Response(null, { status: 404 });
  const { site } = content.get();
  const { cards, delivery } = requireShop(site);
  return {
    product: toProductView(content, product, locale, size ?? undefined),
    seller: toSellerDetails(site, locale),
    delivery: toDeliveryTerms(site, locale),
    deliveryFrom: deliveryFrom(
      delivery,
      product.variants.map(({ weightGrams }) => weightGrams),
      locale,
    ),
    cards: listAcceptedCards(cards, context.env.PAYMENT_PROVIDER),
    oleotheque: product.category === 'oil' ? loadOleotheque(content, locale) : undefined,
  };
}

export type ProductPage = ReturnType<typeof loadProduct>;
