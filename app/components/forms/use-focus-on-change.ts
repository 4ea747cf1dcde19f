import { type RefObject, useEffect, useRef } from 'react';
import { useHydrated } from '~/components/ui/use-hydrated';

/**
 * Moves the focus to a message that has just appeared or changed. What came with the document has been focused already
 * (`data-takes-focus`, entry.loader.ts): visitors who type by the time of hydration keep the focus.
 */
export function useFocusOnChange(box: RefObject<HTMLElement>, message: string): void {
  const known = useRef(useHydrated() ? '' : message);
  useEffect(() => {
    if (message && message !== known.current) box.current?.focus();
    known.current = message;
  }, [box, message]);
}
