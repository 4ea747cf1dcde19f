import { orderPrefix } from '#hotel/hotel.config.js';
import {
  foldText,
  phoneTerm,
  readSearch,
  type SearchedWord,
  storedTerms,
  wordsOf,
} from '~/platform/search/search-words';
import type { Order } from './orders.server';

/** The fields by which an order is found. */
type SearchedFacts = Pick<Order, 'id' | 'number' | 'full_name' | 'recipient_name' | 'email'> &
  Pick<Order, 'phone' | 'recipient_phone' | 'tracking_number'>;

/** The search terms of an order, without duplicates. */
export function toSearchTerms(order: SearchedFacts): string[] {
  const { id, number, full_name, recipient_name, email, phone, recipient_phone } = order;
  const terms = [
    foldText(number),
    String(id),
    ...wordsOf(full_name),
    ...wordsOf(recipient_name ?? ''),
    foldText(email),
    ...phoneTerm(phone),
    ...phoneTerm(recipient_phone ?? ''),
    ...(order.tracking_number === null ? [] : [foldText(order.tracking_number)]),
  ];
  return storedTerms(terms);
}

const prefix = foldText(orderPrefix);
const gap = String.raw`[\s\-–]`;

/** `M-2026-000123`, also without its prefix, zeros or hyphens. */
const numberForm = new RegExp(
  `^(?:${prefix})?${gap}*(\\d{4})(?:${gap}*(\\d{6,9})|${gap}+(\\d{1,5}))$`,
);
/** `M-123` */
const shortForm = new RegExp(`^${prefix}${gap}*0*(\\d{1,9})$`);
const digitsOnly = new RegExp(`^(?:\\d|${gap})+$`);

/**
 * Splits what was typed to find an order into words that must all match, as `readSearch` does. A text that may also be a
 * short form of an order's number, or the number of a parcel, stays one word.
 * @returns an empty array if it is too short
 */
export function readOrderSearch(typed: string): SearchedWord[] {
  const words = readSearch(typed);
  const text = foldText(typed.trim());
  const [, year, serial, short] = numberForm.exec(text) ?? [];
  const [, id] = shortForm.exec(text) ?? [];
  const starts = [
    ...(year ? [`${prefix}-${year}-${(serial ?? short ?? '').padStart(6, '0')}`] : []),
    ...(id ? [id] : []),
    ...(words.length > 0 && digitsOnly.test(text) ? [text.replace(/\D/g, '')] : []),
  ];
  if (starts.length === 0) return words;
  return [[...(words.length === 1 ? (words[0] ?? []) : []), ...starts]];
}
