import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node';
import { type Locale, localeFromPathname, locales } from '~/i18n/locales';

/**
 * One Remix handler per language, each with the pages of that language and all resources. The router compares every
 * request with every route it has, several times and without remembering: a quarter of the routes is a third less
 * work for a POST, and the more pages there are, the more it is.
 */
export function createLocaleHandlers(build: ServerBuild): RequestHandler {
  const handlers = Object.fromEntries(
    locales.map((locale) => [locale, createRequestHandler(narrow(build, locale), 'production')]),
  ) as Record<Locale, RequestHandler>;
  return (request, context) =>
    handlers[localeFromPathname(new URL(request.url).pathname)](request, context);
}

/** Browsers load the whole manifest by its address: only the server's copies are narrowed. */
function narrow(build: ServerBuild, locale: Locale): ServerBuild {
  const others = locales.filter((other) => other !== locale);
  const pick = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(
      Object.entries(routes).filter(([id]) => !others.some((other) => id.endsWith(`.${other}`))),
    );
  const assets = { ...build.assets, routes: pick(build.assets.routes) };
  return { ...build, routes: pick(build.routes), assets };
}
