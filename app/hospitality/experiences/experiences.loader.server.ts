import type { ContentSource } from '~/content/content';
import { requireSection } from '~/content/sections';
import { viewContact } from '~/content/hotel-contact';
import { viewBlock, viewHead, viewShareCard } from '~/content/page-view';
import { viewReferences } from '~/content/price-notes-view';
import { viewImage } from '~/content/picture-view';
import type { Locale } from '~/i18n/locales';

/** What the page of the experiences shows. */
export function loadExperiences(content: ContentSource, locale: Locale) {
  const { page, items, notes } = requireSection(content, 'experiences');
  return {
    head: viewHead(page, locale),
    experiences: items.map((item) => ({
      id: item.id,
      name: item.name[locale],
      text: item.text[locale],
      place: item.place[locale],
      duration: item.duration[locale],
      season: item.season[locale],
      priceCents: item.priceCents,
      ...viewReferences(item.referencePrices, locale),
      priceNote: item.priceNote?.[locale],
      image: viewImage(content, item.image, locale),
    })),
    notes: notes.map((block) => viewBlock(content, block, locale)),
    contact: viewContact(content),
    shareCard: viewShareCard(content, 'experiences', locale),
  };
}

export type ExperiencesView = ReturnType<typeof loadExperiences>;
