import { expect, test } from 'vitest';
import { spreadsheetFormat, toCsv } from '~/platform/csv/csv';

test('cells with quotes, commas and line ends are quoted, as RFC 4180 says', () => {
  const rows = [
    ['say "ha"', 'x, y'],
    ['two\nlines', 'plain'],
  ];
  expect(toCsv(['a', 'b'], rows)).toBe('a,b\r\n"say ""ha""","x, y"\r\n"two\nlines",plain\r\n');
});

test.each([
  '=1+1',
  '+385 91 1',
  '-2',
  '-1,5',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '\u200b=1+1',
  '\ufeff\u2060=1',
  '\u00a0\u3000=1',
  '\uff1d1+1',
  '\uff20SUM(A1)',
])('text that a spreadsheet would calculate is harmless: %j', (value) => {
  const cell = toCsv(['a'], [[value]]).slice('a\r\n'.length);
  expect(cell).toMatch(/^"?'/);
  expect(cell.replaceAll("'", '')).toContain(value);
});

test.each([
  ['Ana,=1+1,x', "Ana,'=1+1,x"],
  ['Ana; =1+1', `"Ana;' =1+1"`],
  ['Ana,"=1+1,x', `"Ana,'""=1+1,x"`],
  ['Ana\t@SUM(A1)', "Ana\t'@SUM(A1)"],
  ['Ana\n-1+1', `"Ana\n'-1+1"`],
  ['Ana,,+1', "Ana,,'+1"],
  ['Ana, Ivo; 5-7 = x', '"Ana, Ivo; 5-7 = x"'],
])('a cell stays harmless when a spreadsheet splits it at another separator: %j', (value, cell) => {
  expect(toCsv(['a'], [[value]], spreadsheetFormat)).toBe(`\ufeffa\r\n${cell}\r\n`);
});

test('numbers stay numbers, null is empty, and there is no byte order mark', () => {
  expect(toCsv(['š', 'b', 'c'], [[-5, null, undefined]])).toBe('š,b,c\r\n-5,,\r\n');
});

test('spreadsheets get semicolons and the mark of UTF-8; a negative amount stays a number', () => {
  const csv = toCsv(['š', 'amount'], [['a;b, c', '-12,00']], spreadsheetFormat);
  expect(csv).toBe('\ufeffš;amount\r\n"a;b, c";-12,00\r\n');
});
