/** Line and paragraph ends, control characters, halves of characters, and marks that turn the direction of text. */
const unwanted = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;
const lineEnd = /\r\n?|[\n\u2028\u2029]/;

function cut(value: string, max: number): string {
  const characters = [...value];
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : value;
}

function clean(value: string): string {
  // `=?` begins an encoded word: ASCII in a header that a mailbox would turn into any other text.
  return value.replace(unwanted, ' ').replaceAll('=?', '= ?').replace(/ {2,}/g, ' ').trim();
}

/**
 * One line that is safe in a header or an address block: typed text can neither start a header nor reverse the
 * text around it.
 * @param max in characters
 */
export function toPlainLine(value: string, max = 200): string {
  return cut(clean(value.slice(0, 4 * max)), max);
}

/** Typed text of several lines, each as plain; at most `max` characters and one empty line in a row. */
export function toPlainLines(value: string, max = 5000): string[] {
  const lines = value
    .slice(0, 4 * max)
    .split(lineEnd)
    .map(clean);
  return cut(lines.join('\n').trim(), max)
    .replace(/\n{3,}/g, '\n\n')
    .split('\n');
}

/**
 * What mail programs turn into links: addresses with a scheme, of mailboxes, and bare hosts. `Sat.Then` after a forgotten
 * space is none: its second word is neither in small nor in capital letters.
 */
const linkLike =
  /[a-zA-Z][a-zA-Z+.-]{1,15}:\/\/\S*|\S*@\S+|(?:[\p{L}\p{N}-]{1,63}\.){1,8}(?:\p{Ll}{2,24}|\p{Lu}{2,24})(?![\p{L}\p{N}])(?:[:/?#]\S*)?/gu;

const maxQuoted = 400;

/**
 * The beginning of a typed text, without anything that a mail program would turn into a link: a confirmation goes to an
 * address that anyone may have typed, and must be worthless to advertisers.
 * @param max in characters
 */
export const toQuotedLines = (value: string, max = maxQuoted): string[] =>
  toPlainLines(value.slice(0, 4 * max).replace(linkLike, '…'), max);

/** A typed name for a confirmation; see `toQuotedLines`. */
export const toQuotedName = (value: string): string => toQuotedLines(value, 60).join(' ');
