import { expect, test } from 'vitest';
import { getTableRules } from '~/hospitality/tables/table-reservation.loader.server';
import { tableSchema } from '~/hospitality/tables/table-schema';
import { makeSource } from '../../../support/made-up-hotel/content';
import { atHotel } from '../../../support/hotel-clock';

const content = makeSource();

/** A winter day; restaurant and tavern are closed until 1 April. */
const winter = getTableRules(content, new Date('2026-11-21T12:00:00Z'));
const spring = getTableRules(content, atHotel('2027-04-02T23:59'));

const request = {
  venue: 'restaurant',
  guests: '4',
  date: '2027-04-03',
  time: '19:30',
  fullName: 'Ana Čačić',
  email: 'ana@example.com',
  phone: '',
  message: '',
};

const codesOf = (change: Record<string, string | undefined>, rules = winter) => {
  const parsed = tableSchema(rules).safeParse({ ...request, ...change });
  return parsed.error?.issues.map((issue) => `${issue.path.join('.')}:${issue.message}`) ?? [];
};

test('valid input becomes a request; without a choice of place it is for the restaurant', () => {
  const typed = { ...request, venue: undefined, date: '3. 4. 2027.', time: '19.15' };
  expect(tableSchema(winter).parse(typed)).toEqual({
    ...request,
    guests: 4,
    time: '19:15',
  });
});

test('an empty form names each required field once; telephone and message are optional', () => {
  const empty = { guests: '', date: undefined, time: '', fullName: ' ', email: '' };
  expect(codesOf(empty)).toEqual([
    'guests:required',
    'date:required',
    'time:required',
    'fullName:required',
    'email:required',
  ]);
});

test('a closed day is reported together with the other problems', () => {
  const codes = codesOf({ fullName: '', email: 'ana@', date: '2026-12-05' });
  expect(codes.sort()).toEqual(['date:closed', 'email:email', 'fullName:required']);
});

test.each([
  [{ venue: 'salon' }, ['venue:venue']],
  [{ guests: 'dvoje' }, ['guests:guests']],
  [{ guests: '0' }, ['guests:guests']],
  [{ guests: '-2' }, ['guests:guests']],
  [{ guests: '2.5' }, ['guests:guests']],
  [{ guests: '11' }, ['guests:group']],
  [{ guests: '10' }, []],
  [{ date: 'sutra' }, ['date:date']],
  [{ date: '2027-02-29' }, ['date:date']],
  [{ date: '2026-11-20' }, ['date:past']],
  [{ date: '2026-11-21' }, ['date:today']],
  [{ date: '2027-11-22' }, ['date:tooFar']],
  [{ date: '2027-03-31' }, ['date:closed']],
  [{ date: '2027-04-01' }, []],
  [{ date: '2027-04-05' }, ['date:closed']],
  [{ date: '2027-04-05', venue: 'tavern' }, []],
  [{ date: '2027-04-06', venue: 'tavern' }, ['date:closed']],
  [{ time: 'večer' }, ['time:time']],
  [{ time: '21:00' }, []],
  [{ time: '21:01' }, ['time:hours']],
  [{ time: '15:00' }, ['time:hours']],
  [{ time: '15:00', venue: 'tavern' }, []],
  [{ date: '2027-07-06', time: '22:00' }, []],
  [{ message: 'ž'.repeat(4000) }, []],
  [{ message: 'ž'.repeat(4001) }, ['message:tooLong']],
  [{ message: 'a\0b' }, ['message:characters']],
])('%j: %j', (change, codes) => expect(codesOf(change)).toEqual(codes));

test('days are counted in the hotel’s time zone: at its midnight today becomes yesterday', () => {
  expect(codesOf({ date: '2027-04-02' }, spring)).toEqual(['date:today']);
  expect(codesOf({ date: '2027-04-03' }, spring)).toEqual([]);
  const later = getTableRules(content, atHotel('2027-04-03T00:00'));
  expect(codesOf({ date: '2027-04-02' }, later)).toEqual(['date:past']);
  expect(codesOf({ date: '2027-04-03' }, later)).toEqual(['date:today']);
});
