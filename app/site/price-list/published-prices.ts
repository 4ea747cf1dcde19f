import type { PriceNotesValue, PriceReference } from '~/components/ui/price-notes';
import { toProductName, toUnitPriceField } from '~/shop/catalog/product-summary';
import { toPriceNotes, toPriceReferences, toServicePrice } from '~/content/price-notes';
import { findPriceRange, formatPriceRange } from '~/content/price-range';
import type { UnitPrice } from '~/content/unit-price';
import { requireSection } from '~/content/sections';
import type { ContentSource } from '~/content/content';
import type { Menu } from '~/content/dining-schema';
import type { SeasonId } from '~/content/vocabulary';
import { listPrices, type PriceRow } from '~/hospitality/packages/package-offer';
import { type NightPrices, toNightPrices } from '~/hospitality/rooms/room-details';
import { type LocalizedPageHead, toPageHead } from '~/content/page-content';
import { formatDayShort } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';

/** A price and what it is for, with the unit price where the law requires one. All amounts in cents. */
export type PriceLine = {
  name: string;
  nameLang?: string;
  note?: string;
  cents: number;
  unitPrice?: UnitPrice;
} & PriceNotesValue;

/** The lowest and highest price of a section of a menu. */
export type MenuRange = {
  title: string;
  fromCents: number;
  toCents: number;
  /** Both prices, formatted. */
  span: string;
  /** The range on the reference date, if every portion has a price of that date. */
  anchor?: PriceReference;
};

export type PublishedPrices = {
  page: LocalizedPageHead;
  issued: string;
  products: { slug: string; name: string; nameLang?: string; sizes: PriceLine[] }[];
  seasons: { id: SeasonId; periods: { from: string; to: string }[] }[];
  rooms: { slug: string; name: string; nights: NightPrices[SeasonId][] }[];
  extras: PriceLine[];
  packages: { slug: string; name: string; tiers: PriceRow[] }[];
  dining: {
    page: 'restaurant' | 'tavern';
    title: string;
    menus: { title: string; ranges: MenuRange[] }[];
  }[];
  retreats: { page: 'oleotheque' | 'wellness'; title: string; lines: PriceLine[] }[];
  experiences: PriceLine[];
};

/** Collects every price the site publishes, in one language, from the same content that is charged. */
export function toPublishedPrices(content: ContentSource, locale: Locale): PublishedPrices {
  const { products, rooms, packages, experiences, ...venues } = content.get();
  const priceList = requireSection(content, 'priceList');
  return {
    page: toPageHead(priceList.page, locale),
    issued: priceList.issued,
    products: products.map((product) => ({
      slug: product.slug,
      ...toProductName(product, locale),
      sizes: product.variants.map((variant) => ({
        name: variant.name[locale],
        cents: variant.priceCents,
        ...toUnitPriceField(variant),
        ...toPriceNotes(content, variant, locale),
      })),
    })),
    seasons: rooms.seasons.map(({ id, periods }) => ({ id, periods })),
    rooms: rooms.kinds.map((room) => ({
      slug: room.slug,
      name: room.name,
      nights: rooms.seasons.map(({ id }) => toNightPrices(room, locale)[id]),
    })),
    extras: (rooms.extras ?? []).map((service) => toServicePrice(service, locale)),
    packages: (packages?.items ?? []).map(({ slugs, name, tiers }) => ({
      slug: slugs[locale],
      name: name[locale],
      tiers: listPrices(tiers, locale),
    })),
    dining: (['restaurant', 'tavern'] as const).flatMap((page) => {
      const venue = venues[page];
      if (!venue) return [];
      const menus = [venue.menu, venue.drinks].map((menu) => ({
        title: menu.title[locale],
        ranges: menuRanges(menu, locale),
      }));
      return [{ page, title: venue.page.title[locale], menus }];
    }),
    retreats: (['oleotheque', 'wellness'] as const).flatMap((page) => {
      const retreat = venues[page];
      if (!retreat) return [];
      const lines = retreat.prices.map((service) => toServicePrice(service, locale));
      return [{ page, title: retreat.page.title[locale], lines }];
    }),
    experiences: (experiences?.items ?? []).flatMap((item) => {
      if (item.priceCents === undefined) return [];
      const note = [item.duration, item.priceNote].flatMap((line) => line?.[locale] ?? []);
      return [
        {
          name: item.name[locale],
          note: note.join('; '),
          cents: item.priceCents,
          ...toPriceReferences(item.referencePrices, locale),
        },
      ];
    }),
  };
}

/** The price ranges of a menu's sections, over all portions: a glass and the bottle. */
function menuRanges(menu: Menu, locale: Locale): MenuRange[] {
  return menu.sections.flatMap(({ title, dishes }) => {
    const portions = dishes.flatMap(({ larger, ...dish }) => (larger ? [dish, larger] : [dish]));
    const range = findPriceRange(portions.map(({ priceCents }) => priceCents));
    if (!range) return [];
    const anchors = portions.flatMap(({ referencePrices = [] }) =>
      referencePrices.filter(({ type }) => type === 'anchor'),
    );
    const [first] = anchors;
    const isShared =
      anchors.length === portions.length && anchors.every(({ day }) => day === first?.day);
    const anchorRange = isShared ? findPriceRange(anchors.map(({ cents }) => cents)) : undefined;
    return [
      {
        title: title[locale],
        ...range,
        span: formatPriceRange(range),
        ...(first &&
          anchorRange && {
            anchor: {
              day: formatDayShort(first.day, locale),
              price: formatPriceRange(anchorRange),
            },
          }),
      },
    ];
  });
}
