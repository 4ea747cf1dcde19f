import type { EventLeaf, ItemListLeaf, NewsArticleLeaf, OrganizationLeaf } from 'schema-dts';
import { addressJsonLd, type Hotel, hotelId, type Place } from '~/content/seo/hotel-json-ld';
import { toDecimal } from '~/i18n/format';
import { assetHref } from '~/routing/asset-href';
import { href } from '~/routing/href';
import type { ArticleCard, ArticleView, NewsEvent } from './articles';

/** Structured data of the list of articles, in the page's order. */
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
  } satisfies ItemListLeaf;
}

/** The hotel as publisher and organiser. */
const organizationJsonLd = (name: string, { siteUrl, locale }: Place) =>
  ({
    '@type': 'Organization',
    '@id': hotelId(siteUrl),
    name,
    url: siteUrl + href('home', locale),
  }) satisfies OrganizationLeaf;

/** Structured data of an article. Every value also appears on the page. */
export function articleJsonLd(article: ArticleView, hotel: string, place: Place) {
  const { siteUrl, locale } = place;
  const url = siteUrl + href('article', locale, { slug: article.slug });
  const publisher = { ...organizationJsonLd(hotel, place), logo: `${siteUrl}/icon-512.png` };
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    headline: article.title,
    description: article.lead,
    inLanguage: locale,
    url,
    mainEntityOfPage: url,
    image: siteUrl + assetHref(article.image, 'xl'),
    datePublished: article.publishedAt,
    dateModified: article.modifiedAt,
    author: publisher,
    publisher,
  } satisfies NewsArticleLeaf;
}

/**
 * Structured data of the event that an article announces, with the hotel as organiser. Every value also appears on the
 * page.
 */
export function eventJsonLd(article: ArticleView, event: NewsEvent, hotel: Hotel, place: Place) {
  const { siteUrl, locale } = place;
  const url = siteUrl + href('article', locale, { slug: article.slug });
  const { priceCents } = event;
  return {
    '@type': 'Event',
    '@id': `${url}#event`,
    name: event.name,
    description: event.lead,
    inLanguage: locale,
    url,
    image: siteUrl + assetHref(article.image, 'xl'),
    startDate: event.startsAt,
    endDate: event.endsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: event.place, address: addressJsonLd(hotel) },
    organizer: organizationJsonLd(hotel.fullName, place),
    ...(priceCents === undefined
      ? { isAccessibleForFree: true }
      : {
          offers: { '@type': 'Offer', url, price: toDecimal(priceCents), priceCurrency: 'EUR' },
        }),
  } satisfies EventLeaf;
}
