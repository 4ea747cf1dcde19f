import { expect, test } from 'vitest';
import { loadPackage } from '~/hospitality/packages/package.loader.server';
import { makeSource } from '../../../support/made-up-hotel/content';

const content = makeSource();

test('a package names its slugs in all languages, and the other packages', () => {
  const { slugs, others } = loadPackage(content, 'package', 'spring-walk-hr', 'hr', new Date());
  expect(slugs).toEqual({
    hr: 'spring-walk-hr',
    en: 'spring-walk-en',
    it: 'spring-walk-it',
    de: 'spring-walk-de',
  });
  expect(others.map(({ id }) => id)).toEqual(['autumn-walk', 'fireside']);
});
