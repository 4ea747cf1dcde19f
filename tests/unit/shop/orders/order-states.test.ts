import { expect, test } from 'vitest';
import { canTransition, isSettled, orderStates, statesBefore } from '~/shop/orders/order-states';
import type { OrderState } from '~/platform/database/stored-values';

const states = Object.keys(orderStates) as OrderState[];

/** Repeated on purpose: adding or removing a step takes a change in both places. */
const steps = new Set([
  'pending → authorised',
  'pending → failed',
  'pending → abandoned',
  'authorised → captured',
  'authorised → voided',
  'authorised → expired',
  'captured → refunded',
  // A shopper tries again, or the provider reports success after a failure or after the order was abandoned.
  'failed → pending',
  'failed → authorised',
  'abandoned → pending',
  'abandoned → authorised',
  // A person decides what became of an order that does not fit.
  'review → authorised',
  'review → captured',
  'review → voided',
  'review → refunded',
  'review → failed',
]);

test('the table allows exactly these steps, and review from everywhere', () => {
  for (const from of states) {
    for (const to of states) {
      const isAllowed = steps.has(`${from} → ${to}`) || (to === 'review' && from !== 'review');
      expect({ from, to, allowed: canTransition(from, to) }).toEqual({
        from,
        to,
        allowed: isAllowed,
      });
      expect(statesBefore(to).includes(from)).toBe(isAllowed);
    }
  }
});

test('every state but the first is reached by some step', () => {
  for (const state of states.filter((each) => each !== 'pending')) {
    expect(statesBefore(state), state).not.toEqual([]);
  }
});

test('a refunded or released order never becomes payable or paid again without staff', () => {
  for (const state of ['voided', 'expired', 'refunded'] as const) {
    expect(orderStates[state]).toEqual(['review']);
  }
});

test('an order with reserved or charged money is never failed or abandoned', () => {
  for (const from of ['authorised', 'captured'] as const) {
    for (const to of ['pending', 'failed', 'abandoned'] as const)
      expect(canTransition(from, to)).toBe(false);
  }
});

test('settled orders may not be paid again without staff', () => {
  const open: OrderState[] = ['pending', 'failed', 'abandoned'];
  for (const state of states) expect(isSettled(state)).toBe(!open.includes(state));
});
