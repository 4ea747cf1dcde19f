import { redirect } from '@remix-run/node';
import type { Locale } from '~/i18n/locales';
import { href } from '~/routing/href';
import type { Slugs } from './value-schema';

/**
 * The item that an address names by its slug, which each language has its own of.
 * @param page of an item, for the address to redirect to
 * @throws Response 404 if no item has the slug, 301 to the right address if it is another language's
 */
export function requireBySlug<Item extends { slugs: Slugs }>(
  items: readonly Item[],
  page: 'article' | 'package' | 'packageReservation',
  slug: string,
  locale: Locale,
): Item {
  const item = items.find(({ slugs }) => slugs[locale] === slug);
  if (item) return item;
  const foreign = items.find(({ slugs }) => Object.values(slugs).includes(slug));
  if (!foreign) throw new Response(null, { status: 404 });
  throw redirect(href(page, locale, { slug: foreign.slugs[locale] }), 301);
}
