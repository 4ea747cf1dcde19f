import { expect, test } from 'vitest';
import { withTodaysArticles } from '~/content/todays-articles';
import { makeSource } from '../../support/made-up-hotel/content';
import { makeArticle, makeNews } from '../../support/made-up-hotel/pages';
import { slugs } from '../../support/made-up-hotel/words';

const article = (id: string, date: string) =>
  makeArticle({ id, slugs: slugs(id), date, related: [] });
const source = makeSource({
  news: makeNews({ articles: [article('old', '2026-11-01'), article('new', '2026-12-01')] }),
});
const idsOn = (day: string) =>
  withTodaysArticles(source, day)
    .get()
    .news?.articles.map(({ id }) => id);

test('an article appears on its day, and pages that were kept change with it', () => {
  expect(idsOn('2026-11-30')).toEqual(['old']);
  expect(idsOn('2026-12-01')).toEqual(['old', 'new']);
  expect(withTodaysArticles(source, '2026-11-30').revision()).not.toBe(source.revision());
  expect(withTodaysArticles(source, '2026-12-01')).toBe(source);
});
