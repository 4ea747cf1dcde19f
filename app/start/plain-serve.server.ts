import type { AppLoadContext, ServerBuild } from '@remix-run/node';
import type { Env } from '~/platform/env/env-schema';
import { closeAll } from '~/platform/http/shutdown.server';
import { handleStorageErrors } from '~/platform/http/storage-errors.server';
import { exitCodes } from '~/platform/processes/exit-codes.js';
import { onInterrupt } from '~/platform/processes/interrupt.js';
import { watchUnusableDatabase } from './open.server';
import { guardPages } from './page-guards.server';
import { readEnvOrExit } from './read-env.server';
import type { Emulators } from './start-emulator.server';
import { startServices } from './start-services.server';

type Route = ServerBuild['routes'][string];

/** The default port of remix-serve, used unless PORT is set. */
const plainPort = '3000';

/**
 * A build for remix-serve, which passes no load context: the handlers get this site's, and the background work
 * (emails, jobs, the emulated card page) runs beside them until a signal stops the server.
 * @param emulators injected by the entry point, so that the application does not depend on any emulator
 */
export async function withServices(build: ServerBuild, emulators: Emulators): Promise<ServerBuild> {
  const env = readPlainEnv();
  const { services: context, isDatabaseUsable, closers } = await startServices(env, { emulators });
  stopWithSignals(closers);
  if (!isDatabaseUsable) {
    watchUnusableDatabase(env, () => {
      process.exitCode = exitCodes.tempFail;
      process.kill(process.pid, 'SIGTERM');
    });
  }
  const { entry, routes } = handleStorageErrors(guardPages(build));
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

/**
 * remix-serve sets NODE_ENV to production if it is unset, so the mode is derived from the public URL, without which
 * there is no production. HOST is also set here: remix-serve reads it after loading the build, and would otherwise
 * listen on every interface.
 */
function readPlainEnv(): Env {
  const env = readEnvOrExit({ PORT: plainPort, ...process.env }, !process.env.SITE_URL);
  process.env.HOST = env.HOST;
  return env;
}

/** remix-serve closes its port on the same signals, and exits once nothing is in progress. */
function stopWithSignals(stops: readonly (() => Promise<unknown>)[]): void {
  process.once('SIGTERM', () => void closeAll(stops));
  onInterrupt({
    stop: () => void closeAll(stops),
    endAtOnce: () => process.exit(exitCodes.interrupted),
  });
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
