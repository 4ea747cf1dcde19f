import { useFetcher, useLocation } from '@remix-run/react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { isPlainClick } from '~/components/ui/plain-click';
import { useBrowserLayoutEffect } from '~/components/ui/use-browser-layout-effect';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import type { CartPageData } from './cart-view';

type SideCartState = {
  dialog: RefObject<HTMLDialogElement>;
  data: CartPageData | undefined;
  /** The data were loaded after the panel was last opened. */
  isCurrent: boolean;
  /** The panel has been opened on this page. */
  isUsed: boolean;
  /** Opened because an item was just added. */
  isAdded: boolean;
  close: () => void;
};

/**
 * Opens the panel from the cart link and after an addition, loads its data, and closes it on navigation.
 * @param dismiss called when it opens and on navigation; must not change
 */
export function useSideCart(dismiss: () => void): SideCartState {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isAdded, setAdded] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const [earlier, setEarlier] = useState<unknown>();
  const { load, data } = useFetcher<CartPageData>({ key: 'side-cart' });
  const latest = useRef<unknown>();
  const cartPath = href('cart', useLocale());
  const { key: page } = useLocation();

  // Not a dependency of `open`: new data come with the answer to an addition, and while React exchanges the listeners for
  // it, nobody hears of the addition.
  useBrowserLayoutEffect(() => {
    latest.current = data;
  }, [data]);

  const open = useCallback(
    (added: boolean) => {
      const panel = dialog.current;
      if (!panel || isAt(cartPath)) return false;
      setAdded(added);
      setUsed(true);
      setEarlier(latest.current);
      dismiss();
      load(cartPath);
      if (!panel.open) panel.showModal();
      return true;
    },
    [cartPath, load, dismiss],
  );
  const close = useCallback(() => dialog.current?.close(), []);

  useOpeners(useCallback(() => open(false), [open]));
  useAddition(useCallback(() => open(true), [open]));
  useEffect(close, [close, page]);
  useEffect(dismiss, [dismiss, page]);

  const isCurrent = data !== undefined && data !== earlier;
  return { dialog, data: data as CartPageData | undefined, isCurrent, isUsed, isAdded, close };
}

/** The panel does not open on the cart page itself. */
const isAt = (path: string) => window.location.pathname === path;

/** Plain clicks on a link to the cart open the panel. Modified clicks follow the link. */
function useOpeners(open: () => boolean): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!isPlainClick(event) || event.defaultPrevented) return;
      const opener = (event.target as Element).closest('[data-side-cart-opener]');
      if (opener && open()) event.preventDefault();
    };
    // The capture phase runs before the link's own handler, which is also registered on the document.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [open]);
}

/** Calls back after every successful addition (add-to-cart-form.tsx). */
function useAddition(onAdded: () => void): void {
  useEffect(() => {
    window.addEventListener('cart-added', onAdded);
    return () => window.removeEventListener('cart-added', onAdded);
  }, [onAdded]);
}
