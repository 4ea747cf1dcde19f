import { expect, test } from 'vitest';
import { pageTitle } from '~/components/seo/page-title';

const house = { fullName: 'Hotel Linden by the Lake', name: 'Linden' };

test('as much as fits: detail takes precedence over the hotel’s full name, the page’s own title over both', () => {
  expect(pageTitle('Autumn oil', house, 'Oil')).toBe('Autumn oil – Oil | Hotel Linden by the Lake');
  const oil = 'Ekstra djevičansko maslinovo ulje';
  expect(pageTitle('Spring oil', house, oil)).toBe(`Spring oil – ${oil} | Linden`);
  expect(pageTitle('Gift box', house, 'x'.repeat(60))).toBe('Gift box | Hotel Linden by the Lake');
  expect(pageTitle('x'.repeat(50), house)).toBe(`${'x'.repeat(50)} | Linden`);
  expect(pageTitle('x'.repeat(64), house)).toBe('x'.repeat(64));
});
