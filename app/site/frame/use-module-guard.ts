import { useEffect } from 'react';
import { createPath } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '~/i18n/i18n.client';
import type { TextsHandle } from '~/i18n/options';
import { ModuleLoadError } from '~/platform/browser/module-load-error';
import { loadOptional, reloadOnce } from '~/platform/browser/module-reload.client';
import { type Router, useRouteModules, useRouter } from '~/routing/framework-internals';

type Routes = Router['routes'];

/**
 * Handles route modules that fail to load. The framework would reload the old page each time; here the requested page
 * is loaded as a new document, at most once a minute, and otherwise the error page is shown. Also loads the page's
 * translations along with its module.
 */
export function useModuleGuard(): void {
  const router = useRouter();
  const modules = useRouteModules();
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
    const load: typeof lazy = async () => {
      try {
        await importOnce();
      } catch (error) {
        if (router.state.navigation.state !== 'idle') throw error;
        // Fetchers need no module. The router takes this for the module and forgets how to load it.
        setTimeout(() => (route.lazy = load));
        return {} as Awaited<ReturnType<typeof lazy>>;
      }
      // The framework's own import would reload the page on failure.
      return lazy();
    };
    route.lazy = load;
    // With single fetch, an error thrown by `lazy` is lost, but one thrown by a loader reaches the error boundary.
    route.loader = async (...args: Parameters<typeof loader>) => {
      if (router.state.navigation.state === 'idle') return loader(...args);
      const imported = importOnce();
      // Awaited below, unless the data fail first: then it is the connection, and the module's failure says no more.
      imported.catch(() => {});
      const data = await loader(...args);
      await imported;
      return data;
    };
  }
}

/** Concurrent calls share one attempt; after a failure the next call tries again. */
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

/** @throws ModuleLoadError if a file cannot be loaded and the document was already reloaded a moment ago */
async function importPage(address: string, router: Router, pages: Pages): Promise<void> {
  try {
    const { handle }: { handle?: TextsHandle } = await import(/* @vite-ignore */ address);
    // Optional only in that its failure must not reload the page that is being left.
    await loadOptional(() => pages.loadTexts(handle));
  } catch (error) {
    const { location } = router.state.navigation;
    if (!location || !reloadOnce(createPath(location))) {
      throw new ModuleLoadError(address, { cause: error });
    }
    // The document is being unloaded; never resolve, so that nothing else happens on it.
    await new Promise<never>(() => {});
  }
}
