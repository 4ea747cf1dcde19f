import { useLocation } from '@remix-run/react';
import { matchPath } from '~/routing/href';

/** What the server put there; a page that is rendered again in the browser gets it back. */
const kept =
  typeof document === 'undefined' ? '' : (document.getElementById('newsletter')?.innerHTML ?? '');

/**
 * The place of the newsletter's line in the footer. The server alone fills it (`place-newsletter.server.ts`), because
 * it needs no script and would otherwise weigh on every page. Pages that have the form themselves do not show it twice.
 */
export function NewsletterSlot() {
  const { pathname } = useLocation();
  return (
    <section
      className="newsletter"
      id="newsletter"
      aria-labelledby="newsletter-title"
      hidden={matchPath(pathname)?.page.startsWith('newsletter')}
      dangerouslySetInnerHTML={{ __html: kept }}
      suppressHydrationWarning
    />
  );
}
