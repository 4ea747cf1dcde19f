import type { ContentSource } from './content';

/** The hotel's contact data, for the pages that offer a table, a package or a tasting. */
export type HotelContact = { email: string; phone: string; phoneDisplay: string };

export function toHotelContact(content: ContentSource): HotelContact {
  const { email, phone, phoneDisplay } = content.get().site.hotel;
  return { email, phone, phoneDisplay };
}
