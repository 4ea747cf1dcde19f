import { expect, test } from 'vitest';
import { PriceRows } from '~/site/price-list/price-table';
import { renderScreen } from '../../../support/render-screen';

const base = { day: '17. 11. 2026.', price: '17,00 €' };
const anchor = { day: '2. 1. 2026.', price: '16,00 €' };
const render = (row: object, day?: string) =>
  renderScreen(
    <table>
      <tbody>
        <PriceRows rows={[{ id: 'a', name: 'Oil', price: '18,00 €', ...row }]} day={day} />
      </tbody>
    </table>,
  );

test('a base price is shown once, with or without a column of anchor prices', async () => {
  const alone = await render({ base });
  expect(alone.split(base.price)).toHaveLength(2);
  const both = await render({ base, anchor }, anchor.day);
  expect(both.split(base.price)).toHaveLength(2);
  expect(both.split(anchor.price)).toHaveLength(2);
});
