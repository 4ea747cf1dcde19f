import { useCaptcha } from '~/components/forms/captcha/use-captcha';
import { useAnchorScroll } from './use-anchor-scroll';
import { useConnectionGuard } from './use-connection-guard';
import { useLinkPrefetch } from './use-link-prefetch';
import { useModuleGuard } from './use-module-guard';
import { useUnsentInput } from './use-unsent-input';
import { useFetchers, useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { matchPath } from '~/routing/href';
import { pageSearch } from '~/routing/page-number';
import { focusIfLost, focusNewPage } from './focus-main';
import { followLoading, type LoadingPhase } from './loading-phase';

/**
 * Everything that scripts add to every page; pages are complete without it. Must come after the framework's scroll
 * restoration.
 */
export function Enhancements() {
  useConnectionGuard();
  useModuleGuard();
  useAnchorScroll();
  useLinkPrefetch();
  useUnsentInput();
  useCaptcha();
  useWholeLayout();
  useEffect(() => {
    // Effects of child components have already run, so presses held during hydration can be repeated
    // (held-presses.client.ts).
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return (
    <>
      <LoadingBar />
      <PageChange />
    </>
  );
}

/**
 * Once scripts run, pages are laid out whole: with estimated heights (laid-out-later.css) the router would scroll to the
 * wrong place when the visitor goes back.
 */
function useWholeLayout(): void {
  useEffect(() => {
    document.documentElement.classList.add('lays-out-whole');
  }, []);
}

/** A thin bar at the top while a navigation or form submission is pending; quick ones never show it. */
function LoadingBar() {
  const isLeaving = useNavigation().state !== 'idle';
  // Submissions without a navigation, such as adding to the cart or subscribing to the newsletter.
  const isSending = useFetchers().some(({ state }) => state !== 'idle');
  const phase = usePhase(isLeaving || isSending);
  return <div className={`loading-bar loading-bar--${phase}`} aria-hidden="true" />;
}

function usePhase(isBusy: boolean): LoadingPhase {
  const [phase, setPhase] = useState<LoadingPhase>('hidden');
  useEffect(() => followLoading(isBusy, setPhase), [isBusy]);
  return phase;
}

/**
 * After a client-side navigation, moves the focus to the page's content and announces its title. Another query, such as a
 * step of the checkout, is a new page only if it has removed the focused element: a filter keeps the focus.
 */
function PageChange() {
  const { pathname, search } = useLocation();
  const match = matchPath(pathname);
  const page = pathname + (match ? pageSearch(match, search) : '');
  const shown = useRef({ page, search });
  const [title, setTitle] = useState('');
  useEffect(() => {
    const before = shown.current;
    shown.current = { page, search };
    if (before.page !== page) focusNewPage();
    else if (before.search === search || !focusIfLost()) return;
    setTitle(document.title);
  }, [page, search]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  );
}
