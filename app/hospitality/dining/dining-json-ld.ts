import type { MenuItemLeaf, MenuLeaf, OfferLeaf, RestaurantLeaf } from 'schema-dts';
import { definePageJsonLd } from '~/components/seo/json-ld';
import { formatPriceRange } from '~/content/price-range';
import {
  addressJsonLd,
  geoJsonLd,
  hotelPlaceJsonLd,
  type Hotel,
  type Place,
} from '~/content/seo/hotel-json-ld';
import { toDecimal } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { assetHref } from '~/routing/asset-href';
import { href } from '~/routing/href';
import type { DiningView } from './dining.loader.server';
import {
  type LocalizedDish,
  type LocalizedMenu,
  type Portion,
  findMenuRange,
  type LocalizedTasting,
} from './localized-menu';

/** Structured data of the restaurant or tavern. Every value also appears on its page. */
export function diningJsonLd(view: DiningView, { hotel, ...place }: Place & { hotel: Hotel }) {
  const { siteUrl, locale } = place;
  const url = siteUrl + href(view.venue, locale);
  const range = findMenuRange(view.menu);
  return {
    '@type': 'Restaurant',
    '@id': `${siteUrl}/#${view.venue}`,
    name: view.head.title,
    description: view.head.lead,
    url,
    image: siteUrl + assetHref(view.image, 'xl'),
    telephone: hotel.phone,
    email: hotel.email,
    address: addressJsonLd(hotel),
    geo: geoJsonLd(view.geo),
    containedInPlace: hotelPlaceJsonLd(hotel, place),
    servesCuisine: view.cuisine,
    ...(range && { priceRange: formatPriceRange(range) }),
    acceptsReservations: siteUrl + href('tableReservation', locale),
    hasMenu: [...(range ? [menuJsonLd(view.menu, locale)] : []), ...tastingJsonLd(view.tasting)],
    ...view.hours,
  } satisfies RestaurantLeaf;
}

function menuJsonLd(menu: LocalizedMenu, locale: Locale) {
  return {
    '@type': 'Menu',
    name: menu.title,
    inLanguage: locale,
    hasMenuSection: menu.sections.map(({ title, dishes, shared }) => ({
      '@type': 'MenuSection',
      name: title,
      hasMenuItem: dishes.map((dish) => dishJsonLd(dish, shared)),
    })),
  } satisfies MenuLeaf;
}

/** The tasting menu. */
function tastingJsonLd(tasting: LocalizedTasting | undefined) {
  if (!tasting) return [];
  const { title, note, price } = tasting;
  const menu = {
    '@type': 'Menu',
    name: title,
    ...(note && { description: note }),
    offers: offerJsonLd(price),
  } satisfies MenuLeaf;
  return [menu];
}

const diets = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
} as const;

/** Without its description, which search engines do not show, and the page's first packets have no room for. */
function dishJsonLd({ name, portions, note }: LocalizedDish, shared = note) {
  const diet = shared?.diet;
  return {
    '@type': 'MenuItem',
    name,
    ...(diet && { suitableForDiet: diets[diet] }),
    offers: portions.map(offerJsonLd),
  } satisfies MenuItemLeaf;
}

const offerJsonLd = ({ cents }: Portion) =>
  ({
    '@type': 'Offer',
    price: toDecimal(cents),
    priceCurrency: 'EUR',
  }) satisfies OfferLeaf;

export const DiningJsonLd = definePageJsonLd(import.meta.env.SSR && diningJsonLd);
