import { getContent } from '~/features/content/content.server';
import type { Slugs } from '~/features/content/schema-parts';
import type { Locale } from '~/i18n/locales';
import { sitemapXml } from '~/features/sitemap/sitemap';
import { getEnv } from '~/server/env.server';

/** Every page that search engines may list, in every language. */
export function loader() {
  const { products, rooms, packages, news } = getContent().get();
  const same =
    ({ slug }: { slug: string }) =>
    () => ({ slug });
  const translated =
    ({ slugs }: { slugs: Slugs }) =>
    (locale: Locale) => ({ slug: slugs[locale] });
  const xml = sitemapXml(getEnv().SITE_URL, {
    product: products.map(same),
    room: rooms.kinds.map(same),
    package: packages.items.map(translated),
    packageReservation: packages.items.map(translated),
    article: news.articles.map(translated),
  });
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
