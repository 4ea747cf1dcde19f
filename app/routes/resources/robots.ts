import type { LoaderFunctionArgs } from '@remix-run/node';

/** Nothing is hidden but the card provider's return addresses; pages that must not be indexed declare it themselves. */
export function loader({ context }: LoaderFunctionArgs) {
  const lines = [
    'User-agent: *',
    'Disallow: /payments/',
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
