import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node';
import { decodePath } from '~/routing/compared-path';

type Routes = ServerBuild['routes'];

/**
 * One Remix handler for each page, with the few routes that its path can match. The router ranks all of its routes
 * anew, several times for every request, and rendering copies them once more: with the routes of a whole site that was
 * a fifth of the processor time of a page. Which of the few routes matches remains the router's decision.
 */
export function createPageHandlers(build: ServerBuild): RequestHandler {
  const findRoutes = indexRoutes(build.routes);
  // One for each combination of routes that some path can match, so a visitor's paths cannot add any.
  const handlers = new Map<string, RequestHandler>();
  return (request, context) => {
    const ids = findRoutes(new URL(request.url).pathname);
    const key = ids.join(' ');
    let handler = handlers.get(key);
    if (!handler) {
      handler = createRequestHandler(narrow(build, new Set(ids)), 'production');
      handlers.set(key, handler);
    }
    return handler(request, context);
  };
}

/** Only the server's manifest is narrowed; browsers load the complete one from its URL. */
function narrow(build: ServerBuild, ids: ReadonlySet<string>): ServerBuild {
  const pick = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  const assets = { ...build.assets, routes: pick(build.assets.routes) };
  return { ...build, routes: pick(build.routes), assets };
}

type Pattern = { id: string; segments: readonly string[]; isOpen: boolean };

/**
 * Returns a function that lists the routes whose path can match a URL's path: at least all that do. Paths of this site
 * have parameters and stars, but no optional segments, and all routes are children of the root.
 */
function indexRoutes(routes: Routes): (pathname: string) => string[] {
  const patterns = Object.values(routes).flatMap(({ id, path = '', index }): Pattern[] => {
    const segments = splitPath(path.toLowerCase());
    const isRoot = segments.length === 0 && !index;
    const isOpen = isRoot || segments.at(-1) === '*';
    return [{ id, isOpen, segments: segments.filter((segment) => segment !== '*') }];
  });
  return (pathname) => {
    const given = splitPath(decodePath(pathOfPage(pathname)).toLowerCase());
    return patterns.filter((pattern) => canMatch(pattern, given)).map(({ id }) => id);
  };
}

function canMatch({ segments, isOpen }: Pattern, given: readonly string[]): boolean {
  if (isOpen ? given.length < segments.length : given.length !== segments.length) return false;
  return segments.every((segment, index) => segment === given[index] || segment.startsWith(':'));
}

const splitPath = (path: string) => path.split('/').filter(Boolean);

/** The framework requests a page's data at the page's path with this ending, and those of `/` at `/_root.data`. */
function pathOfPage(pathname: string): string {
  return pathname.endsWith('.data')
    ? pathname.slice(0, -'.data'.length).replace(/^\/_root$/, '/')
    : pathname;
}
