import { expect, test } from 'vitest';
import { listDateWarnings } from '~/hospitality/replies/date-warnings.server';
import { makeSource } from '../../../support/made-up-hotel/content';
import { makePackage, makePackages } from '../../../support/made-up-hotel/offers';

const content = makeSource();
const now = new Date('2026-11-10T12:00:00Z');
const table = (date: string, time = '19:00') =>
  listDateWarnings(content, { venue: 'restaurant', date, time, guests: 2 }, now);
const closed = { from: '2026-11-16', to: '2027-03-31' };
const closure = { kind: 'closure', closed, reopens: '2027-04-01' };

test('a table within the opening hours needs no warning', () => {
  expect(table('2027-04-09')).toEqual([]);
  expect(table('2027-04-09', '21:00')).toEqual([]);
  expect(listDateWarnings(content, {}, now)).toEqual([]);
});

test('outside the hours of a day the warning says when guests are seated', () => {
  const spans = [{ from: '18:00', to: '21:00' }];
  expect(table('2027-04-09', '03:00')).toEqual([{ kind: 'hours', spans }]);
  expect(table('2027-04-09', '21:01')).toEqual([{ kind: 'hours', spans }]);
});

test('on a closed day the warning names the next open one', () => {
  const spans = [{ from: '18:00', to: '21:00' }];
  expect(table('2027-04-05')).toEqual([{ kind: 'day', next: '2027-04-07', spans }]);
});

test('today has hours, too', () => {
  expect(table('2026-11-10')).toMatchObject([{ kind: 'day', next: '2026-11-11' }]);
});

test('in the closure of the hotel the warning says when it opens again', () => {
  expect(table('2026-11-15')).toEqual([]);
  expect(table('2026-11-16')).toEqual([closure]);
  expect(table('2027-03-31')).toEqual([closure]);
  expect(table('2027-04-01')).toEqual([]);
});

test('a package whose nights reach into the closure is warned of', () => {
  const weekend = makePackage({ nights: 2 });
  const long = makeSource({ packages: makePackages({ items: [weekend] }) });
  const ask = (source: typeof content, date: string) =>
    listDateWarnings(source, { packageId: 'fireside', date }, now);
  expect(ask(content, '2026-11-15')).toEqual([]);
  expect(ask(content, '2026-11-16')).toEqual([closure]);
  expect(ask(long, '2026-11-15')).toEqual([closure]);
  expect(ask(long, '2026-11-14')).toEqual([]);
});

test('a package with fixed dates is warned of on other days', () => {
  const ask = (date: string, at = now) =>
    listDateWarnings(content, { packageId: 'spring-walk', date }, at);
  expect(ask('2027-04-16')).toEqual([]);
  const rest = ['2027-04-16', '2027-04-23'].map((day) => ({ from: day, to: day }));
  expect(ask('2027-04-17', new Date('2027-04-09T12:00:00Z'))).toEqual([
    { kind: 'otherDate', dates: rest },
  ]);
  expect(ask('2026-12-01').map(({ kind }) => kind)).toEqual(['closure', 'otherDate']);
});
