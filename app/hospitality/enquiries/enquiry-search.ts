import { foldText, phoneTerm, storedTerms, wordsOf } from '~/platform/search/search-words';

type SearchedFacts = { id: number; full_name: string; email: string; phone: string };

/** The words that a request is found by: its number, the guest's name, address and telephone. */
export const toEnquiryTerms = ({ id, full_name, email, phone }: SearchedFacts): string[] =>
  storedTerms([String(id), ...wordsOf(full_name), foldText(email), ...phoneTerm(phone)]);
