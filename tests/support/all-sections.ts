import type { Content } from '~/content/content-schema';

/** The content of a hotel that has every section. */
export type AllSections = { [Section in keyof Content]-?: Exclude<Content[Section], undefined> };

/** Narrows the content to a hotel that has every section, as this one does, so that tests need no null checks. */
export const allSections = (content: Content) => content as AllSections;
