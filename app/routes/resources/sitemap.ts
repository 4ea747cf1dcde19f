import type { LoaderFunctionArgs } from '@remix-run/node';
import { hotelDay } from '~/platform/time/calendar';
import { sitemapXml } from '~/site/sitemap/sitemap';
import { listEntries } from '~/site/sitemap/sitemap-entries';

/** Every page that search engines may index, in every language. */
export function loader({ context }: LoaderFunctionArgs) {
  const entries = listEntries(context.content.current().get(), hotelDay(new Date()));
  const xml = sitemapXml(context.env.SITE_URL, entries);
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
