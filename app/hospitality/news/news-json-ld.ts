import type { EventLeaf, NewsArticleLeaf, OrganizationLeaf } from 'schema-dts';
import { breadcrumbJsonLd } from '~/components/seo/breadcrumb-json-ld';
import { itemListJsonLd } from '~/components/seo/item-list-json-ld';
import { definePageJsonLd } from '~/components/seo/json-ld';
import type { Crumb } from '~/components/ui/breadcrumb';
import { addressJsonLd, type Hotel, hotelId, type Place } from '~/content/seo/hotel-json-ld';
import { toDecimal } from '~/i18n/format';
import { assetHref } from '~/routing/asset-href';
import { href } from '~/routing/href';
import type { ArticleView, NewsEvent } from './articles';
import type { NewsView } from './news.loader.server';

export const NewsJsonLd = definePageJsonLd(
  import.meta.env.SSR &&
    (({ page, articles }: NewsView, { siteUrl, locale }) =>
      itemListJsonLd(
        page.title,
        articles.map(({ slug, title }) => ({
          name: title,
          url: siteUrl + href('article', locale, { slug }),
        })),
      )),
);

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

type ArticlePage = { article: ArticleView; crumbs: readonly Crumb[] };

/** An article, the event it announces, and its breadcrumb. */
export const ArticleJsonLd = definePageJsonLd(
  import.meta.env.SSR &&
    (({ article, crumbs }: ArticlePage, site) => ({
      '@graph': [
        articleJsonLd(article, site.hotel.fullName, site),
        ...(article.event ? [eventJsonLd(article, article.event, site.hotel, site)] : []),
        breadcrumbJsonLd(crumbs, site.siteUrl),
      ],
    })),
);
