import { expect, test } from 'vitest';
import { requirePackage } from '~/hospitality/packages/package.loader.server';
import { makeSource } from '../../../support/made-up-hotel/content';

const content = makeSource();

function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (thrown) {
    return thrown;
  }
  throw new Error('nothing was thrown');
}

test('a slug of another language answers 301 to the same page in this one', () => {
  for (const [page, end] of [
    ['package', ''],
    ['packageReservation', '/anfrage'],
  ] as const) {
    const answer = thrownBy(() => requirePackage(content, page, 'spring-walk-en', 'de'));
    expect(answer).toBeInstanceOf(Response);
    const { status, headers } = answer as Response;
    expect([status, headers.get('Location')]).toEqual([301, `/de/pakete/spring-walk-de${end}`]);
  }
});

test('an unknown slug answers 404; a package names its slugs in all languages', () => {
  expect(thrownBy(() => requirePackage(content, 'package', 'unknown', 'hr'))).toMatchObject({
    status: 404,
  });
  const { slugs, others } = requirePackage(content, 'package', 'spring-walk-hr', 'hr');
  expect(slugs).toEqual({
    hr: 'spring-walk-hr',
    en: 'spring-walk-en',
    it: 'spring-walk-it',
    de: 'spring-walk-de',
  });
  expect(others.map(({ id }) => id)).toEqual(['autumn-walk', 'fireside']);
});
