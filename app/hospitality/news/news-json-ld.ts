import { addressJsonLd, type House, hotelId, type Place } from '~/content/seo/hotel-json-ld';
import { toDecimal } from '~/i18n/format';
import { assetHref } from '~/routing/asset-href';
import { href } from '~/routing/href';
import type { ArticleCard, ArticleView, EventView } from './articles';

const offsets = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Zagreb',
  timeZoneName: 'longOffset',
});

/** A time of a day of the calendar in the house's time zone, with the offset of that day's noon, as search engines want dates. */
function momentInZagreb(day: string, time: string): string {
  const parts = offsets.formatToParts(new Date(`${day}T11:00:00Z`));
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${day}T${time}:00${zone.replace('GMT', '')}`;
}

/** Noon of a day of the calendar in the house's time zone, with its offset. */
export const noonInZagreb = (day: string): string => momentInZagreb(day, '12:00');

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

/** The house as the one that writes and invites. */
const organizationJsonLd = (name: string, { siteUrl, locale }: Place) => ({
  '@type': 'Organization',
  '@id': hotelId(siteUrl),
  name,
  url: siteUrl + href('home', locale),
});

/** An article; every value is one that the page shows. */
export function articleJsonLd(article: ArticleView, house: string, place: Place) {
  const { siteUrl, locale } = place;
  const url = siteUrl + href('article', locale, { slug: article.slug });
  const publisher = { ...organizationJsonLd(house, place), logo: `${siteUrl}/icon-512.png` };
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

/** What an article invites to, in the house that tells of it; every value is one that the page shows. */
export function eventJsonLd(article: ArticleView, event: EventView, house: House, place: Place) {
  const { siteUrl, locale } = place;
  const url = siteUrl + href('article', locale, { slug: article.slug });
  const { day, priceCents } = event;
  return {
    '@type': 'Event',
    '@id': `${url}#event`,
    name: event.name,
    description: event.lead,
    inLanguage: locale,
    url,
    image: siteUrl + assetHref(article.image, 'xl'),
    startDate: momentInZagreb(day, event.starts),
    endDate: momentInZagreb(day, event.ends),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: event.place, address: addressJsonLd(house) },
    organizer: organizationJsonLd(house.fullName, place),
    ...(priceCents === undefined
      ? { isAccessibleForFree: true }
      : {
          offers: { '@type': 'Offer', url, price: toDecimal(priceCents), priceCurrency: 'EUR' },
        }),
  };
}
