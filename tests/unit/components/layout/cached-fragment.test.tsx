import { useId } from 'react';
import { expect, test } from 'vitest';
import {
  CachedFragment,
  CachedFragments,
  extractFragments,
} from '~/components/layout/cached-fragment';
import { SiteFooter } from '~/components/layout/site-footer';
import { renderScreen } from '../../../support/render-screen';

function Place() {
  return <p id={useId()}>here</p>;
}

const page = (fragments: ReadonlyMap<string, string> | undefined, word: string) =>
  renderScreen(
    <CachedFragments.Provider value={fragments}>
      <CachedFragment name="words" className="a">
        <p>{word}</p> &amp; <b>more</b>
      </CachedFragment>
      <p>{word}</p>
      <SiteFooter />
    </CachedFragments.Provider>,
  );

test('the first page that renders a fragment has the markup that it always has', async () => {
  const fragments = new Map<string, string>();
  const html = extractFragments(await page(fragments, 'one'), fragments);
  expect(html).toBe(await page(undefined, 'one'));
  expect(fragments.get('words')).toBe('<p>one</p> &amp; <b>more</b>');
});

test('later pages have the cached fragment, and everything else anew', async () => {
  const fragments = new Map<string, string>();
  extractFragments(await page(fragments, 'one'), fragments);
  const later = extractFragments(await page(fragments, 'two'), fragments);
  expect(later).toContain('<div class="a"><p>one</p> &amp; <b>more</b></div><p>two</p>');
  expect(extractFragments(await page(fragments, 'one'), fragments)).toBe(
    await page(undefined, 'one'),
  );
});

test('a fragment with an id that React derives from the place in the page is not cached', async () => {
  const fragments = new Map<string, string>();
  const html = await renderScreen(
    <CachedFragments.Provider value={fragments}>
      <CachedFragment name="place" className="a">
        <Place />
      </CachedFragment>
    </CachedFragments.Provider>,
  );
  expect(extractFragments(html, fragments)).toMatch(
    /^<div class="a"><p id=":R\w+:">here<\/p><\/div>$/,
  );
  expect(fragments.size).toBe(0);
});
