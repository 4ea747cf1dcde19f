import { type RefObject, useEffect, useRef } from 'react';
import { useHydrated } from '~/components/ui/use-hydrated';

/**
 * Gives the focus to something that has just appeared, or whose words are new. What came with the document has had its turn
 * already (`data-takes-focus`, entry.loader.ts): whoever types by the time the scripts are there keeps the focus.
 */
export function useArrivalFocus(box: RefObject<HTMLElement>, words: string): void {
  const known = useRef(useHydrated() ? '' : words);
  useEffect(() => {
    if (words && words !== known.current) box.current?.focus();
    known.current = words;
  }, [box, words]);
}
