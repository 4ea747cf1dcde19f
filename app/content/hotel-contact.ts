import type { ContentSource } from './content';

/** How to reach the house, as pages ask for a table, a package or a tasting. */
export type HouseContact = { email: string; phone: string; phoneDisplay: string };

export function viewContact(content: ContentSource): HouseContact {
  const { email, phone, phoneDisplay } = content.get().site.house;
  return { email, phone, phoneDisplay };
}
