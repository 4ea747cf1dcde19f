import { expect, test } from 'vitest';
import { writeSellerAddress } from '~/content/seller-address';
import { makeSite } from '../../support/made-up-hotel/site';

test('the seller’s address keeps its numbers with their names, and ends with the country in the reader’s language', () => {
  const write = (locale: 'hr' | 'en') => writeSellerAddress(makeSite(), locale);
  expect(write('hr')).toBe('Mill Lane\u00a04, 8010\u00a0Graz, Austrija');
  expect(write('en')).toBe('Mill Lane\u00a04, 8010\u00a0Graz, Austria');
});
