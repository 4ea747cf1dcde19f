import type { ContentSource } from '~/content/content';
import { requireSection } from '~/content/sections';
import { viewOpening } from '~/content/opening/opening';
import { viewContact } from '~/content/hotel-contact';
import { viewBlock, viewHead, viewShareCard } from '~/content/page-view';
import { viewReferences } from '~/content/price-notes-view';
import { viewImage } from '~/content/picture-view';
import type { Locale } from '~/i18n/locales';

/** The two places, named as their pages. */
export type RetreatPlace = 'oleotheque' | 'wellness';

/** What the page of the oleotheque or the wellness shows. */
export function loadRetreat(
  content: ContentSource,
  place: RetreatPlace,
  locale: Locale,
  now = new Date(),
) {
  const { page, blocks, images, prices, opening } = requireSection(content, place);
  const [image] = images.map((found) => viewImage(content, found, locale));
  if (!image) throw new Error(`The page "${place}" has no picture`);
  return {
    place,
    head: viewHead(page, locale),
    image,
    blocks: blocks.map((block) => viewBlock(content, block, locale)),
    prices: prices.map(({ name, note, priceCents, referencePrices }) => ({
      name: name[locale],
      note: note?.[locale],
      priceCents,
      ...viewReferences(referencePrices, locale),
    })),
    opening: viewOpening(opening, locale, now),
    contact: viewContact(content),
    shareCard: viewShareCard(content, place, locale) ?? image,
  };
}

export type RetreatView = ReturnType<typeof loadRetreat>;
