import { requireSection } from '~/content/sections';
import { hotelMoment, today } from '~/platform/time/hotel-time';
import type { ContentSource } from '~/content/content';
import type { Article } from '~/content/story-schema';
import { listParagraphs } from '~/content/page-content';
import { type Picture, toPicture } from '~/content/picture';
import type { Slugs } from '~/content/value-schema';
import type { Locale } from '~/i18n/locales';

/** An article as shown in lists; `date` is a calendar day. */
export type ArticleCard = { slug: string; title: string; lead: string; date: string };

/** An event: a calendar day, times in the hotel's time zone, the price per person. */
export type NewsEvent = {
  name: string;
  lead: string;
  day: string;
  starts: string;
  ends: string;
  place: string;
  priceCents?: number | undefined;
  /** ISO 8601 with the offset: `2027-07-10T20:30:00+02:00`. */
  startsAt: string;
  endsAt: string;
};

export type ArticleView = ArticleCard & {
  summary: string;
  /** Day of the last change, if there was one. */
  updated?: string;
  /** Noon of the day of publication and of the last change, with the offset, since structured data needs a time. */
  publishedAt: string;
  modifiedAt: string;
  paragraphs: string[];
  image: Picture;
  slugs: Slugs;
  related: ArticleCard[];
  /** Only until the day of the event is over. */
  event?: NewsEvent;
};

function toArticleCard({ slugs, title, lead, date }: Article, locale: Locale): ArticleCard {
  return { slug: slugs[locale], title: title[locale], lead: lead[locale], date };
}

/** All articles with their posters, newest first. */
export function listArticles(
  content: ContentSource,
  locale: Locale,
): (ArticleCard & { image: Picture })[] {
  return requireSection(content, 'news')
    .articles.toSorted((one, other) => other.date.localeCompare(one.date))
    .map((article) => ({
      ...toArticleCard(article, locale),
      image: toPicture(content, article.image, locale),
    }));
}

function toNewsEvent({ event }: Article, locale: Locale, now: Date): NewsEvent | undefined {
  if (!event || event.day < today(now.getTime())) return undefined;
  const { name, lead, place } = event;
  return {
    ...event,
    name: name[locale],
    lead: lead[locale],
    place: place[locale],
    startsAt: hotelMoment(event.day, event.starts),
    endsAt: hotelMoment(event.day, event.ends),
  };
}

export function toArticleView(
  content: ContentSource,
  article: Article,
  locale: Locale,
  now: Date,
): ArticleView {
  const { articles } = requireSection(content, 'news');
  const event = toNewsEvent(article, locale, now);
  return {
    ...toArticleCard(article, locale),
    summary: article.summary[locale],
    ...(article.updated && { updated: article.updated }),
    publishedAt: hotelMoment(article.date, '12:00'),
    modifiedAt: hotelMoment(article.updated ?? article.date, '12:00'),
    paragraphs: listParagraphs(article.body, locale),
    image: toPicture(content, article.image, locale),
    ...(event && { event }),
    slugs: article.slugs,
    related: article.related.flatMap((id) => {
      const found = articles.find((other) => other.id === id);
      return found ? [toArticleCard(found, locale)] : [];
    }),
  };
}
