import { useLocation } from '@remix-run/react';
import { type RefObject, useEffect, useRef } from 'react';
import { closePopover, isPopoverOpen } from '~/components/ui/popover';

/** The id of a large picture's popover, which its thumbnail opens. */
export const largePictureId = (index: number) => `picture-${index + 1}`;

export type LightboxState = {
  sheet: RefObject<HTMLUListElement>;
  /** Moves by a number of pictures, wrapping around at the end. */
  step: (from: number, by: number) => void;
  close: (index: number) => void;
};

/**
 * Controls `count` large pictures, one of which is open. The browser opens and closes them; scripts move between them.
 */
export function useLightbox(count: number): LightboxState {
  const sheet = useRef<HTMLUListElement>(null);
  useBack();
  const close = (index: number) => closePopover(document.getElementById(largePictureId(index)));
  const step = (from: number, by: number) => {
    const next = stepIndex(from, by, count);
    const large = document.getElementById(largePictureId(next));
    const part = (document.activeElement as HTMLElement | null)?.dataset.part ?? '';
    close(from);
    // Closing a popover returns the focus to the element that had it before opening, so focus the next thumbnail first.
    sheet.current?.querySelectorAll('button')[next]?.focus({ preventScroll: true });
    large?.showPopover();
    large?.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus();
  };
  return { sheet, step, close };
}

/** The position `by` steps on, wrapping around at `count`. */
export function stepIndex(index: number, by: number, count: number): number {
  return (((index + by) % count) + count) % count;
}

const findOpen = () =>
  [...document.querySelectorAll<HTMLElement>('.lightbox')].find(isPopoverOpen) ?? null;

const isPictureEntry = () => (history.state as { picture?: true } | null)?.picture === true;

/**
 * Back closes the picture instead of leaving the page: while one is open, the history has an entry more, with the page's
 * own address and state. The router must not take it for a navigation.
 */
function useBack(): void {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const onToggle = () => {
      const isOpen = findOpen() !== null;
      if (isOpen === isPictureEntry()) return;
      if (!isOpen) return history.back();
      history.pushState({ ...(history.state as object | null), picture: true }, '');
    };
    // Judged by the router's address: on a busy phone Back may come before a picture's `toggle`.
    const onBack = (event: PopStateEvent) => {
      if (location.pathname + location.search + location.hash !== pathname + search + hash) return;
      event.stopImmediatePropagation();
      if (!isPictureEntry()) closePopover(findOpen());
    };
    // A picture may be open before the scripts are.
    onToggle();
    document.addEventListener('toggle', onToggle, { capture: true });
    window.addEventListener('popstate', onBack, { capture: true });
    return () => {
      document.removeEventListener('toggle', onToggle, { capture: true });
      window.removeEventListener('popstate', onBack, { capture: true });
    };
  }, [pathname, search, hash]);
}
