import { expect, test } from 'vitest';
import { orderStates } from '~/shop/orders/order-states';
import type { OrderState } from '~/platform/database/stored-values';
import { isUndecided, planEffect, readOrderNumber } from '~/shop/withdrawals/effect';

test.each([
  ['M-2026-000123', 'M-2026-000123'],
  [' m 2026 000123 ', 'M-2026-000123'],
  ['narudžba br. M–2026–000123!', 'M-2026-000123'],
  ['2026-000123', 'M-2026-000123'],
  ['M2026000123', 'M-2026-000123'],
  ['M-2026-0001234', undefined],
  ['12026-000123', undefined],
  ['Paket Jesen i tartufi, 5. 12. 2026.', undefined],
  ['', undefined],
])('%j is the order %j', (typed, number) => {
  expect(readOrderNumber(typed)).toBe(number);
});

const whole = { isShipped: false, isPartial: false };

test.each([
  ['authorised', {}, 'void'],
  ['authorised', { isShipped: true }, 'operator'],
  ['authorised', { isPartial: true }, 'operator'],
  ['captured', {}, 'operator'],
  ['review', {}, 'operator'],
  ['pending', {}, 'void'],
  ['failed', {}, 'void'],
  ['abandoned', {}, 'void'],
  ['pending', { isPartial: true }, 'operator'],
  ['voided', { isPartial: true }, 'none'],
  ['expired', {}, 'none'],
  ['refunded', {}, 'none'],
] as const)('%s %j: %s', (state, change, effect) => {
  expect(planEffect({ ...whole, state, ...change })).toBe(effect);
});

test.each([
  ['a2026-000123', undefined],
  ['č2026000123', undefined],
  ['M2026-000123 i M-2026-000124', 'M-2026-000123'],
  ['M - 2026 - 000123', 'M-2026-000123'],
  ['M/2026/000123', undefined],
  ['M-226-000123', undefined],
  ['M-2026-00123', undefined],
])('%j is the order %j', (typed, number) => {
  expect(readOrderNumber(typed)).toBe(number);
});

test('as long as the provider may still decide, a withdrawal is undecided', () => {
  const undecided = (Object.keys(orderStates) as OrderState[]).filter(isUndecided);
  expect(undecided).toEqual(['pending', 'failed', 'abandoned']);
});
