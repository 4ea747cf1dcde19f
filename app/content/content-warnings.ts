import { coversDay, type YearSpan } from '~/platform/time/calendar';
import { findAmountsInEuros } from './amounts-in-euros';
import { listTexts, type Problem } from './content-checks';
import { listBrokenTargets } from './texts/inline-text';
import { type Content, contentSchema } from './content-schema';
import { findMisspeltKeys, toProblem } from './misspelt-keys';
import { readTrackingNumber } from './tracking-number';

/** The numbers of rooms on the home page and those of each kind, which are entered separately. */
function compareRooms({ site, rooms }: Content): Problem[] {
  const stated = site.hotel.rooms + site.hotel.suites;
  const counted = rooms.kinds.reduce((sum, { count }) => sum + count, 0);
  if (rooms.kinds.length === 0 || stated === counted) return [];
  const counts = rooms.kinds.map(({ count }) => count).join(' + ');
  return [
    {
      path: ['site', 'hotel'],
      message: `rooms ${site.hotel.rooms} + suites ${site.hotel.suites} are ${stated}, but the counts of rooms.kinds, ${counts}, are ${counted}`,
    },
  ];
}

/** Guests would read two prices for one night, or none for the nights of the season that is not there. */
function compareSeasons({ rooms: { seasons } }: Content): Problem[] {
  return seasons.flatMap(({ id, periods }, index) => {
    const path = ['rooms', 'seasons', index];
    const earlier = seasons.slice(0, index);
    if (earlier.some((other) => other.id === id)) {
      return [{ path: [...path, 'id'], message: `twice: ${id}` }];
    }
    return earlier
      .filter((other) => periods.some((one) => other.periods.some((two) => shareDay(one, two))))
      .map((other) => ({
        path: [...path, 'periods'],
        message: `have days of the season ${other.id} too`,
      }));
  });
}

const shareDay = (one: YearSpan, other: YearSpan) =>
  coversDay(one, `2024-${other.from}`) || coversDay(other, `2024-${one.from}`);

/** Guests would pay more during a sale than before it. */
function findDearSpecials({ products }: Content): Problem[] {
  return products.flatMap(({ variants }, index) =>
    variants.flatMap((variant, place) =>
      variant.specialPrice && variant.specialPrice.cents >= variant.priceCents
        ? [
            {
              path: ['products', index, 'variants', place, 'specialPrice'],
              message: `${variant.specialPrice.cents} is not below the price, ${variant.priceCents}`,
            },
          ]
        : [],
    ),
  );
}

/** Periods, sizes and prices by group size are taken in the order in which they are written. */
function findReversed({ site: { closure }, packages, rooms }: Content): Problem[] {
  const items = packages?.items ?? [];
  const spans = [
    ...(closure
      ? [{ path: ['site', 'closure'], span: { from: closure.from, to: closure.reopens } }]
      : []),
    ...items.flatMap(({ dates }, index) =>
      dates.map((span, place) => ({ path: ['packages', 'items', index, 'dates', place], span })),
    ),
    ...rooms.kinds.map(({ squareMetres: span }, index) => ({
      path: ['rooms', 'kinds', index, 'squareMetres'],
      span,
    })),
  ];
  return [
    ...spans
      .filter(({ span: { from, to } }) => to < from)
      .map(({ path, span: { from, to } }) => ({
        path,
        message: `goes from ${from} to ${to}, the wrong way round`,
      })),
    ...items.flatMap(({ tiers }, index) =>
      tiers.flatMap(({ upTo }, place) => {
        const smaller = tiers[place - 1]?.upTo ?? 0;
        if (upTo > smaller) return [];
        const path = ['packages', 'items', index, 'tiers', place, 'upTo'];
        const message = `${upTo} is not above ${smaller}: groups go from the smallest to the largest`;
        return [{ path, message }];
      }),
    ),
  ];
}

/** The page of each has a heading and nothing below it if its list is empty. */
const mainLists = {
  packages: 'items',
  experiences: 'items',
  heritage: 'chapters',
  gallery: 'pictures',
  news: 'articles',
} as const;

function findEmptyPages(content: Content): Problem[] {
  return (Object.keys(mainLists) as (keyof typeof mainLists)[]).flatMap((section) => {
    const part: Partial<Record<string, unknown>> = content[section] ?? {};
    const list = part[mainLists[section]];
    return Array.isArray(list) && list.length === 0
      ? [
          {
            path: [section, mainLists[section]],
            message: `is empty, so its page shows nothing: leave out "${section}", and add it to withoutPages in hotel.config.js`,
          },
        ]
      : [];
  });
}

/** Reception would be told to type a number like the example, and every number of the carrier would be refused. */
function findUntrackable({ site: { delivery } }: Content): Problem[] {
  if (!delivery?.tracking || readTrackingNumber(delivery, delivery.tracking.example)) return [];
  const { example, pattern } = delivery.tracking;
  const message = `${example} does not match the pattern ${pattern}, which is compared with capitals; write each backslash twice`;
  return [{ path: ['site', 'delivery', 'tracking', 'example'], message }];
}

/** Where links become links: the bodies of longer texts, answers and articles. Elsewhere they stay as they are written. */
const linkedTexts =
  /^(?:site\.texts\.[^.]+\.blocks\.\d+\.(?:text|list\.\d+|table\.rows\.\d+\.[1-9])|faq\.groups\.\d+\.questions\.\d+\.answer|news\.articles\.\d+\.body)\.\w+$/;

const linkAnywhere = /\[[^[\]]+\]\([^()]*\)/;

function findLinkProblems(content: Content): Problem[] {
  return listTexts(content).flatMap(({ path: place, text }) => {
    if (!linkAnywhere.test(text)) return [];
    const path = place.split('.');
    if (!linkedTexts.test(place)) {
      const message =
        'has a link, which is possible only in the texts of pages, answers and articles';
      return [{ path, message }];
    }
    return listBrokenTargets(text).map((target) => ({
      path,
      message: `the link to "${target}" leads nowhere: write the id of a page, such as contact, or an address with https://`,
    }));
  });
}

/**
 * Probable mistakes in content that can be shown all the same. They stop the start with the hotel's own
 * files. What a backend publishes goes live, because the site must also start with content that went live before.
 * @param raw as published, with the fields that the schema ignores
 */
export const findContentWarnings = (raw: unknown, content: Content): Problem[] => [
  ...findMisspeltKeys(contentSchema, raw).map(toProblem),
  ...compareRooms(content),
  ...compareSeasons(content),
  ...findDearSpecials(content),
  ...findAmountsInEuros(content),
  ...findUntrackable(content),
  ...findReversed(content),
  ...findEmptyPages(content),
  ...findLinkProblems(content),
];
