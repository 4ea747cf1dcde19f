import type { Server } from 'node:http';
import { join } from 'node:path';
import { buildFolder } from '~/platform/env/build-folders';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { createPictures } from '~/content/asset-response.server';
import type { SiteContent } from '~/content/content.server';
import { type Env, listUnknownVariables } from '~/platform/env/env-schema';
import { createBuildFiles } from '~/platform/http/build-files.server';
import { createHttpApp, type HttpAppOptions } from '~/platform/http/http-app.server';
import { createPageHandlers } from '~/platform/http/page-handlers.server';
import { installSharedSignals } from '~/platform/http/request-signal.server';
import { logUnhandledRejections, stopOnSignals } from '~/platform/http/shutdown.server';
import { handleStorageErrors } from '~/platform/http/storage-errors.server';
import { log } from '~/platform/log/log.server';
import { logAtIntervals } from '~/platform/log/log-at-intervals';
import { exitCodes } from '~/platform/processes/exit-codes.js';
import { noteUncleanEnd } from '~/platform/processes/open-process.js';
import {
  hasSuccessor,
  mustTryPages,
  readProcessNumber,
} from '~/platform/processes/process-arguments';
import { countForSale } from '~/shop/cart/count-for-sale';
import { watchUnusableDatabase } from './open.server';
import { startMetrics } from './metrics.server';
import { guardPages } from './page-guards.server';
import { readEnvOrExit } from './read-env.server';
import type { SiteServices } from './services.server';
import { exitAfterFailure } from './start-failures.server';
import type { Emulators } from './start-emulator.server';
import { startServices } from './start-services.server';
import { findFailingPage } from './try-pages.server';

type StartOptions = {
  loadBuild: () => Promise<ServerBuild>;
  /** Injected by the entry point, so that the application does not depend on any emulator. */
  emulators: Emulators;
  /** Development only: serves modules without a build and disables every cache. */
  serveModules?: HttpAppOptions['serveFile'];
  /** Development only: called once with the content, to load it again whenever a file of the hotel has changed. */
  watchContent?: (content: Pick<SiteContent, 'refresh' | 'problem'>) => void;
  /** Development only: the URL at which the browser is notified of changed modules, `ws://127.0.0.1:24678`. */
  reloadOrigin?: string | undefined;
};

/** Starts the site in order: environment, content, database, card provider, email, then the port. */
export async function startServer(options: StartOptions): Promise<void> {
  const env = readEnvOrExit();
  logUnhandledRejections();
  installSharedSignals();
  try {
    await start(env, options);
  } catch (error) {
    exitAfterFailure(error, env);
  }
}

async function start(env: Env, options: StartOptions): Promise<void> {
  const variables = listUnknownVariables(process.env);
  if (variables.length > 0) log.warn({ variables }, 'Variables are set that nothing reads');
  const { services, isDatabaseUsable, listJobs, closers } = await startServices(env, options);
  const server = await createServer(services, options);
  if (mustTryPages()) await refuseFailingPage(server, env);
  await listen(server, env);
  const stopMetrics = await startMetrics({ services, server, listJobs });
  log.info({ url: env.SITE_URL, payment: env.payment }, 'The site is open');
  // A parent notes failures itself.
  if (isDatabaseUsable && process.send === undefined) noteUncleanEnd(env.DATA_DIR);
  const stop = stopOnSignals(server, {
    closers: [stopMetrics, ...closers],
    // A folder without a usable shop database is left unchanged.
    handOver: async () => void (isDatabaseUsable && (await services.pageScripts.handOver())),
    lingerMs: hasSuccessor() ? supervisedLingerMs : 0,
  });
  if (!isDatabaseUsable) startAgainWhenUsable(env, stop);
  process.send?.({ isOpen: true, isDatabaseUsable });
  options.watchContent?.(services.content);
}

/** The pause between the ends of two processes, in which the first one has opened again. */
const betweenProcessesMs = 10_000;

/** A process whose database has become usable ends, so that its supervisor starts it as a whole. */
function startAgainWhenUsable(env: Env, stop: (exitCode: number) => Promise<void>): void {
  const others = (readProcessNumber() ?? 1) - 1;
  watchUnusableDatabase(env, () => {
    log.info('The database can be used again: the site is started again');
    setTimeout(() => void stop(exitCodes.tempFail), others * betweenProcessesMs);
  });
}

/** Under a supervisor another process is already serving requests. Longer than idle connections are kept alive. */
const supervisedLingerMs = 6_000;

/** @throws Error which the supervisor is told, too: its log is not that of `npm run deploy` */
async function refuseFailingPage(server: Server, { SITE_URL }: Env): Promise<void> {
  const problem = await findFailingPage(server, SITE_URL);
  if (problem === undefined) return;
  await new Promise<void>((resolve) => {
    if (process.send === undefined) return resolve();
    process.send({ problem }, undefined, undefined, () => resolve());
  });
  throw new Error(problem);
}

async function listen(server: Server, { PORT, HOST }: Env): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, HOST, resolve);
  });
}

async function createServer(
  services: SiteServices,
  { loadBuild, serveModules }: StartOptions,
): Promise<Server> {
  const { env, content, policy, pageScripts, cartCookie } = services;
  const loopback = ['localhost', '127.0.0.1', '[::1]'].map((host) => `${host}:${env.PORT}`);
  const handleRequest = serveModules
    ? createRequestHandler(async () => guardPages(await loadBuild()), 'development')
    : createPageHandlers(handleStorageErrors(guardPages(await loadBuild())));
  return createHttpApp({
    siteUrl: env.SITE_URL,
    proxies: env.TRUSTED_PROXIES,
    // The emulator calls back on loopback even if the site itself is strict.
    otherHosts: env.payment === 'emulator' ? loopback : [],
    handleRequest: (request) => handleRequest(request, services),
    policy,
    phone: () => content.current().get().site.hotel,
    pictures: createPictures(services.assets),
    pageScripts,
    serveFile: serveModules ?? createBuildFiles(join(buildFolder ?? 'build', 'client')),
    contentRevision: () => (serveModules ? null : content.pageRevision()),
    countCart: (cookie) => {
      const cart = cartCookie.readHeader(cookie);
      return cart.known ? countForSale(content.current(), cart) : 'none';
    },
    onError: (error, reference) => log.error({ err: error, reference }, 'A request failed'),
    onOverload: logAtIntervals(({ message }, shed) =>
      log.warn({ shed, reason: message }, 'Overloaded: pages were answered with 503'),
    ),
  });
}
