import { useCallback, useEffect, useRef, useState } from 'react';
import type { FrameData, FramePicture, MenuPage } from './frame-data';

const delayMs = 80;
const showsPreview = '(min-width: 67.5625em)';

export type MenuPreviewState = {
  /** At most two, the older one below. */
  pictures: FramePicture[];
  isLoaded: (id: string) => boolean;
  setLoaded: (id: string) => void;
  /** Requests an entry's picture, after a delay, so that a passing pointer requests nothing. */
  show: (page: MenuPage) => void;
};

/**
 * The pictures that the menu shows: loaded only after a pointer or the focus has rested on an entry, and only in
 * windows with room for them.
 */
export function useMenuPreview(all: FrameData['menuPictures']): MenuPreviewState {
  const [pictures, setPictures] = useState<FramePicture[]>([]);
  const [loaded, setLoadedIds] = useState<ReadonlySet<string>>(new Set());
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const known = useRef(all);
  known.current = all;
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = useCallback((page: MenuPage) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const picture = known.current[page];
      if (!picture || !window.matchMedia(showsPreview).matches) return;
      setPictures((shown) =>
        shown.at(-1)?.id === picture.id
          ? shown
          : [...shown.filter(({ id }) => id !== picture.id), picture].slice(-2),
      );
    }, delayMs);
  }, []);
  const isLoaded = useCallback((id: string) => loaded.has(id), [loaded]);
  const setLoaded = useCallback(
    (id: string) => setLoadedIds((before) => new Set([...before, id])),
    [],
  );
  return { pictures, isLoaded, setLoaded, show };
}
