import type { LoaderFunctionArgs } from '@remix-run/node';
import { hasPage } from '~/routing/paths';

/**
 * Disallows only the card provider's return URLs and the staff's desk; other pages that must not be indexed declare
 * it themselves.
 */
export function loader({ context }: LoaderFunctionArgs) {
  const lines = [
    'User-agent: *',
    ...(hasPage('shop') ? ['Disallow: /payments/'] : []),
    'Disallow: /reception',
    '',
    `Sitemap: ${context.env.SITE_URL}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
