import type { Problem } from './content-checks';
import type { Content } from './content-schema';
import type { Dining, Menu, Retreat } from './dining-schema';

/** An amount of the content, and what nothing of its kind can cost less than; both in cents. */
type Amount = { path: Problem['path']; cents: number; lowest: number };

const parcelAmounts = ({ site }: Content): Amount[] =>
  (site.delivery?.zones ?? []).flatMap(({ steps }, index) =>
    steps.map(({ priceCents: cents }, place) => ({
      path: ['site', 'delivery', 'zones', index, 'steps', place, 'priceCents'],
      cents,
      lowest: 100,
    })),
  );

const nightAmounts = ({ rooms }: Content): Amount[] =>
  rooms.kinds.flatMap(({ nightCents }, index) =>
    Object.entries(nightCents).map(([season, cents]) => ({
      path: ['rooms', 'kinds', index, 'nightCents', season],
      cents,
      lowest: 1_000,
    })),
  );

const packageAmounts = ({ packages }: Content): Amount[] =>
  (packages?.items ?? []).flatMap(({ nights, tiers }, index) =>
    tiers.map(({ personCents: cents }, place) => ({
      path: ['packages', 'items', index, 'tiers', place, 'personCents'],
      cents,
      lowest: nights > 0 ? 1_000 : 100,
    })),
  );

const menuAmounts = (path: Problem['path'], { sections }: Menu): Amount[] =>
  sections.flatMap(({ dishes }, index) =>
    dishes.flatMap(({ priceCents, larger }, place) => {
      const dish = [...path, 'sections', index, 'dishes', place];
      return [
        { path: [...dish, 'priceCents'], cents: priceCents, lowest: 50 },
        ...(larger
          ? [{ path: [...dish, 'larger', 'priceCents'], cents: larger.priceCents, lowest: 50 }]
          : []),
      ];
    }),
  );

const diningAmounts = (section: string, dining: Dining | undefined): Amount[] =>
  dining
    ? [
        ...menuAmounts([section, 'menu'], dining.menu),
        ...menuAmounts([section, 'drinks'], dining.drinks),
        ...(dining.tasting
          ? [
              {
                path: [section, 'tasting', 'priceCents'],
                cents: dining.tasting.priceCents,
                lowest: 500,
              },
              {
                path: [section, 'tasting', 'winesCents'],
                cents: dining.tasting.winesCents,
                lowest: 100,
              },
            ]
          : []),
      ]
    : [];

const retreatAmounts = (section: string, retreat: Retreat | undefined): Amount[] =>
  (retreat?.prices ?? []).map(({ priceCents: cents }, index) => ({
    path: [section, 'prices', index, 'priceCents'],
    cents,
    lowest: 100,
  }));

const experienceAmounts = ({ experiences }: Content): Amount[] =>
  (experiences?.items ?? []).flatMap(({ priceCents: cents }, index) =>
    cents === undefined
      ? []
      : [{ path: ['experiences', 'items', index, 'priceCents'], cents, lowest: 100 }],
  );

/** Amounts below what anything of their kind costs were typed in euros, and would be shown and charged as cents. */
export const findAmountsInEuros = (content: Content): Problem[] =>
  [
    ...parcelAmounts(content),
    ...nightAmounts(content),
    ...packageAmounts(content),
    ...diningAmounts('restaurant', content.restaurant),
    ...diningAmounts('tavern', content.tavern),
    ...retreatAmounts('oleotheque', content.oleotheque),
    ...retreatAmounts('wellness', content.wellness),
    ...experienceAmounts(content),
  ]
    .filter(({ cents, lowest }) => cents < lowest)
    .map(({ path, cents, lowest }) => ({
      path,
      message: `${cents} is below ${(lowest / 100).toFixed(2)}: prices are in cents`,
    }));
