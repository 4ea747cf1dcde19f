import type { Content } from '~/content/content-schema';

type Site = Content['site'];

/** The content of a hotel that has every section and a shop. */
export type AllSections = {
  [Section in Exclude<keyof Content, 'site'>]-?: Exclude<Content[Section], undefined>;
} & { site: Site & { [Part in 'cards' | 'delivery' | 'shop']: Exclude<Site[Part], undefined> } };

/** Narrows the content to a hotel that has every section, as this one does, so that tests need no null checks. */
export const allSections = (content: Content) => content as AllSections;
