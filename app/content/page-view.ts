import type { Locale } from '~/i18n/locales';
import type { ContentSource } from './content';
import type { Block, PageHead } from './page-schema';
import { type PictureView, viewImage } from './picture-view';
import type { Localized } from './schema-parts';

/** What a page's head shows and what `meta` states about it, in one language. */
export type PageHeadView = { title: string; lead: string; summary: string };

export function viewHead({ title, lead, summary }: PageHead, locale: Locale): PageHeadView {
  return { title: title[locale], lead: lead[locale], summary: summary[locale] };
}

/** A chapter in one language. */
export type BlockView = { heading: string; paragraphs: string[]; image?: PictureView };

export function viewBlock(content: ContentSource, block: Block, locale: Locale): BlockView {
  return {
    heading: block.heading[locale],
    paragraphs: listParagraphs(block.text, locale),
    ...(block.image && { image: viewImage(content, block.image, locale) }),
  };
}

/** The owner's text as paragraphs: blank lines separate them. */
export function listParagraphs(text: Localized, locale: Locale): string[] {
  return text[locale].split(/\n\s*\n/);
}

/** The picture that shows a section when a page of it is shared; the home page's where it has none. */
export function viewShareCard(
  content: ContentSource,
  section: string,
  locale: Locale,
): PictureView | undefined {
  const { shareCards } = content.get().site;
  const card = Object.hasOwn(shareCards, section) ? shareCards[section] : shareCards.home;
  return card && viewImage(content, card, locale);
}
