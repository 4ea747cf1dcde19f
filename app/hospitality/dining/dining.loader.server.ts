import type { ContentSource } from '~/content/content';
import { requireSection } from '~/content/sections';
import { closedDays } from '~/content/opening/closure';
import { toOpeningSchedule } from '~/content/opening/opening';
import { openingJsonLd } from '~/content/opening/opening-json-ld';
import { toBlock, toPageHead, findShareCard } from '~/content/page-content';
import { findOrnament, toPicture } from '~/content/picture';
import { toGeoPoint } from '~/content/seo/hotel-facts';
import type { Locale } from '~/i18n/locales';
import { toMenu, toTasting } from './localized-menu';

/** The two venues, named like their pages. */
export type DiningVenue = 'restaurant' | 'tavern';

const otherVenue = { restaurant: 'tavern', tavern: 'restaurant' } as const;

/** Loads the page of the restaurant or tavern. */
export function loadDining(content: ContentSource, venue: DiningVenue, locale: Locale, now: Date) {
  const { restaurant, tavern, oleotheque, site } = content.get();
  const { page, images, blocks, menu, drinks, tasting, opening, cuisine } = requireSection(
    content,
    venue,
  );
  const other = venue === 'restaurant' ? tavern : restaurant;
  const [image, menuImage] = images.map((found) => toPicture(content, found, locale));
  if (!image) throw new Error(`The page "${venue}" has no picture`);
  return {
    venue,
    head: toPageHead(page, locale),
    image,
    menuImage,
    blocks: blocks.map((block) => toBlock(content, block, locale)),
    menu: toMenu(menu, locale),
    drinks: toMenu(drinks, locale),
    tasting: tasting && toTasting(tasting, locale),
    /** The illustration below the tasting menu. */
    plate: findOrnament(content, 'plate-grapes'),
    opening: toOpeningSchedule(opening, locale, now),
    hours: openingJsonLd({ ...opening, closed: site.closure && closedDays(site.closure) }, now),
    geo: toGeoPoint(content),
    cuisine: cuisine[locale],
    other: other && { venue: otherVenue[venue], ...toPageHead(other.page, locale) },
    oleotheque: oleotheque && toPageHead(oleotheque.page, locale),
    shareCard: findShareCard(content, 'restaurant', locale) ?? image,
  };
}

export type DiningView = ReturnType<typeof loadDining>;
