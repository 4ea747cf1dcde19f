import type { Content } from '~/content/content-schema';
import type { Dining, Menu } from '~/content/dining-schema';
import type { Product, Variant } from '~/content/product-schema';
import type { ReferencePrice } from '~/content/value-schema';
import { staffLocale } from '~/i18n/staff-locale';
import { seasonIds } from '~/content/vocabulary';

type Priced = { cents: number; referencePrices?: readonly ReferencePrice[] | undefined };

/** Something sold at a published price, in cents. The key is stable over time. */
export type PricedItem = Priced & { key: string } & (
    | { kind: 'product'; product: Product; variant: Variant }
    | { kind: 'room'; name: string; season: (typeof seasonIds)[number] }
    | { kind: 'extra'; name: string; note?: string | undefined }
    | { kind: 'package'; name: string; from: number; to: number }
    | { kind: 'dish'; place: string; name: string; portion?: string | undefined }
    | { kind: 'wines'; place: string; name: string }
    | { kind: 'retreat'; place: string; name: string }
    | { kind: 'experience'; name: string }
  );

/**
 * All published prices with their items, named in the staff's language. Of items with the same key, the first is kept.
 */
export function listPricedItems(content: Content): PricedItem[] {
  const items = [
    ...listProducts(content),
    ...listRooms(content),
    ...listExtras(content),
    ...listPackages(content),
    ...listDining(content),
    ...listRetreats(content),
    ...listExperiences(content),
  ];
  return [...new Map(items.toReversed().map((item) => [item.key, item])).values()].toReversed();
}

/** The key of a product's variant in the price history. */
export const variantKey = (product: Product, variant: Variant) =>
  `product/${product.id}/${variant.id}`;

function listProducts({ products }: Content): PricedItem[] {
  return products.flatMap((product) =>
    product.variants.map((variant) => ({
      kind: 'product' as const,
      key: variantKey(product, variant),
      product,
      variant,
      cents: variant.priceCents,
      referencePrices: variant.referencePrices,
    })),
  );
}

function listRooms({ rooms }: Content): PricedItem[] {
  return rooms.kinds.flatMap((room) =>
    seasonIds.map((season) => ({
      kind: 'room' as const,
      key: `room/${room.id}/${season}`,
      name: room.name,
      season,
      cents: room.nightCents[season],
      referencePrices: room.referencePrices?.[season],
    })),
  );
}

function listExtras({ rooms }: Content): PricedItem[] {
  return (rooms.extras ?? []).map(({ id, name, note, priceCents, referencePrices }) => ({
    kind: 'extra' as const,
    key: `extra/${id}`,
    name: name[staffLocale],
    note: note?.[staffLocale],
    cents: priceCents,
    referencePrices,
  }));
}

function listPackages({ packages }: Content): PricedItem[] {
  return (packages?.items ?? []).flatMap(({ id, name, tiers }) =>
    tiers.map(({ upTo, personCents, referencePrices }, index) => ({
      kind: 'package' as const,
      key: `package/${id}/${upTo}`,
      name: name[staffLocale],
      from: (tiers[index - 1]?.upTo ?? 0) + 1,
      to: upTo,
      cents: personCents,
      referencePrices,
    })),
  );
}

function listDining({ site: { hotel }, ...content }: Content): PricedItem[] {
  return (['restaurant', 'tavern'] as const).flatMap((id) => {
    const dining = content[id];
    return dining ? listVenue(id, hotel[id] ?? dining.page.title[staffLocale], dining) : [];
  });
}

function listVenue(id: string, place: string, { menu, drinks, tasting }: Dining): PricedItem[] {
  return [
    ...listDishes(`${id}/menu`, place, menu),
    ...(tasting
      ? [
          {
            kind: 'dish' as const,
            key: `${id}/tasting`,
            place,
            name: tasting.title[staffLocale],
            cents: tasting.priceCents,
            referencePrices: tasting.referencePrices,
          },
          {
            kind: 'wines' as const,
            key: `${id}/tasting/wines`,
            place,
            name: tasting.title[staffLocale],
            cents: tasting.winesCents,
            referencePrices: tasting.winesReferencePrices,
          },
        ]
      : []),
    ...listDishes(`${id}/drinks`, place, drinks),
  ];
}

function listDishes(path: string, place: string, { sections }: Menu): PricedItem[] {
  return sections
    .flatMap(({ dishes }) => dishes)
    .flatMap(({ name, portion, priceCents, referencePrices, larger }) =>
      [{ portion, priceCents, referencePrices }, ...(larger ? [larger] : [])].map((size) => ({
        kind: 'dish' as const,
        key: [path, name[staffLocale], size.portion?.[staffLocale]].filter(Boolean).join('/'),
        place,
        name: name[staffLocale],
        portion: size.portion?.[staffLocale],
        cents: size.priceCents,
        referencePrices: size.referencePrices,
      })),
    );
}

function listRetreats(content: Content): PricedItem[] {
  return (['oleotheque', 'wellness'] as const).flatMap((id) => {
    const retreat = content[id];
    if (!retreat) return [];
    return retreat.prices.map(({ name, priceCents, referencePrices }) => ({
      kind: 'retreat' as const,
      key: `${id}/${name[staffLocale]}`,
      place: retreat.page.title[staffLocale],
      name: name[staffLocale],
      cents: priceCents,
      referencePrices,
    }));
  });
}

function listExperiences({ experiences }: Content): PricedItem[] {
  if (!experiences) return [];
  return experiences.items.flatMap(({ id, name, priceCents, referencePrices }) =>
    priceCents === undefined
      ? []
      : [
          {
            kind: 'experience' as const,
            key: `experience/${id}`,
            name: name[staffLocale],
            cents: priceCents,
            referencePrices,
          },
        ],
  );
}
