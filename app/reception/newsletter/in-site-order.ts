import { locales } from '~/i18n/locales';

/** Rows by language in the order in which the site offers them; after them those in languages that it no longer offers. */
export function inSiteOrder<Row>(
  rows: readonly Row[],
  localeOf: (row: Row) => (typeof locales)[number],
): Row[] {
  const place = (row: Row) => {
    const index = locales.indexOf(localeOf(row));
    return index === -1 ? locales.length : index;
  };
  return rows.toSorted((left, right) => place(left) - place(right));
}
