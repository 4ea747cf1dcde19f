import { expect, test } from 'vitest';
import {
  listDeclineReasons,
  readReplyDraft,
  type TypedReply,
} from '~/reception/enquiries/reply-draft';

const requested = { venue: 'restaurant', date: '2027-07-10', time: '20:30', guests: 4 } as const;
const typed = (changes: Partial<TypedReply> = {}) => ({
  date: '',
  time: '',
  reason: '',
  text: '',
  ...changes,
});
const table = { kind: 'table', requested, reserved: {} } as const;
const today = '2026-11-23';

test('an acceptance reserves what was requested', () => {
  expect(readReplyDraft(table, 'accept', typed(), today)).toEqual({
    problems: [],
    reserved: requested,
    reason: 'full',
  });
});

test('a refusal names what was agreed, or else what was requested', () => {
  const refused = (reserved: object) =>
    readReplyDraft({ ...table, reserved }, 'decline', typed(), today).reserved;
  expect(refused({ ...requested, date: undefined, time: undefined })).toEqual(requested);
  const agreed = { ...requested, date: '2027-07-11', time: '19:00' };
  expect(refused(agreed)).toEqual(agreed);
});

test('a proposal reserves another day and hour, typed in any way', () => {
  const draft = readReplyDraft(
    table,
    'propose',
    typed({ date: '11.7.2027', time: '19.30' }),
    today,
  );
  expect(draft).toEqual({
    problems: [],
    reserved: { ...requested, date: '2027-07-11', time: '19:30' },
    reason: 'full',
  });
});

test.each([
  [{ date: '', time: '' }, ['date required', 'time required']],
  [{ date: 'soon', time: '25:00' }, ['date date', 'time time']],
  [{ date: '2026-11-22', time: '19:00' }, ['date past']],
  [{ date: '2026-11-23', time: '19:00', text: 'x'.repeat(2001) }, ['text tooLong']],
])('a proposal of %j: %j', (fields, problems) => {
  const draft = readReplyDraft(table, 'propose', typed(fields), today);
  expect(draft.problems.map(({ field, code }) => `${field} ${code}`)).toEqual(problems);
});

test('what was requested is accepted, not proposed: the email says that it cannot be offered', () => {
  const problemsOf = (kind: 'table' | 'package', fields: Partial<TypedReply>) =>
    readReplyDraft({ ...table, kind }, 'propose', typed(fields), today).problems;
  const same = [{ field: 'date', code: 'same' }];
  expect(problemsOf('table', { date: '10.7.2027', time: '20.30' })).toEqual(same);
  expect(problemsOf('table', { date: '2027-07-10', time: '19:30' })).toEqual([]);
  expect(problemsOf('package', { date: '2027-07-10' })).toEqual(same);
});

test('a package is proposed for a day without an hour', () => {
  const draft = readReplyDraft(
    { ...table, kind: 'package' },
    'propose',
    typed({ date: '2027-07-11' }),
    today,
  );
  expect(draft.problems).toEqual([]);
});

test('a message needs a text', () => {
  expect(readReplyDraft(table, 'write', typed({ text: ' ' }), today).problems).toEqual([
    { field: 'text', code: 'required' },
  ]);
});

test('a reason that is none of ours needs words', () => {
  const decline = (changes: Partial<TypedReply>) =>
    readReplyDraft(table, 'decline', typed(changes), today).problems;
  const missing = [{ field: 'text', code: 'reason' }];
  expect(decline({ reason: 'other', text: ' ' })).toEqual(missing);
  expect(decline({ reason: 'other', text: 'The kitchen closes at nine.' })).toEqual([]);
  expect([decline({ reason: 'closed' }), decline({ reason: 'full' })]).toEqual([[], []]);
});

test.each(['', 'bored'])('the reason %j counts as fully booked', (reason) => {
  expect(readReplyDraft(table, 'decline', typed({ reason }), today).reason).toBe('full');
});

test('a gift without a date is not declined for a closed day', () => {
  const gift = { packageId: 'spring-walk', guests: 2 };
  expect(listDeclineReasons(gift)).toEqual(['full', 'other']);
  expect(listDeclineReasons(requested)).toEqual(['full', 'closed', 'other']);
  const draft = { kind: 'package', requested: gift, reserved: {} } as const;
  const { reason } = readReplyDraft(draft, 'decline', typed({ reason: 'closed' }), today);
  expect(reason).toBe('full');
});
