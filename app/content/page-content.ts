import type { Locale } from '~/i18n/locales';
import type { ContentSource } from './content';
import type { Block, PageHead } from './page-schema';
import { type Picture, toPicture } from './picture';
import type { Localized } from './value-schema';

/** A page's head and the summary for `meta`, in one language. */
export type LocalizedPageHead = { title: string; lead: string; summary: string };

export function toPageHead({ title, lead, summary }: PageHead, locale: Locale): LocalizedPageHead {
  return { title: title[locale], lead: lead[locale], summary: summary[locale] };
}

/** The decorative engraving beside a page's heading or a product's pictures. */
export function findPlate(
  content: ContentSource,
  { plate }: Pick<PageHead, 'plate'>,
  locale: Locale,
): Picture | undefined {
  return plate && { ...toPicture(content, plate, locale), alt: '' };
}

/** A chapter in one language. */
export type LocalizedBlock = { heading: string; paragraphs: string[]; image?: Picture };

export function toBlock(content: ContentSource, block: Block, locale: Locale): LocalizedBlock {
  return {
    heading: block.heading[locale],
    paragraphs: listParagraphs(block.text, locale),
    ...(block.image && { image: toPicture(content, block.image, locale) }),
  };
}

/** The owner's text as paragraphs: blank lines separate them. */
export function listParagraphs(text: Localized, locale: Locale): string[] {
  return text[locale].split(/\n\s*\n/);
}

/** The link preview picture of a section, or the home page's if it has none. */
export function findShareCard(
  content: ContentSource,
  section: string,
  locale: Locale,
): Picture | undefined {
  const { shareCards } = content.get().site;
  const card = Object.hasOwn(shareCards, section) ? shareCards[section] : shareCards.home;
  return card && toPicture(content, card, locale);
}
