import { expect, test } from 'vitest';
import {
  listGuestSteps,
  listReplies,
  requestStates,
  stateAfterReply,
} from '~/hospitality/replies/request-states';

test('a message is only written to; a cancelled request too', () => {
  for (const state of requestStates)
    expect(listReplies({ kind: 'contact', state })).toEqual(['write']);
  expect(listReplies({ kind: 'table', state: 'cancelled' })).toEqual(['write']);
});

test('what was declined is not declined again, and may still be accepted', () => {
  expect(listReplies({ kind: 'table', state: 'declined' })).toEqual(['accept', 'propose', 'write']);
});

test('a letter decides nothing about what is decided', () => {
  expect(stateAfterReply('new', 'write')).toBe('written');
  expect(stateAfterReply('confirmed', 'write')).toBe('confirmed');
  expect(stateAfterReply('confirmed', 'propose')).toBe('proposed');
});

test('a guest decides until the day is over', () => {
  const steps = (state: (typeof requestStates)[number], date: string | null) =>
    listGuestSteps({ state, reserved_date: date }, '2026-11-23');
  expect(steps('accepted', '2026-11-23')).toEqual(['confirm', 'cancel']);
  expect(steps('accepted', '2026-11-22')).toEqual([]);
  expect(steps('proposed', null)).toEqual(['confirm', 'cancel']);
  expect(steps('confirmed', '2026-11-24')).toEqual(['cancel']);
  for (const state of ['new', 'declined', 'cancelled', 'written', 'elsewhere'] as const) {
    expect(steps(state, null)).toEqual([]);
  }
});
