import { useEffect } from 'react';
import { createPath } from 'react-router-dom';
import { ConnectionError } from '~/platform/browser/connection-error';
import { submitNatively } from '~/platform/browser/native-submission.client';
import { type Router, useRouter } from '~/routing/framework-internals';

type Routes = Router['routes'];

/**
 * Leaves to the browser what fails because of the connection, where the framework would replace the page and everything
 * typed by an error screen: the browser tries again itself, and if it fails as well, it says so on a page of its own, from
 * which Back leads to the form with everything typed. What the visitor has not asked for fails silently.
 *
 * Must come before the module guard, whose errors are not the connection's.
 */
export function useConnectionGuard(): void {
  const router = useRouter();
  useEffect(() => {
    if (router) guardConnections(router.routes, router);
  }, [router]);
}

/** Wraps the loaders and actions of routes; twice does no harm. */
export function guardConnections(routes: Routes, router: Router): void {
  for (const route of routes) {
    if (route.children) guardConnections(route.children, router);
    const { loader, action } = route;
    if (typeof loader === 'function') {
      // What a panel shows of the route, whose data are none of the page's.
      let last: unknown = null;
      route.loader = async (...args: Parameters<typeof loader>) => {
        try {
          last = await loader(...args);
          return last;
        } catch (error) {
          if (!(error instanceof ConnectionError)) throw error;
          const { url } = args[0].request;
          const { loaderData, location } = router.state;
          const isOfPage = new URL(url).pathname === location.pathname;
          const shown = isOfPage ? loaderData[route.id] : last;
          // An error is shown if the page has no data.
          if (shown === undefined || !isUnasked(url, router)) await loadNatively(url, router);
          return shown;
        }
      };
    }
    if (typeof action === 'function') {
      route.action = async (...args: Parameters<typeof action>) => {
        const unread = args[0].request.clone();
        try {
          return await action(...args);
        } catch (error) {
          if (!(error instanceof ConnectionError)) throw error;
          return postNatively(unread, router);
        }
      };
    }
  }
}

/** Whether the visitor does without these data: they are news for what is shown, and of no change that was made there. */
function isUnasked(url: string, { state }: Router): boolean {
  const { location, navigation, revalidation, fetchers } = state;
  const target = navigation.location ?? location;
  if (target.pathname !== location.pathname || target.search !== location.search) return false;
  const { pathname } = new URL(url);
  const change = [...fetchers.values()].find((one) => one.state === 'loading' && one.formAction);
  if (change) return change.formAction !== pathname;
  return revalidation === 'loading' || pathname === location.pathname;
}

async function loadNatively(url: string, router: Router): Promise<void> {
  const { location } = router.state.navigation;
  const target = new URL(location ? createPath(location) : url, window.location.origin);
  // After Back the address is already the target's; one with a fragment would then load nothing.
  if (target.href === window.location.href) window.location.reload();
  else window.location.assign(target);
  await whenBack(router);
}

/** Submission ids and the cart's cookie make it harmless that the first attempt may have arrived. */
async function postNatively(request: Request, router: Router): Promise<null> {
  const { hash = '' } = router.state.navigation.location ?? {};
  submitNatively(request.url + hash, await request.formData());
  return whenBack(router);
}

/**
 * Waits until the browser restores the page from its back/forward cache, as if nothing had been pressed. Otherwise, the
 * page is being left and nothing else must happen on it.
 */
function whenBack(router: Router): Promise<null> {
  return new Promise((resolve) => {
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      window.removeEventListener('pageshow', onReturn);
      // Interrupts the navigation that is still pending.
      if (router.state.navigation.state !== 'idle') {
        const shown = createPath(router.state.location);
        void router.navigate(shown, { replace: true, preventScrollReset: true });
      }
      resolve(null);
    };
    window.addEventListener('pageshow', onReturn);
  });
}
