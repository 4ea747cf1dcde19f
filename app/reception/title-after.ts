/** A page's title, after the outcome of the action that led to it: screen readers read the title first. */
export const titleAfter = (outcome: string | undefined, title: string): string =>
  outcome === undefined ? title : `${outcome}: ${title}`;
