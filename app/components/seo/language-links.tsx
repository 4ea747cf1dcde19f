import { useLocation } from '@remix-run/react';
import { defaultLocale, locales } from '~/i18n/locales';
import { isIndexed } from '~/routing/paths';
import { usePagePaths } from '~/routing/use-page-paths';

/**
 * Canonical and hreflang of an indexed page, from the path table; `x-default` is the page in the hotel's first language.
 * Addresses with a query that repeat a page name the plain one; the thanks after a form are for one visitor only.
 */
export function LanguageLinks({ siteUrl }: { siteUrl: string }) {
  const page = usePagePaths();
  const isThanks = new URLSearchParams(useLocation().search).has('sent');
  if (!page || isThanks || !isIndexed(page.match.page)) {
    return <meta name="robots" content="noindex" />;
  }
  const { match, paths } = page;
  return (
    <>
      <link rel="canonical" href={siteUrl + paths[match.locale]} />
      {locales.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={siteUrl + paths[locale]} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={siteUrl + paths[defaultLocale]} />
    </>
  );
}
