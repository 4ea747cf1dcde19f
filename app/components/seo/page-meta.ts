import type { MetaDescriptor } from '@remix-run/react';
import { localeFromPathname, localeTable, locales } from '~/i18n/locales';
import { type AssetAddress, assetHref } from '~/routing/asset-href';
import { type HotelNames, pageTitle } from './page-title';

type RootMatch = { id: string; data: unknown };

/** What Remix hands to a route's `meta`; the root's data name the site. */
type Route = { matches: readonly RootMatch[]; location: { pathname: string } };

type PageMeta = {
  title: string;
  /** A second line of the title, where there is room for it. */
  detail?: string;
  /** The document's title, where it is more than the card's with the hotel's name. */
  documentTitle?: string;
  description: string;
  image: (AssetAddress & { alt: string; height: number }) | undefined;
  type?: 'website' | 'article' | 'product';
};

const cardWidth = 1280;

/**
 * Title, description and the cards that other sites show of a page, for a route's `meta`; nothing while the page has no
 * picture. Canonical and hreflang come from the root.
 */
export function pageMeta({ matches, location }: Route, page: PageMeta): MetaDescriptor[] {
  const { title, detail, description, image, type = 'website' } = page;
  if (!image) return [];
  const { pathname: path } = location;
  const locale = localeFromPathname(path);
  const { siteUrl, hotel } = findSite(matches);
  const width = Math.min(cardWidth, image.width);
  const property = (name: string, content: string) => ({ property: name, content });
  return [
    { title: page.documentTitle ?? (hotel ? pageTitle(title, hotel, detail) : title) },
    { name: 'description', content: description },
    property('og:type', type),
    property('og:title', title),
    property('og:description', description),
    property('og:url', siteUrl + path),
    property('og:site_name', hotel?.fullName ?? ''),
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

function findSite(matches: readonly RootMatch[]): {
  siteUrl: string;
  hotel?: HotelNames | undefined;
} {
  const root = matches.find(({ id }) => id === 'root')?.data as
    { siteUrl: string; hotel: HotelNames } | undefined;
  return { siteUrl: root?.siteUrl ?? '', hotel: root?.hotel };
}
