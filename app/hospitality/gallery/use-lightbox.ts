import { type RefObject, useRef } from 'react';
import { closePopover } from '~/components/ui/popover';

/** The id of a large picture, which its small one opens. */
export const largePictureId = (index: number) => `picture-${index + 1}`;

export type LightboxState = {
  sheet: RefObject<HTMLUListElement>;
  /** Goes on by so many pictures; after the last comes the first. */
  step: (from: number, by: number) => void;
  close: (index: number) => void;
};

/** `count` large pictures, of which one is open: the browser opens and closes them, scripts lead from one to the next. */
export function useLightbox(count: number): LightboxState {
  const sheet = useRef<HTMLUListElement>(null);
  const close = (index: number) => closePopover(document.getElementById(largePictureId(index)));
  const step = (from: number, by: number) => {
    const next = stepIndex(from, by, count);
    const large = document.getElementById(largePictureId(next));
    const part = (document.activeElement as HTMLElement | null)?.dataset.part ?? '';
    close(from);
    // Where the browser will bring the focus back to.
    sheet.current?.querySelectorAll('button')[next]?.focus({ preventScroll: true });
    large?.showPopover();
    large?.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus();
  };
  return { sheet, step, close };
}

/** The next position in a ring of `count`. */
export function stepIndex(index: number, by: number, count: number): number {
  return (((index + by) % count) + count) % count;
}
