import { useId } from 'react';
import { expect, test } from 'vitest';
import { KeptPart, KeptParts, takeKeptParts } from '~/components/layout/kept-part';
import { SiteFooter } from '~/components/layout/site-footer';
import { renderScreen } from '../../../support/render-screen';

function Place() {
  return <p id={useId()}>here</p>;
}

const page = (parts: ReadonlyMap<string, string> | undefined, word: string) =>
  renderScreen(
    <KeptParts.Provider value={parts}>
      <KeptPart name="words" className="a">
        <p>{word}</p> &amp; <b>more</b>
      </KeptPart>
      <p>{word}</p>
      <SiteFooter />
    </KeptParts.Provider>,
  );

test('the first page that renders a part has the markup that it always has', async () => {
  const parts = new Map<string, string>();
  const html = takeKeptParts(await page(parts, 'one'), parts);
  expect(html).toBe(await page(undefined, 'one'));
  expect(parts.get('words')).toBe('<p>one</p> &amp; <b>more</b>');
});

test('later pages have the kept part, and everything else anew', async () => {
  const parts = new Map<string, string>();
  takeKeptParts(await page(parts, 'one'), parts);
  const later = takeKeptParts(await page(parts, 'two'), parts);
  expect(later).toContain('<div class="a"><p>one</p> &amp; <b>more</b></div><p>two</p>');
  expect(takeKeptParts(await page(parts, 'one'), parts)).toBe(await page(undefined, 'one'));
});

test('a part with an id that React derives from the place in the page is not kept', async () => {
  const parts = new Map<string, string>();
  const html = await renderScreen(
    <KeptParts.Provider value={parts}>
      <KeptPart name="place" className="a">
        <Place />
      </KeptPart>
    </KeptParts.Provider>,
  );
  expect(takeKeptParts(html, parts)).toMatch(/^<div class="a"><p id=":R\w+:">here<\/p><\/div>$/);
  expect(parts.size).toBe(0);
});
