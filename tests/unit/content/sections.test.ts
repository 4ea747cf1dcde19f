import { expect, test } from 'vitest';
import { listOmitted, omitSectionsWithoutPage } from '~/content/sections';
import { makeSource } from '../../support/made-up-hotel/content';

test('nothing can link to a section whose page the hotel leaves out', () => {
  const all = makeSource().get();
  const shown = omitSectionsWithoutPage(all, (page) => page !== 'tavern' && page !== 'oleotheque');
  expect([all.tavern, all.oleotheque, all.site.shop.oleotheque]).not.toContain(undefined);
  expect([shown.tavern, shown.oleotheque, shown.site.shop?.oleotheque]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(shown.packages).toBe(all.packages);
});

test('what is in the content for pages that the hotel leaves out is listed by its path', () => {
  const all = makeSource().get();
  const without = (...pages: string[]) =>
    listOmitted(
      all,
      omitSectionsWithoutPage(all, (page) => !pages.includes(page)),
    );
  expect(without()).toEqual([]);
  expect(without('news', 'oleotheque')).toEqual(['site.shop.oleotheque', 'oleotheque', 'news']);
  expect(without('shop', 'terms')).toEqual([
    'site.shareCards.shop',
    'site.cards',
    'site.delivery',
    'site.shop',
    'site.texts.terms',
    'products',
  ]);
  const { site, ...rest } = all;
  const { cards: _cards, delivery: _delivery, shop: _shop, ...remaining } = site;
  const noShop = { ...rest, site: { ...remaining, shareCards: {} }, products: [] };
  const shown = omitSectionsWithoutPage(noShop, (page) => page !== 'shop');
  expect(listOmitted(noShop, shown)).toEqual([]);
});
