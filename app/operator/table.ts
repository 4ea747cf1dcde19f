import { toPlainLine } from '~/platform/mail/plain-line';
import { readGraphemes } from '~/platform/text/graphemes';

export type TableColumn = {
  title: string;
  /** Whether the column is aligned right. */
  isNumeric?: boolean;
  /** Whether cells may be truncated if the table is too wide. */
  canShrink?: boolean;
};

const columnGap = '  ';
/** A column is never truncated below this width. */
const minWidth = 8;

const wide = /\p{Emoji_Presentation}|\p{sc=Han}|\p{sc=Hangul}|\p{sc=Hiragana}|\p{sc=Katakana}/u;
const displayWidth = (segments: readonly string[]) =>
  segments.reduce((width, segment) => width + (wide.test(segment) ? 2 : 1), 0);

function truncate(segments: string[], width: number): string[] {
  if (displayWidth(segments) <= width) return segments;
  const kept = [...segments];
  while (displayWidth(kept) > width - 1) kept.pop();
  return [...kept, '…'];
}

function pad(segments: string[], width: number, isNumeric = false): string {
  const space = ' '.repeat(Math.max(0, width - displayWidth(segments)));
  return isNumeric ? space + segments.join('') : segments.join('') + space;
}

/** Repeatedly narrows the widest shrinkable column until the table fits or no column can shrink further. */
function fitToWidth(
  columns: readonly TableColumn[],
  natural: readonly number[],
  width: number,
): number[] {
  const widths = [...natural];
  const total = () =>
    widths.reduce((sum, each) => sum + each, columnGap.length * (widths.length - 1));
  while (total() > width) {
    const candidates = columns.flatMap(({ canShrink }, index) =>
      canShrink && (widths[index] ?? 0) > minWidth ? [index] : [],
    );
    if (candidates.length === 0) break;
    const widest = candidates.reduce((a, b) => ((widths[b] ?? 0) > (widths[a] ?? 0) ? b : a));
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths;
}

/**
 * Formats a table for a terminal. Control characters are removed, so that text from visitors cannot move the cursor or
 * change colours.
 * @param width the terminal's width in columns; only columns that can shrink are truncated to fit
 */
export function formatTable(
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
  width: number,
): string {
  const cells = [columns.map(({ title }) => title), ...rows].map((row) =>
    row.map((cell) => [...readGraphemes(toPlainLine(cell))]),
  );
  const natural = columns.map((_, index) =>
    cells.reduce((widest, row) => Math.max(widest, displayWidth(row[index] ?? [])), 0),
  );
  const widths = fitToWidth(columns, natural, width);
  const lines = cells.map((row) =>
    columns
      .map(({ isNumeric }, index) => {
        const size = widths[index] ?? 0;
        return pad(truncate(row[index] ?? [], size), size, isNumeric);
      })
      .join(columnGap)
      .trimEnd(),
  );
  lines.splice(1, 0, widths.map((size) => '-'.repeat(size)).join(columnGap));
  return `${lines.join('\n')}\n`;
}
