import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOutSheet, type SheetCell } from '~/hospitality/gallery/contact-sheet';

const wide = { width: 1200, height: 800 };
const upright = { width: 1120, height: 1400 };

/** The cells row by row, as the grid's twelve columns break them. */
function rowsOf(cells: readonly SheetCell[]): SheetCell[][] {
  const rows: SheetCell[][] = [];
  let filled = 12;
  for (const cell of cells) {
    if (filled + cell.span > 12) {
      rows.push([]);
      filled = 0;
    }
    rows.at(-1)?.push(cell);
    filled += cell.span;
  }
  return rows;
}

test('rows are 7/5, 4/4/4, 5/7, and an upright beside a wide picture takes a third', () => {
  const spans = (pictures: readonly (typeof wide)[]) =>
    layOutSheet(pictures).map(({ span }) => span);
  expect(spans([wide, wide, wide, wide, wide, wide, wide])).toEqual([7, 5, 4, 4, 4, 5, 7]);
  expect(spans([upright, wide])).toEqual([4, 8]);
  expect(spans([wide, upright])).toEqual([8, 4]);
  expect(spans([upright, upright])).toEqual([6, 6]);
  expect(spans(Array.from({ length: 6 }, () => upright))).toEqual([4, 4, 4, 4, 4, 4]);
});

test('for any pictures every row is full and none has a single picture', () => {
  const pictures = fc.array(fc.constantFrom(wide, upright), { maxLength: 60 });
  fc.assert(
    fc.property(pictures, (list) => {
      const rows = rowsOf(layOutSheet(list));
      expect(rows.flat()).toHaveLength(list.length);
      for (const row of rows) {
        expect(row.reduce((sum, { span }) => sum + span, 0)).toBe(12);
        if (list.length > 1) expect(row.length).toBeGreaterThan(1);
        // On phones the cells after the leading one share rows of two.
        expect(row.filter(({ lead }) => !lead).length % 2).toBe(0);
      }
    }),
  );
});
