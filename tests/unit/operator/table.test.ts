import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTable } from '~/operator/table';

const width = 100;
const columns = [
  { title: 'id', isNumeric: true },
  { title: 'name', canShrink: true },
  { title: 'request', canShrink: true },
];

test('numbers are aligned right, text left, with a line below the titles', () => {
  const rows = [
    ['9', 'Ana', 'soba'],
    ['10', 'Željko', 'stol'],
  ];
  expect(formatTable(columns, rows, width).split('\n')).toEqual([
    'id  name    request',
    '--  ------  -------',
    ' 9  Ana     soba',
    '10  Željko  stol',
    '',
  ]);
});

test('emoji and Chinese take two columns, as in terminals', () => {
  const rows = ['🫒🫒', '王伟', 'Čača'].map((name, index) => [String(index), name, 'x']);
  expect(formatTable(columns, rows, width).split('\n').slice(2, 5)).toEqual([
    ' 0  🫒🫒  x',
    ' 1  王伟  x',
    ' 2  Čača  x',
  ]);
});

test('no cell breaks its line or contains a control character', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 });
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { maxLength: 4 }), (typed) => {
      const rows = typed.map(([name, request], index) => [String(index), name, request]);
      const lines = formatTable(columns, rows, width).split('\n');
      expect(lines).toHaveLength(rows.length + 3);
      for (const line of lines) expect(line).not.toMatch(/[\p{Cc}\u202E]/u);
    }),
  );
});

test('columns that can shrink are truncated if the table is too wide', () => {
  const lines = formatTable(columns, [['1', 'č'.repeat(90), 'x'.repeat(300)]], width).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBe(100);
  expect(lines[2]).toMatch(/^ 1 {2}č+… {2}x+…$/);
});

test('text cannot move the cursor, change colours or reverse the line', () => {
  const formatted = formatTable([{ title: 'a' }], [['\u001B[31mred\u202Eder\rX']], width);
  expect(formatted).toContain('[31mred der X');
});
