import { expect, test } from 'vitest';
import { loadArticle } from '~/hospitality/news/article.loader.server';
import { getContent } from '../../../support/site-content';

function answerOf(slug: string): Response {
  try {
    loadArticle(getContent(), slug, 'en');
  } catch (answer) {
    return answer as Response;
  }
  throw new Error(`There is an article "${slug}"`);
}

test('the Croatian end of an address answers 301 to the English one; an unknown one 404', () => {
  const moved = answerOf('prvo-ulje-godine');
  expect(moved.status).toBe(301);
  expect(moved.headers.get('Location')).toBe('/en/news/first-oil-of-the-year');
  expect(answerOf('nothing-of-the-kind').status).toBe(404);
});
