import { expect, test } from 'vitest';
import {
  listGuestActions,
  listReplies,
  listStates,
  mainReply,
  enquiryStates,
  stateAfterReply,
} from '~/hospitality/replies/enquiry-states';

test('a message is only written to; a cancelled enquiry too', () => {
  for (const state of enquiryStates)
    expect(listReplies({ kind: 'contact', state })).toEqual(['write']);
  expect(listReplies({ kind: 'table', state: 'cancelled' })).toEqual(['write']);
});

test('an inbox of messages only has no states of tables and packages', () => {
  expect(listStates(['contact'])).toEqual(['new', 'written', 'elsewhere']);
  expect(listStates(['package', 'contact'])).toEqual(enquiryStates);
});

test('a declined enquiry cannot be declined again, but still be accepted', () => {
  expect(listReplies({ kind: 'table', state: 'declined' })).toEqual(['accept', 'propose', 'write']);
});

test('an undecided enquiry is to be accepted, a decided one and a message to be written to', () => {
  expect(mainReply({ kind: 'table', state: 'new' })).toBe('accept');
  expect(mainReply({ kind: 'package', state: 'elsewhere' })).toBe('accept');
  for (const state of ['accepted', 'proposed', 'confirmed', 'declined', 'cancelled'] as const) {
    expect(mainReply({ kind: 'table', state })).toBe('write');
  }
  expect(mainReply({ kind: 'contact', state: 'new' })).toBe('write');
});

test('a message does not change a decision', () => {
  expect(stateAfterReply('new', 'write')).toBe('written');
  expect(stateAfterReply('confirmed', 'write')).toBe('confirmed');
  expect(stateAfterReply('confirmed', 'propose')).toBe('proposed');
});

test('a guest decides until the day is over', () => {
  const actions = (state: (typeof enquiryStates)[number], date: string | null) =>
    listGuestActions({ state, reserved_date: date }, '2026-11-23');
  expect(actions('accepted', '2026-11-23')).toEqual(['confirm', 'cancel']);
  expect(actions('accepted', '2026-11-22')).toEqual([]);
  expect(actions('proposed', null)).toEqual(['confirm', 'cancel']);
  expect(actions('confirmed', '2026-11-24')).toEqual(['cancel']);
  for (const state of ['new', 'declined', 'cancelled', 'written', 'elsewhere'] as const) {
    expect(actions(state, null)).toEqual([]);
  }
});
