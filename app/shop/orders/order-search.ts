import { foldText, phoneTerm, storedTerms, wordsOf } from '~/platform/search/search-words';
import type { Order } from './orders.server';

/** The fields by which an order is found. */
type SearchedFacts = Pick<Order, 'id' | 'number' | 'full_name' | 'recipient_name' | 'email'> &
  Pick<Order, 'phone' | 'recipient_phone'>;

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
  ];
  return storedTerms(terms);
}
