import { type UnitPrice, viewName, viewUnitPrice } from '~/features/catalog/catalog-view';
import type { ContentSource } from '~/features/content/content';
import type { Menu } from '~/features/content/dining-schema';
import type { SeasonId } from '~/features/content/vocabulary';
import { seasonIds } from '~/features/content/vocabulary';
import { type PageHeadView, viewHead } from '~/features/content/page-view';
import type { Locale } from '~/i18n/locales';

/** A price with what it is for; the unit price where one is owed. All amounts in cents. */
export type PriceLine = {
  name: string;
  nameLang?: 'hr';
  note?: string;
  cents: number;
  unitPrice?: UnitPrice;
};

/** Cheapest and dearest dish of a part of a menu. */
export type MenuRange = { title: string; fromCents: number; toCents: number };

export type PriceListView = {
  page: PageHeadView;
  issued: string;
  products: { slug: string; name: string; nameLang?: 'hr'; sizes: PriceLine[] }[];
  seasons: { id: SeasonId; periods: { from: string; to: string }[] }[];
  rooms: { slug: string; name: string; cents: number[] }[];
  packages: { slug: string; name: string; tiers: PackageTier[] }[];
  dining: {
    page: 'restaurant' | 'tavern';
    title: string;
    menus: { title: string; ranges: MenuRange[] }[];
  }[];
  retreats: { page: 'oleotheque' | 'wellness'; title: string; lines: PriceLine[] }[];
  experiences: PriceLine[];
};

/** Price per person in a group of `from` to `to` people. */
export type PackageTier = { from: number; to: number; cents: number };

/** Every price that the site publishes, in one language, taken from where it is charged. */
export function viewPriceList(content: ContentSource, locale: Locale): PriceListView {
  const { priceList, products, rooms, packages, experiences, ...house } = content.get();
  return {
    page: viewHead(priceList.page, locale),
    issued: priceList.issued,
    products: products.map((product) => ({
      slug: product.slug,
      ...viewName(product, locale),
      sizes: product.variants.map((variant) => ({
        name: variant.name[locale],
        cents: variant.priceCents,
        ...viewUnitPrice(variant),
      })),
    })),
    seasons: rooms.seasons.map(({ id, periods }) => ({ id, periods })),
    rooms: rooms.kinds.map(({ slug, name, nightCents }) => ({
      slug,
      name,
      cents: seasonIds.map((season) => nightCents[season]),
    })),
    packages: packages.items.map(({ slugs, name, tiers }) => ({
      slug: slugs[locale],
      name: name[locale],
      tiers: listTiers(tiers),
    })),
    dining: (['restaurant', 'tavern'] as const).map((page) => ({
      page,
      title: house[page].page.title[locale],
      menus: [house[page].menu, house[page].drinks].map((menu) => ({
        title: menu.title[locale],
        ranges: listRanges(menu, locale),
      })),
    })),
    retreats: (['oleotheque', 'wellness'] as const).map((page) => ({
      page,
      title: house[page].page.title[locale],
      lines: house[page].prices.map(({ name, note, priceCents }) => ({
        name: name[locale],
        ...(note && { note: note[locale] }),
        cents: priceCents,
      })),
    })),
    experiences: experiences.items.flatMap(({ name, duration, priceCents, priceNote }) => {
      if (priceCents === undefined) return [];
      const note = [duration, priceNote].flatMap((line) => line?.[locale] ?? []).join('; ');
      return [{ name: name[locale], note, cents: priceCents }];
    }),
  };
}

/** Groups from the smallest: each begins where the one before it ends. */
export function listTiers(tiers: readonly { upTo: number; personCents: number }[]): PackageTier[] {
  return tiers.map(({ upTo, personCents }, index) => ({
    from: (tiers[index - 1]?.upTo ?? 0) + 1,
    to: upTo,
    cents: personCents,
  }));
}

function listRanges(menu: Menu, locale: Locale): MenuRange[] {
  return menu.sections.map(({ title, dishes }) => {
    const prices = dishes.map(({ priceCents }) => priceCents);
    return {
      title: title[locale],
      fromCents: Math.min(...prices),
      toCents: Math.max(...prices),
    };
  });
}
