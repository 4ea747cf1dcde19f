import { type RefObject, useEffect, useRef } from 'react';
import { useHydrated } from '~/components/ui/use-hydrated';

/**
 * Focuses a message that has just appeared or changed. A message in the initial document has already been focused
 * (`data-takes-focus`, entry.loader.ts), so visitors who are typing during hydration keep their focus.
 */
export function useFocusOnChange(box: RefObject<HTMLElement>, message: string): void {
  const known = useRef(useHydrated() ? '' : message);
  useEffect(() => {
    if (message && message !== known.current) box.current?.focus();
    known.current = message;
  }, [box, message]);
}
