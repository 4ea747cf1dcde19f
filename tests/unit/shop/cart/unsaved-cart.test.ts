import { expect, test } from 'vitest';
import { hasUnsaved } from '~/shop/cart/unsaved-cart';
import { sampleLine } from '../../../support/sample-cart';

const lines = [sampleLine(), sampleLine({ variantId: 'spring-oil-250', count: 1 })];

function typed(counts: Record<string, string>): FormData {
  const form = new FormData();
  for (const [id, count] of Object.entries(counts)) form.set(`counts.${id}`, count);
  return form;
}

test.each([
  [{ 'spring-oil-500': '2', 'spring-oil-250': '1' }, 'HR', false],
  [{ 'spring-oil-500': '2', 'spring-oil-250': '3' }, 'HR', true],
  [{ 'spring-oil-500': '', 'spring-oil-250': '1' }, 'HR', true],
  [{ 'spring-oil-500': '2' }, 'AT', true],
  [{ x: '3' }, 'HR', false],
])('whether %o and the country %s are still to be saved: %s', (counts, country, expected) => {
  const form = typed(counts);
  form.set('country', country);
  expect(hasUnsaved(form, lines, 'HR')).toBe(expected);
});

test('without a country shown there is none to save until one is chosen', () => {
  const form = typed({});
  form.set('country', '');
  expect(hasUnsaved(form, [], undefined)).toBe(false);
});
