import { expect, test } from 'vitest';
import { fromContract, toContract } from '~/content/content-contract';
import { makeContent } from '../../support/made-up-hotel/content';

const content = makeContent();

test('what one site publishes is what another reads, under the contract’s name', () => {
  const published = toContract(content);
  expect(published.site.house).toEqual(content.site.hotel);
  expect(published.site).not.toHaveProperty('hotel');
  expect(fromContract(published)).toEqual(content);
});

test.each([null, 'text', [], {}, { site: null }, { site: ['house'] }])(
  'other data is left to the schema: %j',
  (published) => {
    expect(fromContract(published)).toBe(published);
  },
);
