import { hotelDay } from '~/platform/time/calendar';
import { getContent } from '~/content/content.server';
import { sitemapXml } from '~/site/sitemap/sitemap';
import { listEntries } from '~/site/sitemap/sitemap-entries';
import { getEnv } from '~/platform/env/env.server';

/** Every page that search engines may list, in every language. */
export function loader() {
  const entries = listEntries(getContent().get(), hotelDay(new Date()));
  const xml = sitemapXml(getEnv().SITE_URL, entries);
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
