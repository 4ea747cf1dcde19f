import { foldText, phoneTerm, storedTerms, wordsOf } from '~/platform/search/search-words';

export type SearchedFacts = { id: number; full_name: string; email: string; phone: string };

/** The search terms of an enquiry: its number, and the guest's name, address and telephone number. */
export const toEnquiryTerms = ({ id, full_name, email, phone }: SearchedFacts): string[] =>
  storedTerms([String(id), ...wordsOf(full_name), foldText(email), ...phoneTerm(phone)]);
