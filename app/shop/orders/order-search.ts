import { foldText, phoneTerm, storedTerms, wordsOf } from '~/platform/search/search-words';
import type { Order } from './orders.server';

/** What an order is found by. */
type SearchedFacts = Pick<Order, 'id' | 'number' | 'full_name' | 'recipient_name' | 'email'> &
  Pick<Order, 'phone' | 'recipient_phone'>;

/** The words that an order is found by, each once. */
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
