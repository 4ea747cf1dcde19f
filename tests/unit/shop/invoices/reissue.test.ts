import { expect, test } from 'vitest';
import { listNamedRefunds, planRefunds } from '~/shop/invoices/reissue';

const at = '2026-11-28T10:00:00.000Z';
const goods = [{ variantId: 'soap-500', pieces: 1 }];
const refund = (cents: number, named?: typeof goods) =>
  ({ kind: 'refund', at, cents, goods: named }) as const;

const plan = (refunded_cents: number, ...movements: ReturnType<typeof refund>[]) =>
  planRefunds({
    order: { number: 'M-2026-000001', refunded_cents },
    reversals: [],
    lost: [],
    named: listNamedRefunds(movements),
    refundedBefore: 0,
    now: new Date(at),
  }).map((each) => [each.uncreditedCents, each.goods]);

test('a refund for goods has a reversal of its own, and what lies between is credited together', () => {
  const movements = [refund(-500), refund(-650, goods), refund(-100), refund(-250)];
  expect(plan(1500, ...movements)).toEqual([
    [500, undefined],
    [650, goods],
    [350, undefined],
  ]);
});

test('a refund for goods of which a part failed later is not credited with them', () => {
  const movements = [refund(-500), refund(-650, goods), refund(500)];
  expect(plan(650, ...movements)).toEqual([[650, undefined]]);
});

test('a refund found by a restore is left to a person, and those made since are credited once each', () => {
  const credited = (refunded_cents: number, ...reversals: [totalCents: number, cents: number][]) =>
    planRefunds({
      order: { number: 'M-2026-000001', refunded_cents },
      reversals: reversals.map(([total, cents]) => ({
        key: `M-2026-000001:refunded:${total}`,
        total_cents: -cents,
      })),
      lost: [],
      named: [],
      refundedBefore: 1550,
      now: new Date(at),
    }).map(({ refundedCents, uncreditedCents }) => [refundedCents, uncreditedCents]);
  expect(credited(1550, [500, 500])).toEqual([]);
  expect(credited(1750, [500, 500])).toEqual([[1750, 200]]);
  expect(credited(1750, [500, 500], [1750, 200])).toEqual([]);
  expect(credited(4000, [500, 500], [1750, 200])).toEqual([[4000, 2250]]);
  // More than what is left to a person.
  expect(credited(4000, [500, 500], [1750, 200], [4000, 2250])).toEqual([]);
});
