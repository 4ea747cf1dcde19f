import { useEffect, useRef } from 'react';
import { isPlainClick } from '~/components/ui/plain-click';

const limitMs = 3_000;

/**
 * Has the links to other languages wait while changes are being sent, for three seconds at most: they load a new document,
 * which would end the sending.
 */
export function useHeldLanguageLinks(isSending: boolean): void {
  const wanted = useRef<string>();
  useEffect(() => {
    const follow = () => {
      if (wanted.current !== undefined) window.location.assign(wanted.current);
      wanted.current = undefined;
    };
    if (!isSending) {
      follow();
      return undefined;
    }
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.hreflang || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      if (wanted.current === undefined) setTimeout(follow, limitMs);
      wanted.current = link.href;
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [isSending]);
}
