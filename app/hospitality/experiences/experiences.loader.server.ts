import type { ContentSource } from '~/content/content';
import { requireSection } from '~/content/sections';
import { toBlock, toPageHead, findShareCard } from '~/content/page-content';
import { toPriceReferences } from '~/content/price-notes';
import { toPicture } from '~/content/picture';
import type { Locale } from '~/i18n/locales';

/** Loads the experiences page. */
export function loadExperiences(content: ContentSource, locale: Locale) {
  const { page, items, notes } = requireSection(content, 'experiences');
  return {
    head: toPageHead(page, locale),
    experiences: items.map((item) => ({
      id: item.id,
      name: item.name[locale],
      text: item.text[locale],
      place: item.place[locale],
      duration: item.duration[locale],
      season: item.season[locale],
      priceCents: item.priceCents,
      ...toPriceReferences(item.referencePrices, locale),
      priceNote: item.priceNote?.[locale],
      image: toPicture(content, item.image, locale),
    })),
    notes: notes.map((block) => toBlock(content, block, locale)),
    shareCard: findShareCard(content, 'experiences', locale),
  };
}

export type ExperiencesView = ReturnType<typeof loadExperiences>;
