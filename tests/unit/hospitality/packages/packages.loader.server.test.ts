import { expect, test } from 'vitest';
import { requirePackage } from '~/hospitality/packages/package.loader.server';
import { getContent } from '../../../support/site-content';

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
    const answer = thrownBy(() => requirePackage(getContent(), page, 'new-oil', 'de'));
    expect(answer).toBeInstanceOf(Response);
    const { status, headers } = answer as Response;
    expect([status, headers.get('Location')]).toEqual([301, `/de/pakete/junges-oel${end}`]);
  }
});

test('nobody’s slug answers 404; a package’s own names its slugs in all languages', () => {
  expect(thrownBy(() => requirePackage(getContent(), 'package', 'nema', 'hr'))).toMatchObject({
    init: { status: 404 },
  });
  const { slugs, others } = requirePackage(getContent(), 'package', 'mlado-ulje', 'hr');
  expect(slugs).toEqual({
    hr: 'mlado-ulje',
    en: 'new-oil',
    it: 'olio-nuovo',
    de: 'junges-oel',
  });
  expect(others.map(({ id }) => id)).not.toContain('new-oil');
});
