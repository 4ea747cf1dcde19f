/** Roughly the length that search results show. */
const maxLength = 65;

/** The hotel's full and short name, for the end of a title. */
export type HotelNames = { fullName: string; name: string };

/**
 * The document's title: the page's topic, then the hotel's name.
 * @param detail an addition to the title; omitted if there is no room for it
 */
export function pageTitle(title: string, { fullName, name }: HotelNames, detail?: string): string {
  const whole = detail ? `${title} – ${detail}` : title;
  const titles = [
    `${whole} | ${fullName}`,
    `${whole} | ${name}`,
    `${title} | ${fullName}`,
    `${title} | ${name}`,
  ];
  return titles.find(({ length }) => length <= maxLength) ?? title;
}
