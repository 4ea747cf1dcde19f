import type { Content } from '~/content/content-schema';

type AllSections = { [Section in keyof Content]-?: Exclude<Content[Section], undefined> };

/** The content of a hotel that has every section, as this one; tests need not check for each. */
export const allSections = (content: Content) => content as AllSections;
