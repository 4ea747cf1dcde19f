import { expect, test } from 'vitest';
import { readStockForm } from '~/reception/stock/stock-form';

const typed = { pieces: '12', few: '3', note: 'counted' };

test('a number, its limit and a reason; an empty number is not counted', () => {
  expect(readStockForm(typed)).toEqual({ pieces: 12, fewFrom: 3, note: 'counted', wrong: [] });
  expect(readStockForm({ ...typed, pieces: '' })).toMatchObject({ pieces: null, wrong: [] });
});

test.each([
  [{ pieces: '-1' }, ['pieces']],
  [{ pieces: '1.5' }, ['pieces']],
  [{ pieces: '100000' }, ['pieces']],
  [{ few: '' }, ['few']],
  [{ pieces: 'x', few: 'x', note: '' }, ['pieces', 'few', 'note']],
])('%j is refused', (change, wrong) => {
  expect(readStockForm({ ...typed, ...change }).wrong).toEqual(wrong);
});
