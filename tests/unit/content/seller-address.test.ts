import { expect, test } from 'vitest';
import { writeSellerAddress } from '~/content/seller-address';
import { makeSite } from '../../support/made-up-hotel/site';

test('the seller’s address ends with the country, in the reader’s language', () => {
  const write = (locale: 'hr' | 'en') => writeSellerAddress(makeSite(), locale);
  expect(write('hr')).toBe('Mill Lane 4, 8010 Graz, Austrija');
  expect(write('en')).toBe('Mill Lane 4, 8010 Graz, Austria');
});
