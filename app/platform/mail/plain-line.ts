/** Line and paragraph separators, control characters, lone surrogates, and marks that change the text direction. */
const unwanted = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;
const lineEnd = /\r\n?|[\n\u2028\u2029]/;

function cut(value: string, max: number): string {
  const characters = [...value];
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : value;
}

function clean(value: string): string {
  // `=?` starts an encoded word, an ASCII sequence that a mailbox would decode to any other text.
  return value.replace(unwanted, ' ').replaceAll('=?', '= ?').replace(/ {2,}/g, ' ').trim();
}

/**
 * Reduces text to one line that is safe in a header or an address block: typed text can neither inject a header nor
 * reverse the text around it.
 * @param max in characters
 */
export function toPlainLine(value: string, max = 200): string {
  return cut(clean(value.slice(0, 4 * max)), max);
}

/**
 * Typed text of several lines, each cleaned like `toPlainLine`; at most `max` characters, with at most one empty line
 * in a row.
 */
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
 * What mail clients turn into links: URLs, email addresses and bare hosts. `Sat.Then` after a forgotten space does
 * not match, because its second word has mixed case and no path follows.
 */
const linkLike =
  /[a-zA-Z][a-zA-Z+.-]{1,15}:\/\/\S*|\S*@\S+|[wW]{3}\.\S+|(?:[\p{L}\p{N}-]{1,63}\.){1,8}(?:\p{L}{2,24}(?:\/\S*|[:?#]\S+)|(?:\p{Ll}{2,24}|\p{Lu}{2,24})(?![\p{L}\p{N}]))/gu;

const maxQuoted = 400;

/**
 * The beginning of a typed text, without anything that a mail client would turn into a link. A confirmation goes to
 * an address that anyone may have typed, and must be worthless to spammers.
 * @param max in characters
 */
export const toQuotedLines = (value: string, max = maxQuoted): string[] =>
  toPlainLines(value.slice(0, 4 * max).replace(linkLike, '…'), max);

/** Titles and initials, which look like bare hosts: `Dott.ssa`, `prof.dr.sc`, `A.KOVAČ`. */
const abbreviated = /^(?!www\.)(?:(?:-?\p{L}{1,4}\.)+\p{L}{2,4}|(?:\p{L}\.)+\p{L}+)$/iu;

/** With a space after each dot they are no links; anyone could have typed those. */
const spaceOut = (found: string): string =>
  abbreviated.test(found) ? found.replace(/\.(?=\p{L})/gu, '. ') : found;

/** Typed text as one line for a confirmation, such as a name; see `toQuotedLines`. Titles and initials stay. */
export const toQuotedLine = (value: string, max = 200): string =>
  toQuotedLines(value.slice(0, 4 * max).replace(linkLike, spaceOut), max).join(' ');

/** A typed name for a confirmation; see `toQuotedLine`. */
export const toQuotedName = (value: string): string => toQuotedLine(value, 60);
