/** Letters that Unicode decomposition leaves unchanged. */
const plainLetters: Record<string, string> = { đ: 'd', ß: 'ss', ø: 'o', æ: 'ae', ł: 'l' };

/** Normalises text for comparison: lower case, no accents. */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đßøæł]/g, (letter) => plainLetters[letter] ?? letter);

/** The normalised words of a text. */
export const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const backwards = (digits: string): string => [...digits].reverse().join('');

const maxTermLength = 80;

/** Terms for storage: without duplicates, limited in length. */
export const storedTerms = (terms: readonly string[]): string[] => [
  ...new Set(terms.map((term) => term.slice(0, maxTermLength))),
];

/**
 * Telephone numbers are stored reversed and found by their last digits, because their beginnings are written in many
 * ways.
 */
export const phoneTerm = (phone: string): string[] => {
  const digits = phone.replace(/\D/g, '');
  return digits === '' ? [] : [`#${backwards(digits)}`];
};

/** Alternative prefixes of a term: a row matches if one of its terms begins with one of them. */
export type SearchedWord = readonly string[];

/** The last digits of a telephone number that suffice to identify it. */
const phoneEnd = 8;
const minPhoneDigits = 5;
const minLetters = 2;
const maxWords = 6;

const looksLikePhone = (typed: string) =>
  /^[\d\s()+./-]+$/.test(typed) && typed.replace(/\D/g, '').length >= minPhoneDigits;

/**
 * Splits a typed search into the words that must all match: an order number, names, an address, a telephone number.
 * @returns an empty array if it is too short
 */
export function readSearch(typed: string): SearchedWord[] {
  const text = typed.trim().slice(0, 200);
  if (looksLikePhone(text)) {
    const digits = text.replace(/\D/g, '');
    // Digits alone may also be the number of an order or a request.
    const number = /\D/.test(text) ? [] : [digits.replace(/^0+/, '')];
    return [[`#${backwards(digits).slice(0, phoneEnd)}`, ...number]];
  }
  return foldText(text)
    .split(/[\s,;]+/)
    .flatMap((part): SearchedWord[] => {
      if (/^\d+$/.test(part)) return [[part.replace(/^0+(?=\d)/, '')]];
      if (part.includes('@') || /^[a-z]{1,4}-\d/.test(part)) return [[part]];
      return wordsOf(part)
        .filter((word) => word.length >= minLetters)
        .map((word) => [word]);
    })
    .slice(0, maxWords);
}
