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
    const load = route.lazy;
    const module = moduleOf(route.id);
    if (!load || !module || guarded.has(route)) continue;
    guarded.add(route);
    route.lazy = async () => {
      await importModule(module, router);
      return load();
    };
  }
}

/** @throws TypeError when the script cannot be loaded and the document was loaded anew a moment ago */
async function importModule(module: string, router: Router): Promise<void> {
  try {
    await import(/* @vite-ignore */ module);
  } catch (error) {
    const { navigation, location } = router.state;
    if (!reloadOnce(createPath(navigation.location ?? location))) throw error;
    // The document is leaving: nothing more is to happen on it.
    await new Promise<never>(() => {});
  }
}
