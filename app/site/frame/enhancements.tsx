import { useCaptcha } from '~/components/forms/captcha/use-captcha';
import { useAnchorScroll } from './use-anchor-scroll';
import { useLinkPrefetch } from './use-link-prefetch';
import { useModuleGuard } from './use-module-guard';
import { useFetchers, useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { focusMain } from './focus-main';

/**
 * What scripts add to every page; each page is complete without. Must come after the framework's scroll restoration.
 */
export function Enhancements() {
  useModuleGuard();
  useAnchorScroll();
  useLinkPrefetch();
  useCaptcha();
  useEffect(() => {
    // The effects of the page's own parts have run before: what was pressed meanwhile can be done (held-presses.client.ts).
    window.dispatchEvent(new Event('awake'));
  }, []);
  return (
    <>
      <LoadingBar />
      <PageChange />
    </>
  );
}

const showAfterMs = 200;
const hideAfterMs = 500;

type Phase = 'hidden' | 'running' | 'finished';

/** A thin bar at the top while another page or the answer to a form is on its way; quick ones never show it. */
function LoadingBar() {
  const isLeaving = useNavigation().state !== 'idle';
  // What is sent without a change of page: something put in the cart, an address for the newsletter.
  const isSending = useFetchers().some(({ state }) => state !== 'idle');
  const phase = usePhase(isLeaving || isSending);
  return <div className={`loading-bar loading-bar--${phase}`} aria-hidden="true" />;
}

function usePhase(isBusy: boolean): Phase {
  const [phase, setPhase] = useState<Phase>('hidden');
  useEffect(() => {
    if (!isBusy) setPhase((shown) => (shown === 'running' ? 'finished' : 'hidden'));
    const timer = isBusy
      ? setTimeout(() => setPhase('running'), showAfterMs)
      : setTimeout(() => setPhase('hidden'), hideAfterMs);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return phase;
}

/**
 * After a change of page without a new document: the keyboard starts at the page's content, and its title is spoken.
 */
function PageChange() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    const main = document.getElementById('main');
    // A page may have chosen a better place: the summary of its errors, for example.
    if (!main?.contains(document.activeElement)) focusMain();
  }, [pathname]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  );
}
