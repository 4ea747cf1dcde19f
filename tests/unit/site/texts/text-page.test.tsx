import { expect, test } from 'vitest';
import { TextPage } from '~/site/texts/text-page';
import { loadTextPage } from '~/site/texts/texts.server';
import { locales } from '~/i18n/locales';
import type { PageId } from '~/routing/page-table';
import { renderScreen } from '../../../support/render-screen';
import { makeLoadContext } from '../../../support/load-context';

const textPages: PageId[] = [
  'terms',
  'shipping',
  'payment',
  'privacy',
  'cookies',
  'imprint',
  'accessibility',
  'guarantee',
  'withdrawal',
];

test.each(textPages)('%s is complete in every language: one h1, no bare markup', async (page) => {
  for (const locale of locales) {
    const html = await renderScreen(
      <TextPage view={loadTextPage(makeLoadContext(), page, locale)} />,
      { locale },
    );
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/\]\(|undefined/);
  }
});

test('a page without a text answers 404', () => {
  expect(() => loadTextPage(makeLoadContext(), 'home', 'hr')).toThrow(
    expect.objectContaining({ status: 404 }),
  );
});

test('the cookie page names the cart’s cookie and says when it ends', async () => {
  const html = await renderScreen(
    <TextPage view={loadTextPage(makeLoadContext(), 'cookies', 'en')} />,
    {
      locale: 'en',
    },
  );
  for (const name of ['cart', 'positions', 'closure-notice', 'language-hint', 'module-reload']) {
    expect(html).toContain(`>${name} (`);
  }
  expect(html).toContain('7 days');
});

test('the withdrawal form has lines to write on and the seller’s address', async () => {
  const html = await renderScreen(
    <TextPage view={loadTextPage(makeLoadContext(), 'withdrawal', 'de')} />,
    {
      locale: 'de',
    },
  );
  expect(html).toContain('An: Linden d.o.o., Mill Lane 4, 8010 Graz, Kroatien');
  expect(html.match(/text-sheet__blank/g)).toHaveLength(9);
});

test('the closed dispute platform of the EU is linked nowhere', async () => {
  for (const locale of locales) {
    const html = await renderScreen(
      <TextPage view={loadTextPage(makeLoadContext(), 'imprint', locale)} />,
      {
        locale,
      },
    );
    expect(html).not.toContain('ec.europa.eu');
    expect(html).toContain('dirh.gov.hr');
  }
});
