import { expect, test } from 'vitest';
import { TextScreen } from '~/site/texts/text-screen';
import { loadTextPage } from '~/site/texts/texts.server';
import { locales } from '~/i18n/locales';
import { href } from '~/routing/href';
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

test.each(textPages)('%s in every language: one h1, no bare markup', async (page) => {
  for (const locale of locales) {
    const html = await renderScreen(
      <TextScreen view={loadTextPage(makeLoadContext(), page, locale)} />,
      { locale },
    );
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/\]\(|undefined/);
    expect(html).toContain(`href="${href('contact', locale)}"`);
  }
});

test('a page without a text answers 404', () => {
  expect(() => loadTextPage(makeLoadContext(), 'home', 'hr')).toThrow(
    expect.objectContaining({ status: 404 }),
  );
});

test('tables, lists and forms to fill in are shown', async () => {
  const html = await renderScreen(
    <TextScreen view={loadTextPage(makeLoadContext(), 'withdrawal', 'de')} />,
    { locale: 'de' },
  );
  expect(html).toContain('<li>Second item de</li>');
  expect(html).toMatch(/<caption[^>]*>Caption de<\/caption>/);
  expect(html).toContain('To: Linden Hotel GmbH, Mill Lane 4, 8010 Graz de');
  expect(html.match(/text-sheet__blank/g)).toHaveLength(3);
});
