import { expect, test } from 'vitest';
import { SeasonPrices } from '~/hospitality/rooms/season-prices';
import { renderScreen } from '../../../support/render-screen';

const night = (cents: number) => ({
  cents,
  anchor: { day: '10. 9. 2026.', price: `${cents / 100},00 €` },
});

test('the day of the earlier prices is in the headings, not in every cell', async () => {
  const nights = { low: night(14_500), middle: night(17_000), high: night(20_500) };
  const rooms = [{ slug: 'classic', name: 'Classic', nights }];
  const html = await renderScreen(<SeasonPrices rooms={rooms} seasons={[]} />);
  const [head = '', body = ''] = html.split('<tbody>');
  expect(head.match(/10\. 9\. 2026\./g)).toHaveLength(3);
  const seen = body.replaceAll(/<span class="visually-hidden">[^<]*<\/span>/g, '');
  expect(seen).toContain('205,00 €');
  expect(seen).not.toContain('2026');
});
