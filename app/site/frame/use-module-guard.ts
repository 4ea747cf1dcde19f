import { UNSAFE_RemixContext as RemixContext } from '@remix-run/react';
import { useContext, useEffect } from 'react';
import { createPath, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { loadTexts, type TextsHandle } from '~/i18n/i18n.client';
import { ModuleLoadError } from '~/platform/browser/module-load-error';
import { reloadOnce } from '~/platform/browser/module-reload.client';

type Router = NonNullable<React.ContextType<typeof DataRouterContext>>['router'];
type Routes = Router['routes'];

/**
 * The framework reloads the old page whenever a page's script cannot be loaded, every time. Here the visitor gets to
 * the requested page, at most once a minute, and after that to the error page. The page's texts come with its script.
 */
export function useModuleGuard(): void {
  const router = useContext(DataRouterContext)?.router;
  const modules = useContext(RemixContext)?.manifest.routes;
  const { i18n } = useTranslation();
  useEffect(() => {
    if (!router || !modules) return;
    guardRoutes(router.routes, router, {
      addressOf: (id) => modules[id]?.module,
      loadTexts: (handle) => loadTexts(i18n, handle),
    });
  }, [router, modules, i18n]);
}

const guarded = new WeakSet<object>();

type Pages = {
  addressOf(id: string): string | undefined;
  loadTexts(handle: TextsHandle | undefined): Promise<void>;
};

function guardRoutes(routes: Routes, router: Router, pages: Pages): void {
  for (const route of routes) {
    if (route.children) guardRoutes(route.children, router, pages);
    const { lazy, loader } = route;
    const address = pages.addressOf(route.id);
    if (!lazy || !address || typeof loader !== 'function' || guarded.has(route)) continue;
    guarded.add(route);
    const importOnce = shareAttempt(() => importPage(address, router, pages));
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

/** Calls during an attempt share it; after a failure a new attempt is made. */
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

/** @throws ModuleLoadError when a file cannot be loaded and the document was reloaded a moment ago */
async function importPage(address: string, router: Router, pages: Pages): Promise<void> {
  try {
    const { handle }: { handle?: TextsHandle } = await import(/* @vite-ignore */ address);
    await pages.loadTexts(handle);
  } catch (error) {
    const { location } = router.state.navigation;
    if (!location || !reloadOnce(createPath(location))) {
      throw new ModuleLoadError(address, { cause: error });
    }
    // The document is leaving: nothing more is to happen on it.
    await new Promise<never>(() => {});
  }
}
