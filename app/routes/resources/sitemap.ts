import { dayInZagreb } from '~/features/calendar/calendar';
import { getContent } from '~/features/content/content.server';
import { sitemapXml } from '~/features/sitemap/sitemap';
import { listEntries } from '~/features/sitemap/sitemap-entries';
import { getEnv } from '~/server/env.server';

/** Every page that search engines may list, in every language. */
export function loader() {
  const entries = listEntries(getContent().get(), dayInZagreb(new Date()));
  const xml = sitemapXml(getEnv().SITE_URL, entries);
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
