import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { currentConnection, mayPrefetch } from '~/platform/browser/connection';
import { whenIdle } from '~/platform/browser/idle';
import { useRouteModules } from '~/routing/framework-internals';
import { findPrefetchRoute } from './link-prefetch';

const idleTimeoutMs = 2_000;
const links = ':is(main, header) a[href]';

/**
 * Prefetches the scripts of linked pages: for visible links when the browser is idle, for hovered or focused links
 * immediately. Never data, since it includes the cart, which must not be older than the page that shows it.
 */
export function useLinkPrefetch(): void {
  const routes = useRouteModules();
  const { key } = useLocation();
  useEffect(() => {
    if (!routes) return undefined;
    const prepare = (link: HTMLAnchorElement) => {
      const id = findPrefetchRoute(link, window.location.origin);
      const route = id === undefined ? undefined : routes[id];
      if (route && mayPrefetchNow()) [route.module, ...(route.imports ?? [])].forEach(preload);
    };
    const stopWatching = watchVisible(prepare);
    const stopListening = listenToIntent(prepare);
    return () => {
      stopWatching();
      stopListening();
    };
  }, [routes, key]);
}

const mayPrefetchNow = () => mayPrefetch(currentConnection(), navigator.onLine);

const preloaded = new Set<string>();

function preload(href: string): void {
  if (preloaded.has(href)) return;
  preloaded.add(href);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

function watchVisible(prepare: (link: HTMLAnchorElement) => void): () => void {
  const cancels: (() => void)[] = [];
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      cancels.push(whenIdle(() => prepare(target as HTMLAnchorElement), idleTimeoutMs));
    }
  });
  document.querySelectorAll(links).forEach((link) => observer.observe(link));
  return () => {
    observer.disconnect();
    cancels.forEach((cancel) => cancel());
  };
}

function listenToIntent(prepare: (link: HTMLAnchorElement) => void): () => void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (link) prepare(link);
  };
  const passive = { passive: true };
  document.addEventListener('pointerover', onIntent, passive);
  document.addEventListener('focusin', onIntent, passive);
  return () => {
    document.removeEventListener('pointerover', onIntent);
    document.removeEventListener('focusin', onIntent);
  };
}
