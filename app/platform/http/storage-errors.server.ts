import type { ServerBuild } from '@remix-run/node';
import { reportStorageError } from '~/platform/database/report-storage-error.server';
import { isStorageError } from '~/platform/database/storage-error';

type Module = ServerBuild['routes'][string]['module'];
type Handler = NonNullable<Module['loader']>;

/** Responds with 503 ("try later") instead of 500 if a route fails because the database is unavailable. */
export function handleStorageErrors(build: ServerBuild): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      const { loader, action } = route.module;
      const module: Module = {
        ...route.module,
        ...(loader && { loader: guard(loader, id) }),
        ...(action && { action: guard(action as Handler, id) }),
      };
      return [id, { ...route, module }];
    }),
  );
  return { ...build, routes };
}

function guard(handler: Handler, route: string): Handler {
  return async (args) => {
    try {
      return await handler(args);
    } catch (error) {
      if (!isStorageError(error)) throw error;
      reportStorageError(error, 'The database could not be used for a request', { route });
      throw new Response(null, {
        status: 503,
        headers: { 'Retry-After': '60', 'Cache-Control': 'no-store' },
      });
    }
  };
}
