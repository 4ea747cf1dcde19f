import { listTexts } from './content-checks';
import { namePath } from './content-problems';
import { listBrokenTargets } from './texts/inline-text';
import { type Content, contentSchema } from './content-schema';
import { describeMisspelt, findMisspeltKeys } from './misspelt-keys';

/** The numbers of rooms on the home page and those of each kind, which are entered separately. */
function compareRooms({ site, rooms }: Content): string[] {
  const stated = site.hotel.rooms + site.hotel.suites;
  const counted = rooms.kinds.reduce((sum, { count }) => sum + count, 0);
  if (rooms.kinds.length === 0 || stated === counted) return [];
  const counts = rooms.kinds.map(({ count }) => count).join(' + ');
  return [
    `site.hotel: rooms ${site.hotel.rooms} + suites ${site.hotel.suites} are ${stated}, but the counts of rooms.kinds, ${counts}, are ${counted}`,
  ];
}

/** Guests would pay more during a sale than before it. */
function findDearSpecials({ products }: Content): string[] {
  return products.flatMap(({ id, variants }, index) =>
    variants.flatMap((variant, place) =>
      variant.specialPrice && variant.specialPrice.cents >= variant.priceCents
        ? [
            `products.${index} (${id}).variants.${place} (${variant.id}).specialPrice: ${variant.specialPrice.cents} is not below the price, ${variant.priceCents}`,
          ]
        : [],
    ),
  );
}

/** The page of each has a heading and nothing below it if its list is empty. */
const mainLists = {
  packages: 'items',
  experiences: 'items',
  heritage: 'chapters',
  gallery: 'pictures',
  news: 'articles',
} as const;

function findEmptyPages(content: Content): string[] {
  return (Object.keys(mainLists) as (keyof typeof mainLists)[]).flatMap((section) => {
    const part: Partial<Record<string, unknown>> = content[section] ?? {};
    const list = part[mainLists[section]];
    return Array.isArray(list) && list.length === 0
      ? [
          `${section}.${mainLists[section]}: is empty, so its page shows nothing: leave out "${section}", and add it to withoutPages in hotel.config.js`,
        ]
      : [];
  });
}

/** Where links become links: the bodies of longer texts, answers and articles. Elsewhere they stay as they are written. */
const linkedTexts =
  /^(?:site\.texts\.[^.]+\.blocks\.\d+\.(?:text|list\.\d+|table\.rows\.\d+\.[1-9])|faq\.groups\.\d+\.questions\.\d+\.answer|news\.articles\.\d+\.body)\.\w+$/;

const linkAnywhere = /\[[^[\]]+\]\([^()]*\)/;

function findLinkProblems(content: Content): string[] {
  return listTexts(content).flatMap(({ path, text }) => {
    if (!linkAnywhere.test(text)) return [];
    if (!linkedTexts.test(path))
      return [
        `${namePath(content, path)}: has a link, which is possible only in the texts of pages, answers and articles`,
      ];
    return listBrokenTargets(text).map(
      (target) =>
        `${namePath(content, path)}: the link to "${target}" leads nowhere: write the id of a page, such as contact, or an address with https://`,
    );
  });
}

/**
 * Probable mistakes in content that can be shown all the same, one line each. They stop the start with the hotel's own
 * files. What a backend publishes goes live, because the site must also start with content that went live before.
 * @param raw as published, with the fields that the schema ignores
 */
export const findContentWarnings = (raw: unknown, content: Content): string[] => [
  ...findMisspeltKeys(contentSchema, raw).map((key) => describeMisspelt(raw, key)),
  ...compareRooms(content),
  ...findDearSpecials(content),
  ...findEmptyPages(content),
  ...findLinkProblems(content),
];
