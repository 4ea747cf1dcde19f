import { useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { isPlainClick } from '~/components/ui/plain-click';

const limitMs = 3_000;

/**
 * Has the links to other languages wait while changes are being sent, for three seconds at most: they load a new document,
 * which would end the sending.
 */
export function useHeldLanguageLinks(isSending: boolean): void {
  const wanted = useRef('');
  // Also by a button, such as the one to the checkout.
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (isLeaving) wanted.current = '';
  }, [isLeaving]);
  useEffect(() => {
    const follow = () => {
      if (wanted.current) window.location.assign(wanted.current);
      wanted.current = '';
    };
    if (!isSending) {
      follow();
      return undefined;
    }
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (!link || !isPlainClick(event)) return;
      // Whoever goes elsewhere meanwhile stays there.
      wanted.current = link.hreflang && link.href;
      if (!wanted.current) return;
      event.preventDefault();
      setTimeout(follow, limitMs);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [isSending]);
}
