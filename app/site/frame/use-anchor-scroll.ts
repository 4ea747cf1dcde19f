import { type Location, useLocation, useNavigationType } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useBrowserLayoutEffect } from '~/components/ui/use-browser-layout-effect';
import { focusTarget } from './focus-main';

/** The router's key in `sessionStorage` for the scroll positions of pages. */
export const placesKey = 'positions';

const arrivalDelayMs = 250;
const travelMs = 1_000;
const smoothly = 'scrolls-smoothly';

/** Excludes the menu link, which scripts have turned into a button. */
const anchors = 'a[href*="#"]:not([role=button])';

/** When a link to an anchor on the same page was last followed. */
let lastJump = 0;

/**
 * The key under which the scroll position of a location is saved. The browser itself handles links to anchors, and its
 * history entries have no key: the router would take the anchor for the previous page and scroll to that page's
 * position.
 */
export function scrollKey({ key, pathname, search, hash }: Omit<Location, 'state'>): string {
  return key === 'default' && hash ? `${pathname}${search}${hash} ${lastJump}` : key;
}

/**
 * Scrolls smoothly to anchors: immediately on the same page, a quarter of a second after the page appears on another
 * one. Must be called after the framework's scroll restoration, which jumps.
 */
export function useAnchorScroll(): void {
  useArrival();
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

function useArrival(): void {
  const { key, pathname, hash } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef({ key, pathname });
  useBrowserLayoutEffect(() => {
    if (shown.current.pathname === pathname || isBack || !hash) return undefined;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const timer = setTimeout(() => {
      travelSmoothly();
      document.getElementById(decodeHash(hash))?.scrollIntoView();
    }, arrivalDelayMs);
    return () => clearTimeout(timer);
  }, [pathname, hash, isBack]);
  // After the new page has taken the focus (enhancements.tsx).
  useEffect(() => {
    const isNew = shown.current.key !== key;
    shown.current = { key, pathname };
    if (isNew && !isBack && hash) focusFrom(decodeHash(hash));
  }, [key, pathname, hash, isBack]);
}

/** Focuses an anchor's target, unless something in it has the focus, such as the field with the first error. */
function focusFrom(id: string): void {
  if (!document.getElementById(id)?.contains(document.activeElement)) focusTarget(id);
}

const isOnThisPage = ({ pathname, search }: HTMLAnchorElement) =>
  pathname === window.location.pathname && search === window.location.search;

/** Enables smooth scrolling for a moment only, so that navigations still start at the top immediately. */
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
