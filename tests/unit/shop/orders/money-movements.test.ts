import { expect, test } from 'vitest';
import { listMoneyMovements } from '~/shop/orders/money-movements';

const event = (
  to_state: 'authorised' | 'captured' | 'review' | 'refunded',
  day: number,
  refundedCents: number | null = null,
) => ({
  to_state,
  refunded_cents: refundedCents,
  created_at: `2026-${day > 30 ? '12' : '11'}-${String(day % 30 || 30).padStart(2, '0')}T10:00:00.000Z`,
});

const held = event('authorised', 2);
const charged = event('captured', 3);

test('a December refund is December’s, and November stays as it was', () => {
  const events = [held, charged, event('captured', 29, 1200)];
  const november = listMoneyMovements({ captured_cents: 5000, refunded_cents: 1200 }, events);
  expect(november).toEqual([
    { kind: 'charge', at: '2026-11-03T10:00:00.000Z', cents: 5000 },
    { kind: 'refund', at: '2026-11-29T10:00:00.000Z', cents: -1200 },
  ]);
  const later = [...events, event('refunded', 31, 5000)];
  expect(listMoneyMovements({ captured_cents: 5000, refunded_cents: 5000 }, later)).toEqual([
    ...november,
    { kind: 'refund', at: '2026-12-01T10:00:00.000Z', cents: -3800 },
  ]);
});

test('what a person decided in review is a movement of that day', () => {
  const events = [held, event('review', 4), event('refunded', 5)];
  expect(listMoneyMovements({ captured_cents: 5000, refunded_cents: 5000 }, events)).toEqual([
    { kind: 'charge', at: '2026-11-05T10:00:00.000Z', cents: 5000 },
    { kind: 'refund', at: '2026-11-05T10:00:00.000Z', cents: -5000 },
  ]);
});

test('nothing moves for an order that was only reserved', () => {
  expect(listMoneyMovements({ captured_cents: 0, refunded_cents: 0 }, [held])).toEqual([]);
});
