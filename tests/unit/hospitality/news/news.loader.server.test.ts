import { expect, test } from 'vitest';
import { loadArticle } from '~/hospitality/news/article.loader.server';
import { makeSource } from '../../../support/made-up-hotel/content';

function answerOf(slug: string): Response {
  try {
    loadArticle(makeSource(), slug, 'en');
  } catch (answer) {
    return answer as Response;
  }
  throw new Error(`There is an article "${slug}"`);
}

test('the Croatian slug redirects (301) to the English one; an unknown slug answers 404', () => {
  const moved = answerOf('harvest-hr');
  expect(moved.status).toBe(301);
  expect(moved.headers.get('Location')).toBe('/en/news/harvest-en');
  expect(answerOf('unknown').status).toBe(404);
});
