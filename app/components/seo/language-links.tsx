import { defaultLocale, locales } from '~/i18n/locales';
import { alternates, matchPath } from '~/routing/href';
import { isIndexed } from '~/routing/paths';

/** Canonical and hreflang of an indexed page, from the path table; `x-default` is the Croatian page. */
export function LanguageLinks({ pathname, siteUrl }: { pathname: string; siteUrl: string }) {
  const match = matchPath(pathname);
  if (!match || !isIndexed(match.page)) return <meta name="robots" content="noindex" />;
  const paths = alternates(match);
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
