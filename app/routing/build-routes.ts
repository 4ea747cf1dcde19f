import { localeTable, locales } from '../i18n/locales.ts';
import { pages } from './paths.ts';
import { resources } from './resources.ts';

type DefineRoute = (
  path: string | undefined,
  file: string,
  options?: { id?: string; index?: boolean },
) => void;

/** Turns the path table into Remix routes: each page once per language, id `page.locale`; resources once. */
export function buildRoutes<Routes>(
  defineRoutes: (define: (route: DefineRoute) => void) => Routes,
) {
  return defineRoutes((route) => {
    for (const [id, page] of Object.entries(pages)) {
      for (const locale of locales) {
        const path = typeof page.path === 'string' ? page.path : page.path[locale];
        const full = `${localeTable[locale].prefix}${path === '/' ? '' : path}`.slice(1);
        if (full === '') route(undefined, page.file, { id: `${id}.${locale}`, index: true });
        else route(full, page.file, { id: `${id}.${locale}` });
      }
    }
    for (const [id, resource] of Object.entries(resources)) {
      route(resource.path.slice(1), resource.file, { id });
    }
    // Not a page of the site: only whoever works on it sees the parts side by side.
    if (process.env.NODE_ENV === 'development') {
      route('styleguide', 'routes/styleguide.tsx', { id: 'styleguide' });
    }
    for (const locale of locales) {
      const splat = `${localeTable[locale].prefix}/*`.slice(1);
      route(splat, pages.notFound.file, { id: `splat.${locale}` });
    }
  });
}
