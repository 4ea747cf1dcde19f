import type { Order } from './orders.server';

/** What an order is found by. */
type SearchedFacts = Pick<Order, 'id' | 'number' | 'full_name' | 'recipient_name' | 'email'> &
  Pick<Order, 'phone' | 'recipient_phone'>;

/** Letters that do not lose their mark by decomposition. */
const plainLetters: Record<string, string> = { đ: 'd', ß: 'ss', ø: 'o', æ: 'ae', ł: 'l' };

/** Text as it is compared: lower case, no accents. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đßøæł]/g, (letter) => plainLetters[letter] ?? letter);

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const backwards = (digits: string): string => [...digits].reverse().join('');

const maxTermLength = 80;

/** Telephone numbers are known by their ends: their beginnings are written in many ways. */
const phoneTerm = (phone: string): string[] => {
  const digits = phone.replace(/\D/g, '');
  return digits === '' ? [] : [`#${backwards(digits)}`];
};

/** The words that an order is found by, each once. */
export function toSearchTerms(order: SearchedFacts): string[] {
  const { id, number, full_name, recipient_name, email, phone, recipient_phone } = order;
  const terms = [
    fold(number),
    String(id),
    ...wordsOf(full_name),
    ...wordsOf(recipient_name ?? ''),
    fold(email),
    ...phoneTerm(phone),
    ...phoneTerm(recipient_phone ?? ''),
  ];
  return [...new Set(terms.map((term) => term.slice(0, maxTermLength)))];
}

/** Beginnings of terms; an order is found if one of its terms begins with one of them. */
export type SearchedWord = readonly string[];

/** Digits at the end of a telephone number that are enough to identify it. */
const phoneEnd = 8;
const minPhoneDigits = 5;
const minLetters = 2;
const maxWords = 6;

const looksLikePhone = (typed: string) =>
  /^[\d\s()+./-]+$/.test(typed) && typed.replace(/\D/g, '').length >= minPhoneDigits;

/**
 * What somebody typed as the words that all have to be found: a number of an order, names, an address, a telephone number.
 * @returns nothing where it is too short to search for
 */
export function readSearch(typed: string): SearchedWord[] {
  const text = typed.trim().slice(0, 200);
  if (looksLikePhone(text)) {
    const digits = text.replace(/\D/g, '');
    const count = digits.replace(/^0+/, '');
    return [[`#${backwards(digits).slice(0, phoneEnd)}`, ...(/\D/.test(text) ? [] : [count])]];
  }
  return fold(text)
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
