import type { HotelConfig } from './hotel-config.ts';
import { isLeftOut, listPages } from './list-pages.ts';
import { pageTable } from './page-table.ts';
import { type ResourceRow, resources } from './resources.ts';

type DefineRoute = (
  path: string | undefined,
  file: string,
  options?: { id?: string; index?: boolean },
) => void;

type Site = Pick<HotelConfig, 'languages' | 'paths' | 'withoutPages'>;

/**
 * Turns the page table into a hotel's Remix routes: each page once per language with the id `page.locale`, and each
 * resource once.
 * @param site the hotel's own settings, passed in because Vite's config bundler cannot resolve them
 */
export function buildRoutes<Routes>(
  defineRoutes: (define: (route: DefineRoute) => void) => Routes,
  { languages, paths, withoutPages }: Site,
) {
  const prefixes = languages.map(
    (locale, index) => [locale, index === 0 ? '' : `/${locale}`] as const,
  );
  return defineRoutes((route) => {
    for (const [id, page] of listPages(paths, withoutPages)) {
      for (const [locale, prefix] of prefixes) {
        const path = typeof page.path === 'string' ? page.path : page.path[locale];
        const full = `${prefix}${path === '/' ? '' : path}`.slice(1);
        if (full === '') route(undefined, page.file, { id: `${id}.${locale}`, index: true });
        else route(full, page.file, { id: `${id}.${locale}` });
      }
    }
    for (const [id, { path, file, page }] of Object.entries<ResourceRow>(resources)) {
      if (!page || !isLeftOut(page, withoutPages)) route(path.slice(1), file, { id });
    }
    // For developers only: all components side by side.
    if (process.env.NODE_ENV === 'development') {
      route('styleguide', 'routes/styleguide.tsx', { id: 'styleguide' });
    }
    for (const [locale, prefix] of prefixes) {
      route(`${prefix}/*`.slice(1), pageTable.notFound.file, { id: `splat.${locale}` });
    }
  });
}
