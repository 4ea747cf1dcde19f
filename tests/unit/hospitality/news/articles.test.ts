import { hotelMoment } from '~/platform/time/hotel-time';
import { expect, test } from 'vitest';
import { articleJsonLd, eventJsonLd } from '~/hospitality/news/news-json-ld';
import { loadArticle } from '~/hospitality/news/article.loader.server';
import { listArticles } from '~/hospitality/news/articles';
import { locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import { makeSource } from '../../../support/made-up-hotel/content';
import { makeArticle, makeNews } from '../../../support/made-up-hotel/pages';
import { words } from '../../../support/made-up-hotel/words';
import { atHotel } from '../../../support/hotel-clock';

const content = makeSource();
const siteUrl = 'https://hotel.example';

test('the newest article comes first', () => {
  const dates = listArticles(content, 'hr').map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(dates.length).toBeGreaterThan(1);
});

test('an article is found by its slug in the page’s language and links to others, never to itself', () => {
  const cards = listArticles(content, 'de');
  for (const { slug, title } of cards) {
    const article = loadArticle(content, slug, 'de', new Date());
    expect(article.title).toBe(title);
    expect(article.related.length).toBeGreaterThan(0);
    for (const card of article.related ?? [])
      expect(cards).toContainEqual(expect.objectContaining(card));
    expect(article.related.map((card) => card.slug)).not.toContain(slug);
  }
});

test('dates for search engines carry the offset of the season', () => {
  for (const day of ['2026-11-06', '2026-07-24']) {
    const moment = hotelMoment(day, '12:00');
    expect(moment).toMatch(new RegExp(`^${day}T12:00:00[+-]\\d{2}:\\d{2}$`));
    expect(new Date(moment)).toEqual(atHotel(`${day}T12:00`));
  }
});

test('structured data are absolute, in the page’s language and complete', () => {
  for (const locale of locales) {
    const [card] = listArticles(content, locale);
    const article = loadArticle(content, card?.slug ?? '', locale, new Date());
    const data = articleJsonLd(article, 'Linden', { siteUrl, locale });
    expect(data.url).toBe(siteUrl + href('article', locale, { slug: article.slug }));
    expect(data.image).toMatch(/^https:\/\/hotel\.example\/assets\//);
    expect(JSON.stringify(data)).not.toContain('undefined');
  }
});

const { hotel } = content.get().site;

/** News of one article that announces an evening; with a price where one is given. */
function withEvent(priceCents?: number) {
  const event = {
    name: words('Evening'),
    lead: words('Music'),
    day: '2027-01-31',
    starts: '19:00',
    ends: '21:30',
    place: words('Courtyard'),
    ...(priceCents && { priceCents }),
  };
  const article = makeArticle({ event });
  return {
    source: makeSource({ news: makeNews({ articles: [article] }) }),
    slug: article.slugs.de,
  };
}

test('an event is announced until its day is over in the hotel’s time zone', () => {
  const { source, slug } = withEvent();
  const at = (moment: string) => loadArticle(source, slug, 'de', atHotel(moment)).event?.name;
  expect(at('2027-01-31T23:59:59')).toBe('Evening de');
  expect(at('2027-02-01T00:00')).toBeUndefined();
});

test.each([
  [undefined, { isAccessibleForFree: true }],
  [1250, { offers: expect.objectContaining({ price: '12.50', priceCurrency: 'EUR' }) }],
] as const)('an event at %s cents has its time, place and price', (priceCents, costs) => {
  const { source, slug } = withEvent(priceCents);
  const article = loadArticle(source, slug, 'de', new Date(0));
  if (!article.event) throw new Error('no event');
  const data = eventJsonLd(article, article.event, hotel, { siteUrl, locale: 'de' });
  expect(data).toMatchObject({
    '@type': 'Event',
    name: 'Evening de',
    description: 'Music de',
    startDate: hotelMoment('2027-01-31', '19:00'),
    endDate: hotelMoment('2027-01-31', '21:30'),
    location: { name: 'Courtyard de', address: { addressLocality: hotel.city } },
    organizer: { '@id': 'https://hotel.example/#hotel' },
    ...costs,
  });
  expect('offers' in data).toBe(priceCents !== undefined);
});
