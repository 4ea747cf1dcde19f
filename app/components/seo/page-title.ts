/** About as much as lists of results show of a title. */
const maxLength = 65;

/** The hotel's name in full and in short, for the end of a title. */
export type HotelNames = { fullName: string; name: string };

/**
 * The document's title: what the page is about, then the hotel's name.
 * @param detail a second line of the title; it stays away where there is no room for it
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
