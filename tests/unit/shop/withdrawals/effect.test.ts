import { expect, test } from 'vitest';
import { planEffect, readOrderNumber } from '~/shop/withdrawals/effect';
import { orderPrefix as prefix } from '#hotel/hotel.config.js';
import { orderNumber } from '../../../support/order-number';

const number = orderNumber(123);

test.each([
  [number, number],
  [` ${prefix.toLowerCase()} 2026 000123 `, number],
  [`narudžba br. ${prefix}–2026–000123!`, number],
  ['2026-000123', number],
  [`${prefix}2026000123`, number],
  [`${number}4`, undefined],
  ['12026-000123', undefined],
  ['Autumn package, 5. 12. 2026.', undefined],
  ['', undefined],
  ['a2026-000123', undefined],
  ['č2026000123', undefined],
  [`${prefix}2026-000123 i ${orderNumber(124)}`, number],
  [`${prefix} - 2026 - 000123`, number],
  [`${prefix}\u20112026\u2011000123`, number],
  [`${prefix}\u20122026\u2212000123`, number],
  [`${prefix}-\u20602026\u00ad-000123\u200b`, number],
  [`${prefix}/2026/000123`, undefined],
  [`${prefix}-226-000123`, undefined],
  [`${prefix}-2026-00123`, undefined],
])('%j is the order %j', (typed, expected) => {
  expect(readOrderNumber(typed)).toBe(expected);
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
