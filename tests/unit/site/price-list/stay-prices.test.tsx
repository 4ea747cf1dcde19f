import { expect, test } from 'vitest';
import { RoomPrices } from '~/site/price-list/stay-prices';
import type { PublishedPrices } from '~/site/price-list/published-prices';
import { renderScreen } from '../../../support/render-screen';

test('a season wraps after its dash, so that no line begins with a space', async () => {
  const seasons = [{ id: 'low', periods: [{ from: '10-01', to: '12-26' }] }];
  const view = { seasons, rooms: [] } as unknown as PublishedPrices;
  const html = await renderScreen(<RoomPrices view={view} />, { locale: 'de' });
  expect(html).toContain('1.\u00a0Oktober\u00a0– 26.\u00a0Dezember');
});
