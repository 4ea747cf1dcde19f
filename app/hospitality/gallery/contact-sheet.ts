/**
 * How many of twelve columns a picture spans, and its row's height; `lead` marks the pictures that start a row on
 * phones.
 */
export type SheetCell = {
  span: 4 | 5 | 6 | 7 | 8 | 12;
  row: 'pair' | 'three' | 'uprights';
  lead: boolean;
};

type Sized = { width: number; height: number };

const isUpright = ({ width, height }: Sized) => height > width;

/**
 * Lays pictures out in uneven rows: 7/5, 4/4/4, 5/7 and so on. A portrait next to a landscape takes a third of the row,
 * so that little of either is cropped; three portraits share a row equally. The order is kept, and no picture is left
 * alone in the last row.
 */
export function layOutSheet(pictures: readonly Sized[]): SheetCell[] {
  const cells: SheetCell[] = [];
  for (let row = 0; cells.length < pictures.length; row += 1) {
    const left = pictures.slice(cells.length);
    cells.push(...layOutRow(left.slice(0, rowSize(row, left)), row));
  }
  return cells;
}

function rowSize(row: number, left: readonly Sized[]): number {
  if (left.length <= 3) return left.length;
  const wanted = row % 2 === 1 || left.slice(0, 3).every(isUpright) ? 3 : 2;
  if (left.length - wanted !== 1) return wanted;
  return wanted === 2 ? 3 : 2;
}

function layOutRow(pictures: readonly Sized[], row: number): SheetCell[] {
  if (pictures.length === 3) {
    const kind = pictures.every(isUpright) ? 'uprights' : 'three';
    return pictures.map((_, index) => ({ span: 4, row: kind, lead: index === 0 }));
  }
  const [first, second] = pictures;
  if (!first || !second) return pictures.map(() => ({ span: 12, row: 'pair', lead: true }));
  const pair = (one: SheetCell['span'], other: SheetCell['span']): SheetCell[] => [
    { span: one, row: 'pair', lead: true },
    { span: other, row: 'pair', lead: true },
  ];
  if (isUpright(first) && isUpright(second)) return pair(6, 6);
  if (isUpright(first)) return pair(4, 8);
  if (isUpright(second)) return pair(8, 4);
  return row % 4 === 0 ? pair(7, 5) : pair(5, 7);
}
