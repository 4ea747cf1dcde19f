import { expect, test } from 'vitest';
import type { FrameData } from '~/components/layout/frame-data';
import { SiteFooter } from '~/components/layout/site-footer';
import { HeaderRow } from '~/components/layout/site-header';
import { locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import { renderScreen } from '../../../support/render-screen';

const picture = { id: 'mark', width: 480, height: 240, hash: 'abc' };

const frame: FrameData = {
  siteUrl: 'https://kuca.example',
  scripts: true,
  hotel: {
    name: 'Kuća',
    fullName: 'Hotel Kuća',
    tavern: 'Konoba Kuća',
    street: 'Ulica 1',
    postalCode: '52000',
    city: 'Grad',
    country: 'HR',
    phone: '+38552111111',
    phoneDisplay: '+385 52 111 111',
    email: 'info@kuca.example',
    mapUrl: 'https://map.example/',
    bookingUrl: 'https://booking.example/',
    social: [{ name: 'Mreža', url: 'https://social.example/' }],
    partners: [{ name: 'Partner', url: 'https://partner.example/', picture }],
    credit: { name: 'Studio', url: 'https://studio.example/' },
  },
  seller: { legalName: 'Kuća d.o.o.', taxNumber: '12345678903' },
  cards: ['Visa', 'Diners'],
  menuPictures: {},
  itemCount: 0,
  demonstration: false,
};

/** The text of every link by its address; the last one wins. */
function linksOf(html: string): Map<string, string> {
  return new Map(
    [...html.matchAll(/<a\s[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, address = '', body]) => [
      address,
      (body ?? '').replace(/<[^>]*>/g, ''),
    ]),
  );
}

test.each([
  ['hr', 'Raskid ugovora'],
  ['en', 'Withdraw from contract here'],
  ['de', 'Vertrag widerrufen'],
  ['it', 'Recedere dal contratto qui'],
] as const)('in %s the withdrawal link has its statutory label', async (locale, words) => {
  const html = await renderScreen(<SiteFooter frame={frame} />, { locale });
  expect(linksOf(html).get(href('withdrawal', locale))).toBe(words);
});

test.each(locales)(
  'in %s every section, the hotel and its partners have their links',
  async (locale) => {
    const links = linksOf(await renderScreen(<SiteFooter frame={frame} />, { locale }));
    for (const page of [
      'heritage',
      'rooms',
      'restaurant',
      'tavern',
      'oleotheque',
      'wellness',
      'packages',
      'experiences',
      'gallery',
      'news',
      'contact',
      'faq',
      'shop',
      'shipping',
      'payment',
      'terms',
      'privacy',
      'cookies',
      'imprint',
      'accessibility',
      'priceList',
    ] as const) {
      expect(links.get(href(page, locale)), page).toMatch(/\p{L}/u);
    }
    for (const [address, words] of [
      ['https://map.example/', /\p{L}/u],
      ['tel:+38552111111', /\+385 52 111 111/],
      ['mailto:info@kuca.example', /info@kuca\.example/],
      ['https://social.example/', /Mreža/],
      ['https://studio.example/', /Studio/],
    ] as const) {
      expect(links.get(address)).toMatch(words);
    }
  },
);

test('links to other sites open a new tab, which cannot reach this one', async () => {
  const html = await renderScreen(<SiteFooter frame={frame} />);
  for (const site of ['map', 'social', 'partner', 'studio']) {
    const [link = ''] =
      new RegExp(`<a [^>]*href="https://${site}\\.example/"[^>]*>`).exec(html) ?? [];
    expect(link).toContain('target="_blank" rel="noopener"');
  }
});

test('a card without a logo is shown as text', async () => {
  const html = await renderScreen(<SiteFooter frame={frame} />);
  expect(html).toMatch(/<img[^>]*src="\/cards\/visa\.svg"[^>]*alt="Visa"/);
  expect(html).toMatch(/<li>Diners<\/li>/);
});

test('both headers have the mark, the shop, the languages, and the booking in a new tab', async () => {
  const html = await renderScreen(<HeaderRow frame={frame} />, { locale: 'de' });
  const links = linksOf(html);
  expect(links.get(href('home', 'de'))).toContain('Kuća');
  expect(links.get(href('shop', 'de'))).toMatch(/\p{L}/u);
  for (const locale of locales) {
    if (locale !== 'de') expect(html).toContain(`href="${href('cart', locale)}"`);
  }
  const [book = ''] = /<a [^>]*href="https:\/\/booking\.example\/"[^>]*>/.exec(html) ?? [];
  expect(book).toContain('target="_blank" rel="noopener"');
});

test('the navigation works without data of the hotel', async () => {
  const html = await renderScreen(<SiteFooter />);
  expect(linksOf(html).get(href('tavern', 'hr'))).toBe('Konoba');
});

test('on pages in other languages Croatian names are marked as Croatian', async () => {
  const html = await renderScreen(<SiteFooter frame={frame} />, { locale: 'de' });
  expect(html).toContain('<span lang="hr">Kuća d.o.o.</span>');
  expect(html).toMatch(/<p lang="hr">Hotel Kuća<br\/>Ulica 1/);
});
