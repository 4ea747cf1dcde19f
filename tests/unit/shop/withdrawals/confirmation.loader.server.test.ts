import { expect, test } from 'vitest';
import { toConfirmationStatus } from '~/shop/withdrawals/confirmation.loader.server';
import { matchedOrder } from '../../../support/new-withdrawal';

const unpaid = { state: 'failed', isUndecided: true } as const;

test.each([
  ['', {}, 'release'],
  ['', unpaid, 'unpaid'],
  ['', { isShipped: true }, 'staff'],
  ['1 × Autumn oil', {}, 'staff'],
  ['', { state: 'captured' }, 'staff'],
] as const)('open, of %j and an order %j: a yes means %s', (items, change, effect) => {
  const row = { effect: 'unproven', proof: null, items } as const;
  expect(toConfirmationStatus(row, { ...matchedOrder, ...change })).toEqual({
    kind: 'open',
    effect,
  });
});

test.each([
  ['void', 'mail', {}, 'confirmedRelease'],
  ['void', 'mail', unpaid, 'confirmedUnpaid'],
  ['voided', 'order link', { state: 'voided' }, 'confirmedReleased'],
  ['operator', 'operator', { state: 'captured' }, 'confirmedStaff'],
  ['none', 'mail', { state: 'expired' }, 'confirmedNone'],
  ['dismissed', null, {}, 'dismissed'],
  ['none', null, { state: 'voided' }, 'closed'],
  ['unproven', null, { state: 'refunded' }, 'closed'],
] as const)('answered, %s by %s: %j shows %s', (effect, proof, change, answer) => {
  const status = toConfirmationStatus({ effect, proof, items: '' }, { ...matchedOrder, ...change });
  expect(status).toEqual({ kind: 'answered', answer });
});

test('an order that was deleted leaves nothing to confirm', () => {
  const row = { effect: 'unproven', proof: null, items: '' } as const;
  expect(toConfirmationStatus(row, undefined)).toEqual({ kind: 'answered', answer: 'closed' });
});
