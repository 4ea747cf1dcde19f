import type { ContentSource } from './content';

/** The hotel's contact data, for the pages that offer a table, a package or a tasting. */
export function toHotelContact(content: ContentSource) {
  const { email, phone, phoneDisplay } = content.get().site.hotel;
  return { email, phone, phoneDisplay };
}
