import { getContent } from '~/features/content/content.server';
import { sitemapXml } from '~/features/sitemap/sitemap';
import { getEnv } from '~/server/env.server';

/** Every page that search engines may list, in every language. */
export function loader() {
  const { products } = getContent().get();
  const xml = sitemapXml(getEnv().SITE_URL, { product: products.map(({ slug }) => ({ slug })) });
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
