import { expect, test } from 'vitest';
import { packageJsonLd } from '~/hospitality/packages/package-json-ld';
import { toPackageOffer } from '~/hospitality/packages/package-offer';
import { locales } from '~/i18n/locales';
import { makeSource } from '../../../support/made-up-hotel/content';

const content = makeSource();
const { packages, site } = content.get();
const now = new Date('2026-11-21T12:00:00Z');

test.each(locales)(
  'a package in %s says what its page says, and costs per person what its tiers say, for their groups',
  (locale) => {
    for (const item of packages.items) {
      const view = toPackageOffer(content, item, locale, now);
      const [product] = packageJsonLd(view, site.hotel, { siteUrl: 'https://h.example', locale });
      if (!product || !('offers' in product)) throw new Error('no product');
      expect(product.description).toBe(item.lead[locale]);
      const { offers, lowPrice, highPrice, offerCount } = product.offers;
      const prices = item.tiers.map(({ personCents }) => (personCents / 100).toFixed(2));
      expect(offers.map(({ price }) => price)).toEqual(prices);
      expect([lowPrice, highPrice]).toEqual([prices.at(-1), prices[0]]);
      expect(offerCount).toBe(item.tiers.length);
      expect(offers.map(({ eligibleQuantity }) => eligibleQuantity.maxValue)).toEqual(
        item.tiers.map(({ upTo }) => upTo),
      );
    }
  },
);
