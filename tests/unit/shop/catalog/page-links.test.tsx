import { expect, test } from 'vitest';
import { CategoryLinks, PageLinks } from '~/shop/catalog/page-links';
import { href } from '~/routing/href';
import { type Locale, locales } from '~/i18n/locales';
import { renderScreen } from '../../../support/render-screen';

const names: Record<Locale, [previous: string, next: string, page: string]> = {
  hr: ['Prethodna stranica', 'Sljedeća stranica', 'Stranica 5'],
  en: ['Previous page', 'Next page', 'Page 5'],
  de: ['Vorherige Seite', 'Nächste Seite', 'Seite 5'],
  it: ['Pagina precedente', 'Pagina successiva', 'Pagina 5'],
};

test.each(locales)(
  'a page in %s links to its neighbours and the ends of the list',
  async (locale) => {
    const paging = { page: 5, pages: 9, categories: [] };
    const html = await renderScreen(<PageLinks paging={paging} />, { locale });
    const shop = href('shop', locale);
    const [previous, next, current] = names[locale];
    expect(html).toContain(`<a rel="prev" href="${shop}?page=4">${previous}</a>`);
    expect(html).toContain(`<a rel="next" href="${shop}?page=6">${next}</a>`);
    expect(html).toContain(
      `<a aria-label="${current}" aria-current="page" href="${shop}?page=5">5</a>`,
    );
    const addresses = [...html.matchAll(/<li><a[^>]* href="([^"]+)"/g)].map(([, to]) => to);
    expect(addresses).toEqual(
      ['', '?page=4', '?page=5', '?page=6', '?page=9'].map((query) => shop + query),
    );
  },
);

test('the ends of the list have no link beyond them', async () => {
  const first = await renderScreen(<PageLinks paging={{ page: 1, pages: 2, categories: [] }} />);
  const last = await renderScreen(<PageLinks paging={{ page: 2, pages: 2, categories: [] }} />);
  expect(first).not.toContain('rel="prev"');
  expect(last).not.toContain('rel="next"');
  expect(last).toContain('rel="prev" href="/shop"');
});

test('a category is linked where it begins', async () => {
  const categories = [
    { category: 'oil', page: 1 },
    { category: 'tea', page: 3 },
  ] as const;
  const paging = { page: 2, pages: 3, categories: [...categories] };
  const html = await renderScreen(<CategoryLinks paging={paging} />, { locale: 'en' });
  expect(html).toContain('href="/en/shop#shelf-oil"');
  expect(html).toContain('href="/en/shop?page=3#shelf-tea"');
});
