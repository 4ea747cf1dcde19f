import { useEffect, useRef } from 'react';
import { useHydrated } from '~/components/ui/use-hydrated';

/**
 * Scrolls to what the answer to a form is about, after the router has scrolled: without fields to focus, a message above
 * a long form would stay out of view. What is in the initial document is not new: the visitor may already be elsewhere.
 * @param answer identifies what the answer says; empty if there is nothing to show
 */
export function useAnswerInView(answer: string, find: () => Element | null): void {
  const isAwake = useHydrated();
  const known = useRef<string>();
  useEffect(() => {
    const { key = '' } = (window.history.state ?? {}) as { key?: string };
    const current = answer && `${key} ${answer}`;
    const isNew = current !== known.current && (isAwake || known.current !== undefined);
    known.current = current;
    if (current && isNew) find()?.scrollIntoView({ block: 'center' });
  });
}
