import { toPlainLine } from '~/platform/mail/plain-line';

export type TableColumn = {
  title: string;
  /** Numbers stand at the right. */
  isNumber?: boolean;
  /** May be cut where the table would not fit. */
  shrinks?: boolean;
};

const gap = '  ';
/** What is left of a column that shrinks. */
const narrowest = 8;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const wide = /\p{Emoji_Presentation}|\p{sc=Han}|\p{sc=Hangul}|\p{sc=Hiragana}|\p{sc=Katakana}/u;
const split = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment);
const widthOf = (segments: readonly string[]) =>
  segments.reduce((width, segment) => width + (wide.test(segment) ? 2 : 1), 0);

function cut(segments: string[], width: number): string[] {
  if (widthOf(segments) <= width) return segments;
  const kept = [...segments];
  while (widthOf(kept) > width - 1) kept.pop();
  return [...kept, '…'];
}

function pad(segments: string[], width: number, isNumber = false): string {
  const space = ' '.repeat(Math.max(0, width - widthOf(segments)));
  return isNumber ? space + segments.join('') : segments.join('') + space;
}

/** Takes from the widest column that may shrink until the table fits, or nothing more can be taken. */
function fit(columns: readonly TableColumn[], natural: readonly number[], width: number): number[] {
  const widths = [...natural];
  const total = () => widths.reduce((sum, each) => sum + each, gap.length * (widths.length - 1));
  while (total() > width) {
    const candidates = columns.flatMap(({ shrinks }, index) =>
      shrinks && (widths[index] ?? 0) > narrowest ? [index] : [],
    );
    if (candidates.length === 0) break;
    const widest = candidates.reduce((a, b) => ((widths[b] ?? 0) > (widths[a] ?? 0) ? b : a));
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths;
}

/** A table for people's eyes. What visitors typed cannot move the cursor or colour the screen. */
export function drawTable(
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
  width: number,
): string {
  const cells = [columns.map(({ title }) => title), ...rows].map((row) =>
    row.map((cell) => split(toPlainLine(cell))),
  );
  const natural = columns.map((_, index) =>
    cells.reduce((widest, row) => Math.max(widest, widthOf(row[index] ?? [])), 0),
  );
  const widths = fit(columns, natural, width);
  const lines = cells.map((row) =>
    columns
      .map(({ isNumber }, index) => {
        const size = widths[index] ?? 0;
        return pad(cut(row[index] ?? [], size), size, isNumber);
      })
      .join(gap)
      .trimEnd(),
  );
  lines.splice(1, 0, widths.map((size) => '-'.repeat(size)).join(gap));
  return `${lines.join('\n')}\n`;
}
