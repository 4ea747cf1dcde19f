import type { MetaDescriptor } from '@remix-run/react';
import { type Locale, localeTable, locales } from '~/i18n/locales';
import { type AssetAddress, assetHref } from '~/routing/asset-href';

type RootMatch = { id: string; data: unknown };

type PageMetaInput = {
  /** The route matches that Remix hands to `meta`: the root's data name the site. */
  matches: readonly RootMatch[];
  locale: Locale;
  /** The page's own path, as in its canonical link. */
  path: string;
  title: string;
  description: string;
  image: AssetAddress & { alt: string; height: number };
  type?: 'website' | 'article' | 'product';
};

const cardWidth = 1280;

/** Title, description and the cards that other sites show of a page; canonical and hreflang come from the root. */
export function pageMeta(input: PageMetaInput): MetaDescriptor[] {
  const { matches, locale, path, title, description, image, type = 'website' } = input;
  const { siteUrl, siteName } = findSite(matches);
  const width = Math.min(cardWidth, image.width);
  const property = (name: string, content: string) => ({ property: name, content });
  return [
    { title: siteName ? `${title} | ${siteName}` : title },
    { name: 'description', content: description },
    property('og:type', type),
    property('og:title', title),
    property('og:description', description),
    property('og:url', siteUrl + path),
    property('og:site_name', siteName),
    property('og:locale', localeTable[locale].ogLocale),
    ...locales
      .filter((other) => other !== locale)
      .map((other) => property('og:locale:alternate', localeTable[other].ogLocale)),
    property('og:image', siteUrl + assetHref(image, 'xl')),
    property('og:image:width', String(width)),
    property('og:image:height', String(Math.round((width * image.height) / image.width))),
    property('og:image:alt', image.alt),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

function findSite(matches: readonly RootMatch[]): { siteUrl: string; siteName: string } {
  const root = matches.find(({ id }) => id === 'root')?.data as
    { siteUrl: string; house: { fullName: string } } | undefined;
  return { siteUrl: root?.siteUrl ?? '', siteName: root?.house.fullName ?? '' };
}
