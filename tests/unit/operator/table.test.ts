import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawTable } from '~/operator/table';

const width = 100;
const columns = [
  { title: 'no.', isNumber: true },
  { title: 'name', shrinks: true },
  { title: 'asks', shrinks: true },
];

test('numbers stand right, text left, a line below the titles', () => {
  const rows = [
    ['9', 'Ana', 'soba'],
    ['10', 'Željko', 'stol'],
  ];
  expect(drawTable(columns, rows, width).split('\n')).toEqual([
    'no.  name    asks',
    '---  ------  ----',
    '  9  Ana     soba',
    ' 10  Željko  stol',
    '',
  ]);
});

test('emoji and Chinese take two columns, as terminals draw them', () => {
  const rows = ['🫒🫒', '王伟', 'Čača'].map((name, index) => [String(index), name, 'x']);
  expect(drawTable(columns, rows, width).split('\n').slice(2, 5)).toEqual([
    '  0  🫒🫒  x',
    '  1  王伟  x',
    '  2  Čača  x',
  ]);
});

test('whatever people type, no cell leaves its line and none carries a sign that commands', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 });
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { maxLength: 4 }), (typed) => {
      const rows = typed.map(([name, asks], index) => [String(index), name, asks]);
      const lines = drawTable(columns, rows, width).split('\n');
      expect(lines).toHaveLength(rows.length + 3);
      for (const line of lines) expect(line).not.toMatch(/[\p{Cc}\u202E]/u);
    }),
  );
});

test('what would be wider is cut where it may be', () => {
  const lines = drawTable(columns, [['1', 'č'.repeat(90), 'x'.repeat(300)]], width).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBe(100);
  expect(lines[2]).toMatch(/^ {2}1 {2}č+… {2}x+…$/);
});

test('typed text cannot move the cursor, colour the screen or turn the line', () => {
  const drawn = drawTable([{ title: 'a' }], [['\u001B[31mred\u202Eder\rX']], width);
  expect(drawn).toContain('[31mred der X');
});
