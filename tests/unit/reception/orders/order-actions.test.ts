import { expect, test } from 'vitest';
import { findNextAction, findResult, listOrderActions } from '~/reception/orders/order-actions';

const order = { captured_cents: 0, refunded_cents: 0, money_back: null };
const charged = { ...order, state: 'captured', captured_cents: 5000 } as const;

test.each([
  [{ ...order, state: 'authorised' }, ['ship', 'capture', 'void', 'note']],
  [charged, ['ship', 'refund', 'note']],
  [{ ...charged, refunded_cents: 5000 }, ['ship', 'note']],
  [{ ...order, state: 'authorised', money_back: 'void' }, ['void', 'note']],
  [{ ...charged, money_back: 'refund' }, ['refund', 'note']],
  [{ ...order, state: 'review' }, ['review', 'note']],
  [{ ...order, state: 'voided' }, ['note']],
  [{ ...order, state: 'pending' }, ['note']],
] as const)('a manager may do about %j: %j', (facts, actions) => {
  expect(listOrderActions(facts, 'manager')).toEqual(actions);
});

test('the reception moves no money, and a bookkeeper does nothing', () => {
  const facts = { ...order, state: 'authorised' } as const;
  expect(listOrderActions(facts, 'reception')).toEqual(['ship', 'note']);
  expect(listOrderActions(facts, 'bookkeeper')).toEqual([]);
});

test.each([
  ['send', ['ship', 'capture', 'void', 'note'], 'ship'],
  // The number of a parcel that is on its way can still be corrected, but that is not the next step.
  ['charge', ['ship', 'capture', 'void', 'note'], 'capture'],
  ['withdrawn', ['ship', 'refund', 'note'], 'refund'],
  ['withdrawnSent', ['ship', 'capture', 'void', 'note'], 'void'],
  // The buyer keeps the rest: it is sent, and its price charged afterwards, or the price of what stays here refunded.
  ['withdrawnPartly', ['ship', 'capture', 'void', 'note'], 'ship'],
  ['withdrawnPartly', ['ship', 'refund', 'note'], 'refund'],
  ['withdrawnPartlySent', ['ship', 'capture', 'void', 'note'], 'capture'],
  ['withdrawnPartlySent', ['ship', 'refund', 'note'], 'refund'],
  // First it has to be known whose statement it is.
  ['unproven', ['ship', 'capture', 'void', 'note'], undefined],
  ['charge', ['ship', 'note'], undefined],
  ['wait', ['ship', 'note'], undefined],
  [undefined, ['refund', 'note'], undefined],
] as const)('the task %s, with %j possible, is done by %s', (task, actions, next) => {
  expect(findNextAction(task, actions)).toBe(next);
});

const at = '2026-11-28T10:00:00.000Z';
const later = '2026-11-28T10:05:00.000Z';
const refund = { attempt_id: 1, kind: 'refund', state: 'sent', finished_at: null } as const;
const ended = { ...refund, finished_at: later } as const;

test.each([
  ['was never planned', [], 'interrupted'],
  ['is under way', [refund], 'unknown'],
  ['has been carried out since', [{ ...ended, state: 'done' }], 'done'],
  ['the provider has refused since', [{ ...ended, state: 'refused' }], 'refused'],
  [
    'is another one, of earlier',
    [{ ...ended, state: 'done', finished_at: '2026-11-28T09:00:00.000Z' }],
    'interrupted',
  ],
  ['is of another kind', [{ ...refund, kind: 'capture' }], 'interrupted'],
  ['is about a second hold', [{ ...refund, attempt_id: 2 }], 'interrupted'],
] as const)(
  'the end of a refund that %s is read from its operation',
  (_case, operations, outcome) => {
    const payments = [
      { id: 1, state: 'authorised' },
      { id: 2, state: 'failed' },
    ] as const;
    for (const logged of [null, 'unknown']) {
      const action = { submission_id: 'x', action: 'refund', outcome: logged, created_at: at };
      expect(findResult([action], 'x', { payments, operations })).toEqual({
        action: 'refund',
        outcome,
      });
    }
  },
);

test('the end of an action that has one is as logged', () => {
  const action = { submission_id: 'x', action: 'refund', outcome: 'already', created_at: at };
  const record = { payments: [], operations: [refund] };
  expect(findResult([action], 'x', record)).toEqual({ action: 'refund', outcome: 'already' });
  expect(findResult([action], 'y', record)).toBeUndefined();
});
