import { expect, test } from 'vitest';
import { SeasonPrices } from '~/hospitality/rooms/season-prices';
import { renderScreen } from '../../../support/render-screen';

const night = (cents: number) => ({
  cents,
  anchor: { day: '10. 9. 2026.', price: `${cents / 100},00 €` },
});

const nights = { low: night(14_500), middle: night(17_000), high: night(20_500) };
const rooms = [{ slug: 'classic', name: 'Classic', nights }];

test('the day of the earlier prices is in the headings, not in every cell', async () => {
  const html = await renderScreen(<SeasonPrices rooms={rooms} seasons={[]} />);
  const [head = '', body = ''] = html.split('<tbody>');
  expect(head.match(/10\. 9\. 2026\./g)).toHaveLength(3);
  const seen = body.replaceAll(/<span class="visually-hidden">[^<]*<\/span>/g, '');
  expect(seen).toContain('205,00 €');
  expect(seen).not.toContain('2026');
});

test('extras have their price, what it is for, and the earlier one, of which the legend speaks', async () => {
  const cents = { cents: 100 };
  const bare = [{ ...rooms[0]!, nights: { low: cents, middle: cents, high: cents } }];
  const extras = [{ name: 'Sledge', note: 'per hour', ...night(800) }];
  const html = await renderScreen(<SeasonPrices rooms={bare} seasons={[]} extras={extras} />);
  expect(html).toMatch(
    /Sledge.*data-price="800".*per hour.*10\. 9\. 2026\.: 8,00 €.*price-legend/s,
  );
});
