import type { ContentSource } from '~/content/content';
import { requireSection } from '~/content/sections';
import { viewOpening } from '~/content/opening/opening';
import { openingJsonLd } from '~/content/opening/opening-json-ld';
import { viewContact } from '~/content/hotel-contact';
import { viewBlock, viewHead, viewShareCard } from '~/content/page-view';
import { findOrnament, viewImage } from '~/content/picture-view';
import { viewGeo } from '~/content/seo/hotel-view';
import type { Locale } from '~/i18n/locales';
import { viewMenu, viewTasting } from './localized-menu';

/** The two houses, named as their pages. */
export type DiningHouse = 'restaurant' | 'tavern';

const otherHouse = { restaurant: 'tavern', tavern: 'restaurant' } as const;

/** What the page of the restaurant or the tavern shows. */
export function loadDining(
  content: ContentSource,
  house: DiningHouse,
  locale: Locale,
  now = new Date(),
) {
  const { restaurant, tavern, oleotheque } = content.get();
  const dining = house === 'restaurant' ? restaurant : requireSection(content, 'tavern');
  const { page, images, blocks, menu, drinks, tasting, opening, cuisine } = dining;
  const other = house === 'restaurant' ? tavern : restaurant;
  const [image, menuImage] = images.map((found) => viewImage(content, found, locale));
  if (!image) throw new Error(`The page "${house}" has no picture`);
  return {
    house,
    head: viewHead(page, locale),
    image,
    menuImage,
    blocks: blocks.map((block) => viewBlock(content, block, locale)),
    menu: viewMenu(menu, locale),
    drinks: viewMenu(drinks, locale),
    tasting: tasting && viewTasting(tasting, locale),
    /** The house's engraving below the tasting menu. */
    plate: findOrnament(content, 'plate-grapes'),
    opening: viewOpening(opening, locale, now),
    hours: openingJsonLd(opening, now),
    geo: viewGeo(content),
    cuisine: cuisine[locale],
    contact: viewContact(content),
    other: other && { house: otherHouse[house], ...viewHead(other.page, locale) },
    oleotheque: oleotheque && viewHead(oleotheque.page, locale),
    shareCard: viewShareCard(content, 'restaurant', locale) ?? image,
  };
}

export type DiningView = ReturnType<typeof loadDining>;
