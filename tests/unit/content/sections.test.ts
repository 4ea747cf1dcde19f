import { expect, test } from 'vitest';
import { omitSectionsWithoutPage } from '~/content/sections';
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
