import type { Content } from '~/content/content-schema';

/** Narrows the content to a hotel that has every section, as this one does, so that tests need no null checks. */
export const allSections = (content: Content) => content as Required<Content>;
