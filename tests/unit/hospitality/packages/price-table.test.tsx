import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { PriceTable } from '~/hospitality/packages/price-table';
import { readText } from '../../../support/html-forms';
import { renderScreen } from '../../../support/render-screen';

const row = { from: 1, to: 2, personCents: 15_000 };
const render = (prices: ComponentProps<typeof PriceTable>['prices']) =>
  renderScreen(<PriceTable prices={prices} />, { locale: 'en' });
const anchor = { day: '10 Sept 2026', price: '140,00 €' };

test('a row for each size of the group, with its total', async () => {
  const text = readText(await render([row]));
  expect(text).toContain('1 person 150,00 € 150,00 €');
  expect(text).toContain('2 people 300,00 €');
});

test('an earlier price in the table is explained under it', async () => {
  const text = readText(await render([{ ...row, anchor }]));
  expect(text).toContain('10 Sept 2026: 140,00 €');
  expect(text).toContain('The small figure beside a price is the price on the date shown.');
});

test('without an earlier price there is nothing to explain', async () => {
  expect(readText(await render([row]))).not.toContain('small figure');
});
