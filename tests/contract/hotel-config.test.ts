import { expect, it } from 'vitest';
import { findConfigProblems } from '../../tools/hotel.mjs';

it.each(['M', 'HRN', 'PR'])('orders may begin with %s', (orderPrefix) => {
  expect(findConfigProblems({ id: 'lake-house', orderPrefix })).toEqual([]);
});

it.each(['m', 'HOTEL', '', 'H1', 'P', 'R'])('orders may not begin with %j', (orderPrefix) => {
  expect(findConfigProblems({ id: 'lake', orderPrefix })).toEqual([
    'orderPrefix takes one to four capital letters, but not P or R alone',
  ]);
});

it.each(['Lake', 'lake_house', ''])('%j is no id', (id) => {
  expect(findConfigProblems({ id, orderPrefix: 'H' })).toEqual([
    'id takes lower-case letters, digits and hyphens',
  ]);
});
