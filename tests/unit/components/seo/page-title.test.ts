import { expect, test } from 'vitest';
import { pageTitle } from '~/components/seo/page-title';

const hotel = { fullName: 'Heritage Hotel Murva', name: 'Murva' };

test('as much as fits: the detail before the house’s full name, the page’s own words before all', () => {
  expect(pageTitle('Buža', hotel, 'Oil')).toBe('Buža – Oil | Heritage Hotel Murva');
  const oil = 'Ekstra djevičansko maslinovo ulje';
  expect(pageTitle('Bianchera', hotel, oil)).toBe(`Bianchera – ${oil} | Murva`);
  expect(pageTitle('Gift box', hotel, 'x'.repeat(60))).toBe('Gift box | Heritage Hotel Murva');
  expect(pageTitle('x'.repeat(50), hotel)).toBe(`${'x'.repeat(50)} | Murva`);
  expect(pageTitle('x'.repeat(64), hotel)).toBe('x'.repeat(64));
});
