import type { Server } from 'node:http';
import { join } from 'node:path';
import { buildFolder } from '~/platform/env/build-folders';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { createPictures } from '~/content/asset-answer.server';
import { DatabaseHealth } from '~/platform/database/database-health';
import { type Env, listUnknownVariables } from '~/platform/env/env-schema';
import { createBuildFiles } from '~/platform/http/build-files.server';
import { createHttpApp, type HttpAppOptions } from '~/platform/http/http-app.server';
import { createLocaleHandlers } from '~/platform/http/locale-handlers.server';
import { logUnhandledRejections, stopOnSignals } from '~/platform/http/shutdown.server';
import { answerStorageErrors } from '~/platform/http/storage-errors.server';
import { log } from '~/platform/log/log.server';
import { today } from '~/platform/time/hotel-time';
import { startWeather } from '~/site/weather/weather.server';
import {
  lockFolderOrExit,
  openDatabaseOrLog,
  readEnvOrExit,
  startContentOrExit,
} from './open.server';
import { startMetrics } from './metrics.server';
import { createServices, type SiteServices } from './services.server';
import { exitAfterFailure } from './start-failures.server';
import { type Emulators, startWeatherEmulator } from './start-emulator.server';
import { startWork } from './start-work.server';

type StartOptions = {
  loadBuild: () => Promise<ServerBuild>;
  /** Given by the entry, so that the application itself knows no emulator. */
  emulators: Emulators;
  /** Development only: serves modules as they are and turns every cache off. */
  serveModules?: HttpAppOptions['serveFile'];
  /** Development only: where the browser hears of changed modules, `ws://127.0.0.1:24678`. */
  reloadOrigin?: string | undefined;
};

/** Brings the site up in order: environment, content, database, card provider, mail, then the port. */
export async function startServer(options: StartOptions): Promise<void> {
  const env = readEnvOrExit();
  logUnhandledRejections();
  try {
    await start(env, options);
  } catch (error) {
    exitAfterFailure(error, env);
  }
}

async function start(env: Env, options: StartOptions): Promise<void> {
  const variables = listUnknownVariables(process.env);
  if (variables.length > 0) log.warn({ variables }, 'Variables are set that nothing reads');
  const { content, stopContent } = await startContentOrExit(env);
  const databaseHealth = new DatabaseHealth();
  const { db, isDatabaseUsable } = await openDatabaseOrLog(env, databaseHealth);
  const lock = isDatabaseUsable ? lockFolderOrExit(env) : undefined;
  const weather = await startWeatherEmulator(env, options.emulators);
  const services = createServices({
    env,
    content,
    db,
    databaseHealth,
    weather: weather.provider,
    reloadOrigin: options.reloadOrigin,
  });
  const work = isDatabaseUsable ? await startWork(services, options.emulators) : undefined;
  const stopWeather = [
    ...(services.weather ? [startWeather(services.weather, env).stop] : []),
    weather.close,
  ];
  const server = await listen(services, options);
  const stopMetrics = await startMetrics({ services, server, jobs: work?.jobs ?? [] });
  log.info({ url: env.SITE_URL, payment: env.payment }, 'The site is open');
  const unlock = async () => lock?.release();
  stopOnSignals(server, {
    closers: [
      stopMetrics,
      ...stopWeather,
      ...(work?.stops ?? []),
      stopContent,
      () => db.destroy(),
      unlock,
    ],
    // A folder that is not a shop's is left as it is.
    handOver: async () => void (isDatabaseUsable && (await services.pageScripts.handOver())),
    lingerMs: process.send ? supervisedLingerMs : 0,
  });
  process.send?.({ isOpen: true, isDatabaseUsable });
}

/** Under a supervisor another process serves already: longer than idle connections are kept. */
const supervisedLingerMs = 6_000;

const overloadLogMs = 10_000;

/** One line for many: an overloaded server must not spend its time on its log. */
function createOverloadLog(): HttpAppOptions['onOverload'] {
  let shed = 0;
  let nextLine = 0;
  return ({ message }) => {
    shed += 1;
    if (Date.now() < nextLine) return;
    log.warn({ shed, reason: message }, 'Overloaded: pages were answered with 503');
    shed = 0;
    nextLine = Date.now() + overloadLogMs;
  };
}

async function listen(
  services: SiteServices,
  { loadBuild, serveModules }: StartOptions,
): Promise<Server> {
  const { env, content, policy, pageScripts, cartCookie } = services;
  const loopback = ['localhost', '127.0.0.1', '[::1]'].map((host) => `${host}:${env.PORT}`);
  const handleRequest = serveModules
    ? createRequestHandler(loadBuild, 'development')
    : createLocaleHandlers(answerStorageErrors(await loadBuild()));
  const server = createHttpApp({
    siteUrl: env.SITE_URL,
    proxies: env.TRUSTED_PROXIES,
    // The emulator calls back on loopback even where the site itself is strict.
    otherHosts: env.payment === 'emulator' ? loopback : [],
    handleRequest: (request) => handleRequest(request, services),
    policy,
    pictures: createPictures(services.assets),
    pageScripts,
    serveFile: serveModules ?? createBuildFiles(join(buildFolder ?? 'build', 'client')),
    // Pages say what is open and what it costs today, and offer rooms from tomorrow.
    contentRevision: () => (serveModules ? null : `${content.pageRevision()} ${today()}`),
    countCart: cartCookie.count,
    onError: (error, reference) => log.error({ err: error, reference }, 'A request failed'),
    onOverload: createOverloadLog(),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.PORT, env.HOST, resolve);
  });
  return server;
}
