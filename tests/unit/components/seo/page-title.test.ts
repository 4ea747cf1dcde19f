import { expect, test } from 'vitest';
import { pageTitle } from '~/components/seo/page-title';

const house = { fullName: 'Heritage Hotel Murva', name: 'Murva' };

test('as much as fits: the detail before the house’s full name, the page’s own words before all', () => {
  expect(pageTitle('Buža', house, 'Oil')).toBe('Buža – Oil | Heritage Hotel Murva');
  const oil = 'Ekstra djevičansko maslinovo ulje';
  expect(pageTitle('Bianchera', house, oil)).toBe(`Bianchera – ${oil} | Murva`);
  expect(pageTitle('Gift box', house, 'x'.repeat(60))).toBe('Gift box | Heritage Hotel Murva');
  expect(pageTitle('x'.repeat(50), house)).toBe(`${'x'.repeat(50)} | Murva`);
  expect(pageTitle('x'.repeat(64), house)).toBe('x'.repeat(64));
});
