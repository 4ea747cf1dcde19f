import { UNSAFE_RemixContext as RemixContext } from '@remix-run/react';
import { useContext, useEffect } from 'react';
import { createPath, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';
import { reloadOnce } from './module-reload.client';

type Router = NonNullable<React.ContextType<typeof DataRouterContext>>['router'];
type Routes = Router['routes'];

/**
 * The framework reloads the old page whenever a page's script cannot be loaded, each time anew. Here the visitor gets to
 * the page that was asked for, at most once a minute, and after that to the error page.
 */
export function useModuleGuard(): void {
  const router = useContext(DataRouterContext)?.router;
  const modules = useContext(RemixContext)?.manifest.routes;
  useEffect(() => {
    if (!router || !modules) return;
    guardRoutes(router.routes, router, (id) => modules[id]?.module);
  }, [router, modules]);
}

const guarded = new WeakSet<object>();

function guardRoutes(
  routes: Routes,
  router: Router,
  moduleOf: (id: string) => string | undefined,
): void {
  for (const route of routes) {
    if (route.children) guardRoutes(route.children, router, moduleOf);
    const { lazy, loader } = route;
    const module = moduleOf(route.id);
    if (!lazy || !module || typeof loader !== 'function' || guarded.has(route)) continue;
    guarded.add(route);
    const importOnce = shareAttempt(() => importModule(module, router));
    // Before the framework's own import, which would reload.
    route.lazy = async () => {
      await importOnce();
      return lazy();
    };
    // What `lazy` throws is lost with single fetch; what a loader throws is shown. Fetchers need no script.
    route.loader = async (...args: Parameters<typeof loader>) => {
      if (router.state.navigation.state === 'idle') return loader(...args);
      const [data] = await Promise.all([loader(...args), importOnce()]);
      return data;
    };
  }
}

/** Those who ask while an attempt is under way get the same one; after a failure there is another. */
function shareAttempt(attempt: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  return () => {
    underWay ??= attempt().catch((error: unknown) => {
      underWay = undefined;
      throw error;
    });
    return underWay;
  };
}

/** @throws TypeError when the script cannot be loaded and the document was loaded anew a moment ago */
async function importModule(module: string, router: Router): Promise<void> {
  try {
    await import(/* @vite-ignore */ module);
  } catch (error) {
    const { location } = router.state.navigation;
    if (!location || !reloadOnce(createPath(location))) throw error;
    // The document is leaving: nothing more is to happen on it.
    await new Promise<never>(() => {});
  }
}
