import { expect, test } from 'vitest';
import { findOrderTask } from '~/shop/orders/order-task';

const now = new Date('2026-11-21T12:00:00Z');
const calm = {
  state: 'authorised',
  capture_before: '2026-11-27T12:00:00.000Z',
  shipped_at: null,
  captured_cents: 0,
  refunded_cents: 0,
  dead_mails: 0,
  withdrawal: null,
  under_way: null,
} as const;
const sent = '2026-11-20T12:00:00.000Z';

test.each([
  ['decide', { state: 'review', dead_mails: 1 }],
  ['mail', { state: 'captured', dead_mails: 1 }],
  ['withdrawn', { withdrawal: 'R-2026-7K4M9Q', capture_before: '2026-11-22T12:00:00.000Z' }],
  ['withdrawn', { withdrawal: 'R-2026-7K4M9Q', state: 'captured' }],
  ['wait', { withdrawal: 'R-2026-7K4M9Q', under_way: 'void' }],
  ['wait', { under_way: 'capture' }],
  ['expiring', { capture_before: '2026-11-23T11:59:59.000Z' }],
  ['expiring', { capture_before: '2026-11-20T00:00:00.000Z', shipped_at: sent }],
  ['send', { capture_before: '2026-11-23T12:00:00.000Z' }],
  ['send', {}],
  ['send', { capture_before: null }],
  ['charge', { shipped_at: sent }],
  ['send', { state: 'captured', captured_cents: 5000, refunded_cents: 1000 }],
  [undefined, { state: 'captured', captured_cents: 5000, shipped_at: sent }],
  [undefined, { state: 'captured', captured_cents: 5000, refunded_cents: 5000 }],
  [undefined, { state: 'pending' }],
  [undefined, { state: 'pending', captured_cents: 5000 }],
] as const)('%s: %j', (need, change) => {
  expect(findOrderTask({ ...calm, ...change }, now)).toBe(need);
});
