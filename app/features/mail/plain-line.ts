const direction = '\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069';
const notInLine = new RegExp(`[\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}${direction}]+`, 'gu');
const notInText = new RegExp(`(?!\\n)[\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}${direction}]+?`, 'gu');

const defaultMax = 200;

function cut(value: string, max: number): string {
  const characters = [...value];
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : value;
}

/**
 * One line that may stand in a header or an address block: line breaks, control characters and direction
 * overrides become spaces, so that typed text can neither start a header nor turn the words around it.
 * @param max in characters
 */
export function toPlainLine(value: string, max = defaultMax): string {
  return cut(
    value
      .slice(0, 4 * max)
      .replace(notInLine, ' ')
      .replace(/ {2,}/g, ' ')
      .trim(),
    max,
  );
}

/** Typed text of several lines, with the same characters taken out; at most `max` characters. */
export function toPlainLines(value: string, max = 2000): string[] {
  const text = value
    .slice(0, 4 * max)
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(notInText, ' ');
  return cut(text.trim(), max)
    .replace(/\n{3,}/g, '\n\n')
    .split('\n')
    .map((line) => line.trim());
}
