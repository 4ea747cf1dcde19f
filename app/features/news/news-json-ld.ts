import { hotelId, type Place } from '~/features/hotel/hotel-json-ld';
import { assetHref } from '~/routing/asset-href';
import { href } from '~/routing/href';
import type { ArticleCard, ArticleView } from './news-view';

const offsets = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Zagreb',
  timeZoneName: 'longOffset',
});

/** Noon of a day of the calendar in the house's time zone, with its offset, as search engines want dates. */
export function noonInZagreb(day: string): string {
  const parts = offsets.formatToParts(new Date(`${day}T11:00:00Z`));
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${day}T12:00:00${zone.replace('GMT', '')}`;
}

/** The list of news in the page's order. */
export function newsJsonLd(
  articles: readonly ArticleCard[],
  name: string,
  { siteUrl, locale }: Place,
) {
  return {
    '@type': 'ItemList',
    name,
    itemListElement: articles.map(({ slug, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: siteUrl + href('article', locale, { slug }),
    })),
  };
}

/** An article; every value is one that the page shows. */
export function articleJsonLd(article: ArticleView, house: string, { siteUrl, locale }: Place) {
  const url = siteUrl + href('article', locale, { slug: article.slug });
  const publisher = {
    '@type': 'Organization',
    '@id': hotelId(siteUrl),
    name: house,
    url: siteUrl + href('home', locale),
    logo: `${siteUrl}/icon-512.png`,
  };
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    headline: article.title,
    description: article.lead,
    inLanguage: locale,
    url,
    mainEntityOfPage: url,
    image: siteUrl + assetHref(article.image, 'xl'),
    datePublished: noonInZagreb(article.date),
    dateModified: noonInZagreb(article.updated ?? article.date),
    author: publisher,
    publisher,
  };
}
