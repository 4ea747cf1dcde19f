import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Facts } from '~/reception/desk-facts';
import { RowFacts } from '~/reception/desk-row';

test('an order number among the facts of a sheet or a row stays on one line', () => {
  const text = 'Your order M-2026-000123';
  const sheet = renderToStaticMarkup(<Facts rows={[['Subject', text]]} />);
  const row = renderToStaticMarkup(<RowFacts facts={[text]} />);
  for (const html of [sheet, row]) {
    expect(html).toContain('Your order <span class="nowrap">M-2026-000123</span>');
  }
});
