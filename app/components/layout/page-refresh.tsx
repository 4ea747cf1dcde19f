import { useMatches } from '@remix-run/react';

/** Returned by the loader of a page that waits for something. */
export type PageRefreshData = {
  /** The address that shows what has become of it. */
  refresh?: string | undefined;
};

const afterSeconds = 10;

/**
 * Refreshes a page that waits, where no script does: with scripts a page never reloads under its reader (WCAG F41).
 */
export function PageRefresh({ hasScripts }: { hasScripts: boolean }) {
  const page = useMatches().at(-1)?.data as PageRefreshData | undefined;
  if (!page?.refresh) return null;
  const meta = <meta httpEquiv="refresh" content={`${afterSeconds};url=${page.refresh}`} />;
  return hasScripts ? <noscript>{meta}</noscript> : meta;
}
