import { useState } from 'react';

/**
 * What the action said last, as long as the page is the one it was said about: the router forgets it with the next step
 * to anywhere, a link to a field or to another part of the same page included.
 * @param page what the loader gave: loaded anew it is another page
 */
export function useLastAnswer<Answer>(
  answer: Answer | undefined,
  page: unknown,
): Answer | undefined {
  const [last, setLast] = useState({ answer, page });
  const isNews = answer !== undefined && answer !== last.answer;
  if (isNews || page !== last.page) setLast({ answer, page });
  return answer ?? (page === last.page ? last.answer : undefined);
}
