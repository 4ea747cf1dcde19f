import { hotelMoment } from '~/platform/time/hotel-time';
import { expect, test } from 'vitest';
import { getContent } from '../../../support/site-content';
import { articleJsonLd, eventJsonLd } from '~/hospitality/news/news-json-ld';
import { findArticle, listArticles } from '~/hospitality/news/articles';
import { locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import { allSections } from '../../../support/all-sections';

const content = getContent();
const siteUrl = 'https://hotel.example';

test('the newest article stands first', () => {
  const dates = listArticles(content, 'hr').map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(dates.length).toBeGreaterThan(1);
});

test('an article is found by its own language’s address and leads on to others, never to itself', () => {
  const cards = listArticles(content, 'de');
  for (const { slug, title } of cards) {
    const article = findArticle(content, slug, 'de')?.article;
    expect(article?.title).toBe(title);
    expect(article?.related.length).toBeGreaterThan(0);
    expect(cards).toEqual(expect.arrayContaining(article?.related ?? []));
    expect(article?.related.map((card) => card.slug)).not.toContain(slug);
  }
});

test('an address of another language leads to the article in this one', () => {
  const { slugs } = allSections(content.get()).news.articles[0] ?? { slugs: undefined };
  expect(findArticle(content, slugs?.en ?? '', 'it')).toEqual({ movedTo: slugs?.it });
  expect(findArticle(content, 'nema', 'it')).toBeUndefined();
});

test('no two articles share an address in any language', () => {
  for (const locale of locales) {
    const slugs = allSections(content.get()).news.articles.map((article) => article.slugs[locale]);
    expect(new Set(slugs).size).toBe(slugs.length);
  }
});

test('dates for search engines carry the offset of the season', () => {
  expect(hotelMoment('2026-11-06', '12:00')).toBe('2026-11-06T12:00:00+01:00');
  expect(hotelMoment('2026-07-24', '12:00')).toBe('2026-07-24T12:00:00+02:00');
});

test('structured data are absolute, in the page’s language and complete', () => {
  for (const locale of locales) {
    const [card] = listArticles(content, locale);
    const article = findArticle(content, card?.slug ?? '', locale)?.article;
    if (!article) throw new Error('no article');
    const data = articleJsonLd(article, 'Murva', { siteUrl, locale });
    expect(data.url).toBe(siteUrl + href('article', locale, { slug: article.slug }));
    expect(data.image).toMatch(/^https:\/\/hotel\.example\/assets\//);
    expect(JSON.stringify(data)).not.toContain('undefined');
  }
});

const hotel = {
  fullName: 'Heritage Hotel Murva',
  name: 'Murva',
  street: 'Ulica 1',
  postalCode: '52429',
  city: 'Grožnjan',
  country: 'HR',
  phone: '+38552000000',
  email: 'recepcija@hotel.example',
};

/** Articles of which one invites to an evening; with a price where one is given. */
function withEvent(priceCents?: number) {
  const { news, ...rest } = allSections(content.get());
  const event = {
    name: { hr: 'Večer', en: 'Evening', it: 'Sera', de: 'Abend' },
    lead: { hr: 'Svirka', en: 'Music', it: 'Musica', de: 'Musik' },
    day: '2027-01-31',
    starts: '19:00',
    ends: '21:30',
    place: { hr: 'Dvorište', en: 'Courtyard', it: 'Corte', de: 'Hof' },
    ...(priceCents && { priceCents }),
  };
  const articles = news.articles.map((article, index) =>
    index === 0 ? { ...article, event } : { ...article, event: undefined },
  );
  const made = { ...rest, news: { ...news, articles } };
  return {
    source: { ...content, get: () => made },
    slug: news.articles[0]?.slugs.de ?? '',
  };
}

test('an article invites until the day of its event is over in Zagreb', () => {
  const { source, slug } = withEvent();
  const at = (moment: string) =>
    findArticle(source, slug, 'de', Date.parse(moment))?.article?.event?.name;
  expect(at('2027-01-31T22:59:59Z')).toBe('Abend');
  expect(at('2027-01-31T23:00:00Z')).toBeUndefined();
});

test.each([
  [undefined, { isAccessibleForFree: true }],
  [1250, { offers: expect.objectContaining({ price: '12.50', priceCurrency: 'EUR' }) }],
] as const)('an event at %s cents says when, where and what it costs', (priceCents, costs) => {
  const { source, slug } = withEvent(priceCents);
  const article = findArticle(source, slug, 'de', 0)?.article;
  if (!article?.event) throw new Error('no event');
  const data = eventJsonLd(article, article.event, hotel, { siteUrl, locale: 'de' });
  expect(data).toMatchObject({
    '@type': 'Event',
    name: 'Abend',
    description: 'Musik',
    startDate: '2027-01-31T19:00:00+01:00',
    endDate: '2027-01-31T21:30:00+01:00',
    location: { name: 'Hof', address: { addressLocality: 'Grožnjan' } },
    organizer: { '@id': 'https://hotel.example/#hotel' },
    ...costs,
  });
  expect('offers' in data).toBe(priceCents !== undefined);
});
