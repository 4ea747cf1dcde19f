import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { type CartLine, countItems } from './cart';
import { readMirror, writeMirror } from './cart-mirror.client';

type MirrorData = {
  count: number;
  /** Undefined on pages that are cached for all visitors with the same item count. */
  lines: readonly CartLine[] | undefined;
  /** False if the browser sent no cart at all. */
  known: boolean;
};

/** Loads the cart's lines if the page only has their count and the mirror's count differs. */
function useUnseenLines(count: number | undefined): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (count !== undefined && countItems(readMirror()) !== count) revalidate();
  }, [count, revalidate]);
}

/** Keeps the mirror in localStorage in sync with the cart, and restores a cart whose cookie is gone. */
export function useCartMirror(data: MirrorData | undefined): void {
  const action = href('cart', useLocale());
  const { revalidate } = useRevalidator();
  const isRestored = useRef(false);
  const text = data?.lines && JSON.stringify(data.lines);
  const known = data?.known;
  useUnseenLines(data && !data.lines ? data.count : undefined);

  useEffect(() => {
    if (text === undefined) return;
    if (known) {
      isRestored.current = false;
      writeMirror(JSON.parse(text) as CartLine[]);
      return;
    }
    // Once, because a browser that refuses cookies will not keep it.
    if (isRestored.current) return;
    isRestored.current = true;
    const lines = readMirror();
    if (lines.length === 0) return;
    // If it fails, the next page tries again.
    restoreCart(action, lines).then(revalidate, () => {});
  }, [text, known, revalidate, action]);

  useFreshAfterBack();
}

/**
 * Without a fetcher: the visitor has pressed nothing and need not learn of a failure.
 * @throws TypeError without a connection
 */
export async function restoreCart(action: string, lines: readonly CartLine[]): Promise<void> {
  const body = new URLSearchParams({ intent: 'restore', lines: JSON.stringify(lines) });
  const response = await fetch(action, { method: 'POST', redirect: 'manual', body });
  // Lines rejected once would be rejected on every page, so the mirror is cleared. Other refusals are not of the lines.
  if (response.status === 400) writeMirror([]);
}

/** A page restored from the back/forward cache shows an outdated cart, so it is loaded again. */
function useFreshAfterBack(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (window.cameBackUnhydrated) {
      window.cameBackUnhydrated = false;
      revalidate();
    }
    const refresh = (event: PageTransitionEvent) => {
      if (event.persisted) revalidate();
    };
    window.addEventListener('pageshow', refresh);
    return () => window.removeEventListener('pageshow', refresh);
  }, [revalidate]);
}
