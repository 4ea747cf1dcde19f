import { type RefObject, useCallback, useRef, useState } from 'react';

export type LightboxState = {
  dialog: RefObject<HTMLDialogElement>;
  sheet: RefObject<HTMLUListElement>;
  /** The picture shown; undefined while the dialog is closed. */
  index: number | undefined;
  /** False where the browser knows no dialogs: the link is then followed. */
  open: (index: number) => boolean;
  /** Goes on by so many pictures; after the last comes the first. */
  step: (by: number) => void;
  close: () => void;
  /** Forgets the picture and gives the focus back to it on the sheet. */
  onClose: () => void;
};

/** One of `count` pictures large, in a native dialog. */
export function useLightbox(count: number): LightboxState {
  const dialog = useRef<HTMLDialogElement>(null);
  const sheet = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState<number>();
  const open = useCallback((wanted: number) => {
    if (!dialog.current?.showModal) return false;
    setIndex(wanted);
    dialog.current.showModal();
    return true;
  }, []);
  const step = (by: number) =>
    setIndex((current) => (current === undefined ? current : stepIndex(current, by, count)));
  const close = () => dialog.current?.close();
  const onClose = () => {
    if (index !== undefined) sheet.current?.querySelectorAll('a')[index]?.focus();
    setIndex(undefined);
  };
  return { dialog, sheet, index, open, step, close, onClose };
}

/** The next position in a ring of `count`. */
export function stepIndex(index: number, by: number, count: number): number {
  return (((index + by) % count) + count) % count;
}
