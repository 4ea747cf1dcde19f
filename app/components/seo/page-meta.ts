import type { MetaDescriptor } from '@remix-run/react';
import { type Locale, localeFromPathname, localeTable, locales } from '~/i18n/locales';
import { type AssetAddress, assetHref } from '~/routing/asset-href';
import { type HouseNames, pageTitle } from './page-title';

type RootMatch = { id: string; data: unknown };

type PageMetaInput = {
  /** The route matches that Remix hands to `meta`: the root's data name the site. */
  matches: readonly RootMatch[];
  locale: Locale;
  /** The page's own path, as in its canonical link. */
  path: string;
  title: string;
  /** A second line of the title, where there is room for it. */
  detail?: string;
  /** The document's title, where it is more than the card's with the house's name. */
  documentTitle?: string;
  description: string;
  image: AssetAddress & { alt: string; height: number };
  type?: 'website' | 'article' | 'product';
};

type SharedPage = Omit<PageMetaInput, 'matches' | 'locale' | 'path' | 'image'> & {
  image: PageMetaInput['image'] | undefined;
};

/** The `meta` of a route: its page's title, description and share card; nothing while it has no picture. */
export function routeMeta(
  { matches, location }: { matches: readonly RootMatch[]; location: { pathname: string } },
  { image, ...page }: SharedPage,
): MetaDescriptor[] {
  if (!image) return [];
  const { pathname: path } = location;
  return pageMeta({ ...page, image, matches, locale: localeFromPathname(path), path });
}

const cardWidth = 1280;

/** Title, description and the cards that other sites show of a page; canonical and hreflang come from the root. */
export function pageMeta(input: PageMetaInput): MetaDescriptor[] {
  const { matches, locale, path, title, detail, description, image, type = 'website' } = input;
  const { siteUrl, house } = findSite(matches);
  const width = Math.min(cardWidth, image.width);
  const property = (name: string, content: string) => ({ property: name, content });
  return [
    { title: input.documentTitle ?? (house ? pageTitle(title, house, detail) : title) },
    { name: 'description', content: description },
    property('og:type', type),
    property('og:title', title),
    property('og:description', description),
    property('og:url', siteUrl + path),
    property('og:site_name', house?.fullName ?? ''),
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

function findSite(matches: readonly RootMatch[]): { siteUrl: string; house?: HouseNames } {
  const root = matches.find(({ id }) => id === 'root')?.data as
    { siteUrl: string; house: HouseNames } | undefined;
  return { siteUrl: root?.siteUrl ?? '', house: root?.house };
}
