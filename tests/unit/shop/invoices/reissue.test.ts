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
