import type { LoaderFunction } from '@remix-run/node';
import type { MetaArgs, MetaDescriptor, MetaFunction } from '@remix-run/react';
import { type Locale, localeFromPathname, localeTable, locales } from '~/i18n/locales';
import { type AssetAddress, assetHref } from '~/routing/asset-href';
import { matchPath } from '~/routing/href';
import { pageQuery, pageSearch } from '~/routing/page-number';
import { type HotelNames, pageTitle } from './page-title';

const openGraphLocale = (locale: Locale) => localeTable[locale].bcp47.replace('-', '_');

type RootMatch = { id: string; data: unknown };

/** The arguments of a route's `meta`; the root's data name the site. */
type Route = {
  matches: readonly RootMatch[];
  location: { pathname: string; search?: string };
};

type PageMeta = {
  title: string;
  /** An addition to the title, if there is room for it. */
  detail?: string;
  /**
   * The document's title, if it differs from the link preview's title with the hotel's name; null on a page whose form
   * has the title, which announces errors.
   */
  documentTitle?: string | null;
  description: string;
  image: (AssetAddress & { alt: string; height: number }) | undefined;
  type?: 'website' | 'article' | 'product';
  /** Of an article: ISO 8601 with the offset. */
  publishedAt?: string;
};

const cardWidth = 1280;

/** A route's `meta`, as `pageMeta`, from what its loader has returned; empty if the loader has failed. */
export const definePageMeta =
  <Loader extends LoaderFunction>(
    describe: (data: NonNullable<MetaArgs<Loader>['data']>) => PageMeta,
  ): MetaFunction<Loader> =>
  ({ data, matches, location }) =>
    data ? pageMeta({ matches, location }, describe(data)) : [];

const property = (name: string, content: string) => ({ property: name, content });

/**
 * Title, description and link preview of a page, for a route's `meta`. Canonical and hreflang links come from the root.
 */
export function pageMeta({ matches, location }: Route, page: PageMeta): MetaDescriptor[] {
  const { title, detail, documentTitle, description, image, publishedAt, type = 'website' } = page;
  const { pathname: path, search = '' } = location;
  const locale = localeFromPathname(path);
  const match = matchPath(path);
  const { siteUrl, hotel } = findSite(matches);
  return [
    ...(documentTitle === null
      ? []
      : [{ title: documentTitle ?? (hotel ? pageTitle(title, hotel, detail) : title) }]),
    { name: 'description', content: description },
    property('og:type', type),
    property('og:title', title),
    property('og:description', description),
    property('og:url', siteUrl + path + (match ? pageSearch(match, search) : '')),
    property('og:site_name', hotel?.fullName ?? ''),
    property('og:locale', openGraphLocale(locale)),
    ...locales
      .filter((other) => other !== locale)
      .map((other) => property('og:locale:alternate', openGraphLocale(other))),
    ...(image ? previewPicture(image, siteUrl) : []),
    ...(publishedAt ? [property('article:published_time', publishedAt)] : []),
  ];
}

function previewPicture(image: NonNullable<PageMeta['image']>, siteUrl: string): MetaDescriptor[] {
  const width = Math.min(cardWidth, image.width);
  return [
    property('og:image', siteUrl + assetHref(image, 'xl')),
    property('og:image:width', String(width)),
    property('og:image:height', String(Math.round((width * image.height) / image.width))),
    property('og:image:alt', image.alt),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Links to the previous and the next page of a list, for a route's `meta`. */
export function pageLinks(
  { pathname }: Route['location'],
  paging: { page: number; pages: number } | undefined,
): MetaDescriptor[] {
  if (!paging) return [];
  const { page, pages } = paging;
  const link = (rel: 'prev' | 'next', to: number) => {
    const query = pageQuery(to);
    return { tagName: 'link', rel, href: pathname + (query ? `?${query}` : '') };
  };
  return [
    ...(page > 1 ? [link('prev', page - 1)] : []),
    ...(page < pages ? [link('next', page + 1)] : []),
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
