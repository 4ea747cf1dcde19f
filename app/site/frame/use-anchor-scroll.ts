import { type Location, useLocation, useNavigationType } from '@remix-run/react';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Where the router keeps the places of pages, in the session's storage. */
export const placesKey = 'positions';

const arrivalDelayMs = 250;
const travelMs = 1_000;
const smoothly = 'scrolls-smoothly';

/** The menu's link is a button by now. */
const anchors = 'a[href*="#"]:not([role=button])';

/** When a link to a part of the page was followed last. */
let lastJump = 0;

/**
 * Under which name the place of a page is remembered. Links to a part of a page are the browser's: what it enters into
 * its history has no key, and the router would take the part for the page that was left, and scroll to where that
 * stood.
 */
export function scrollKey({ key, pathname, search, hash }: Omit<Location, 'state'>): string {
  return key === 'default' && hash ? `${pathname}${search}${hash} ${lastJump}` : key;
}

// React warns about layout effects on the server, where there is no layout.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Scrolls smoothly to anchors: on the same page immediately, on another page a quarter of a second after it appears.
 * Must be called after the framework's own restoration of scrolling, which jumps.
 */
export function useAnchorScroll(): void {
  useSmoothArrival();
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(anchors);
      if (!link || !isOnThisPage(link)) return;
      lastJump = Date.now();
      travelSmoothly();
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);
}

function useSmoothArrival(): void {
  const { pathname, hash } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  useBrowserLayoutEffect(() => {
    const isNewPage = shown.current !== pathname;
    shown.current = pathname;
    if (!isNewPage || isBack || !hash) return undefined;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const timer = setTimeout(() => {
      travelSmoothly();
      document.getElementById(decodeHash(hash))?.scrollIntoView();
    }, arrivalDelayMs);
    return () => clearTimeout(timer);
  }, [pathname, hash, isBack]);
}

const isOnThisPage = ({ pathname, search }: HTMLAnchorElement) =>
  pathname === window.location.pathname && search === window.location.search;

/** Only while scrolling: a change of page starts at the top immediately. */
function travelSmoothly(): void {
  const { classList } = document.documentElement;
  classList.add(smoothly);
  setTimeout(() => classList.remove(smoothly), travelMs);
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
