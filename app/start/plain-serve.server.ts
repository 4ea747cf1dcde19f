import type { AppLoadContext, ServerBuild } from '@remix-run/node';
import { answerStorageErrors } from '~/platform/http/storage-errors.server';
import { openDatabaseOrLog, readEnvOrExit, startContentOrExit } from './open.server';
import { createServices } from './services.server';

type Route = ServerBuild['routes'][string];

/** A build for a server that passes no load context: its handlers get this site's. No background job runs. */
export async function withServices(build: ServerBuild): Promise<ServerBuild> {
  const env = readEnvOrExit();
  const { content } = await startContentOrExit(env);
  const { db } = await openDatabaseOrLog(env);
  const context = createServices({ env, content, db });
  const { entry, routes } = answerStorageErrors(build);
  const handleRequest = entry.module.default;
  return {
    ...build,
    entry: {
      ...entry,
      module: {
        ...entry.module,
        default: (request, status, headers, entryContext) =>
          handleRequest(request, status, headers, entryContext, context),
      },
    },
    routes: Object.fromEntries(
      Object.entries(routes).map(([id, route]) => [id, fillContext(route, context)]),
    ),
  };
}

function fillContext(route: Route, context: AppLoadContext): Route {
  const { loader, action } = route.module;
  return {
    ...route,
    module: {
      ...route.module,
      ...(loader && { loader: (args) => loader({ ...args, context }) }),
      ...(action && { action: (args) => action({ ...args, context }) }),
    },
  };
}
