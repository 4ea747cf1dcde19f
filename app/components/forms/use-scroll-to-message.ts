import { useEffect, useRef } from 'react';
import { useHydrated } from '~/components/ui/use-hydrated';

/**
 * Scrolls to the message about a submitted form, after the router has scrolled: without fields to focus, a message above
 * a long form would stay out of view. What is in the initial document is not new: the visitor may already be elsewhere.
 * @param message identifies the message; empty if there is none
 */
export function useScrollToMessage(message: string, find: () => Element | null): void {
  const isHydrated = useHydrated();
  const known = useRef<string>();
  useEffect(() => {
    const { key = '' } = (window.history.state ?? {}) as { key?: string };
    const current = message && `${key} ${message}`;
    const isNew = current !== known.current && (isHydrated || known.current !== undefined);
    known.current = current;
    if (current && isNew) find()?.scrollIntoView({ block: 'center' });
  });
}
