import type { AppLoadContext, ServerBuild } from '@remix-run/node';
import type { Env } from '~/platform/env/env-schema';
import { answerStorageErrors } from '~/platform/http/storage-errors.server';
import {
  lockFolderOrExit,
  openDatabaseOrLog,
  readEnvOrExit,
  startContentOrExit,
} from './open.server';
import { log } from '~/platform/log/log.server';
import { createServices } from './services.server';
import type { Emulators } from './start-emulator.server';
import { startWork } from './start-work.server';

type Route = ServerBuild['routes'][string];

/** Where remix-serve listens unless PORT says otherwise. */
const plainPort = '3000';

/**
 * A build for remix-serve, which passes no load context: its handlers get this site's, and what works by itself (mails, jobs,
 * the emulated card page) runs beside them until a signal ends the server.
 * @param emulators given by the entry, so that the application itself knows no emulator
 */
export async function withServices(build: ServerBuild, emulators: Emulators): Promise<ServerBuild> {
  const env = readPlainEnv();
  const { content, stopContent } = await startContentOrExit(env);
  const { db, isDatabaseUsable } = await openDatabaseOrLog(env);
  const lock = isDatabaseUsable ? lockFolderOrExit(env) : undefined;
  const context = createServices({ env, content, db });
  const work = isDatabaseUsable ? await startWork(context, emulators) : undefined;
  stopWithSignals([
    ...(work?.stops ?? []),
    stopContent,
    () => db.destroy(),
    async () => lock?.release(),
  ]);
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

/**
 * remix-serve sets NODE_ENV to production if it is not set: here the public address decides instead, without which
 * there is no production. It reads HOST once the build is loaded, and would listen on every interface without it.
 */
function readPlainEnv(): Env {
  const env = readEnvOrExit({ PORT: plainPort, ...process.env }, !process.env.SITE_URL);
  process.env.HOST = env.HOST;
  return env;
}

/** remix-serve closes its port at the same signals, and ends when nothing is under way any more. */
function stopWithSignals(stops: readonly (() => Promise<unknown>)[]): void {
  const stop = async () => {
    for (const end of stops) {
      await end().catch((error: unknown) => log.error({ err: error }, 'Stopping failed in part'));
    }
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
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
