import { expect, test, vi } from 'vitest';
import type { FrameData } from '~/components/layout/frame-data';
import { FooterNavigation } from '~/components/layout/footer-navigation';
import { SiteMenu } from '~/components/layout/site-menu';
import { createSnapshot } from '~/content/content-snapshot.server';
import { omitSectionsWithoutPage } from '~/content/sections';
import { readRequested } from '~/hospitality/replies/reservation';
import { HomeJsonLd } from '~/hospitality/home/home-json-ld';
import { loadHome } from '~/hospitality/home/home.loader.server';
import { HomeScreen } from '~/hospitality/home/home-screen';
import { InboxScreen } from '~/reception/enquiries/inbox-screen';
import { TextsScreen } from '~/reception/texts/texts-screen';
import { href, matchPath } from '~/routing/href';
import { listPricedItems } from '~/shop/pricing/priced-items';
import { toPublishedPrices } from '~/site/price-list/published-prices';
import { listEntries } from '~/site/sitemap/sitemap-entries';
import { makeContent, masters } from '../support/made-up-hotel/content';
import { renderScreen } from '../support/render-screen';

// A hotel that serves breakfast only.
vi.mock('#hotel/hotel.config.js', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  paths: {},
  withoutPages: ['restaurant', 'oleotheque'],
}));

const pages = ['restaurant', 'tavern', 'tableReservation'] as const;
const addresses = pages.map((page) => href(page, 'en'));
const { restaurant: _, ...rest } = makeContent();
const content = createSnapshot(rest, masters);

const linksOf = (html: string) =>
  [...html.matchAll(/<a\s[^>]*href="([^"?#]*)/g)].map(([, address]) => address);

test('its content needs no restaurant', () => {
  expect(content.get().restaurant).toBeUndefined();
});

test('a restaurant that is still in the content is not shown', () => {
  const { restaurant, tavern } = omitSectionsWithoutPage(makeContent());
  expect([restaurant, tavern]).toEqual([undefined, undefined]);
});

test.each(addresses)('%s is no page', (address) => {
  expect(matchPath(address)).toBeUndefined();
});

test('no menu, footer or home page leads to its pages', async () => {
  const screens = (
    <>
      <SiteMenu />
      <HomeScreen view={loadHome(content, 'en', new Date())} />
      <FooterNavigation />
    </>
  );
  const links = linksOf(await renderScreen(screens, { locale: 'en' }));
  expect(links).toContain(href('shop', 'en'));
  expect(links.filter((link) => addresses.includes(link ?? ''))).toEqual([]);
});

test('in the footer the shop is not under the heading of food', async () => {
  const html = await renderScreen(<FooterNavigation />, { locale: 'en' });
  const headings = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, heading]) => heading);
  expect(headings).toEqual(['Stay', 'Help and orders', 'Languages']);
});

test('the structured data of the hotel names no restaurant', async () => {
  const data = await renderScreen(<HomeJsonLd of={loadHome(content, 'en', new Date())} />, {
    locale: 'en',
    frame: {
      siteUrl: 'https://lake.example',
      hotel: { ...content.get().site.hotel, social: [] } as unknown as FrameData['hotel'],
    },
  });
  expect(data).toContain('"Hotel"');
  expect(data).not.toMatch(/containsPlace|restaurant/);
});

test('the sitemap has none of its pages', () => {
  const listed = listEntries(content.get(), '2026-11-30').map(({ page }) => page);
  expect(pages.filter((page) => listed.includes(page))).toEqual([]);
});

test('no price list has a dish', () => {
  expect(toPublishedPrices(content, 'en').dining).toEqual([]);
  expect(listPricedItems(content.get()).filter(({ kind }) => kind === 'dish')).toEqual([]);
});

const inbox = { rows: [], hasNewer: false, next: undefined, typed: '', kind: undefined };

test('the desk offers nothing about tables', async () => {
  const html = await renderScreen(
    <>
      <InboxScreen
        inbox={{ ...inbox, state: undefined }}
        changesTexts
        locale="en"
        now={new Date('2026-11-27T12:00:00Z')}
      />
      <TextsScreen changed={[]} />
    </>,
    { locale: 'en' },
  );
  expect(html).toMatch(/package/i);
  expect(html).not.toMatch(/\btables?\b|restaurant/i);
});

test('a table that a guest asked for before has no venue any more', () => {
  const details = JSON.stringify({ venue: 'restaurant', guests: 2, date: '2026-12-01' });
  expect(readRequested(details)).toMatchObject({ venue: undefined, guests: 2 });
});
