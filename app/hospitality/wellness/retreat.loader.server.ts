import type { ContentSource } from '~/content/content';
import { requireSection } from '~/content/sections';
import { toOpeningSchedule } from '~/content/opening/opening';
import { toBlock, toPageHead, findShareCard } from '~/content/page-content';
import { toServicePrice } from '~/content/price-notes';
import { toPicture } from '~/content/picture';
import type { Locale } from '~/i18n/locales';

/** The two places, named like their pages. */
export type RetreatPlace = 'oleotheque' | 'wellness';

/** Loads the page of the oleotheque or the wellness area. */
export function loadRetreat(
  content: ContentSource,
  place: RetreatPlace,
  locale: Locale,
  now: Date,
) {
  const { page, blocks, images, prices, opening } = requireSection(content, place);
  const [image] = images.map((found) => toPicture(content, found, locale));
  if (!image) throw new Error(`The page "${place}" has no picture`);
  return {
    place,
    head: toPageHead(page, locale),
    image,
    blocks: blocks.map((block) => toBlock(content, block, locale)),
    prices: prices.map((service) => toServicePrice(service, locale)),
    opening: toOpeningSchedule(opening, locale, now),
    shareCard: findShareCard(content, place, locale) ?? image,
  };
}

export type RetreatView = ReturnType<typeof loadRetreat>;
