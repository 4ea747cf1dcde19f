import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildFolder } from '~/platform/env/build-folders';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import type { AssetService } from '~/content/asset.server';
import { createPictures } from '~/content/asset-answer.server';
import { DatabaseHealth } from '~/platform/database/database-health';
import { type Env, listUnknownVariables } from '~/platform/env/env-schema';
import { writeSettingsNote } from '~/platform/env/settings-note.server';
import { createBuildFiles } from '~/platform/http/build-files.server';
import { createHttpApp, type HttpAppOptions } from '~/platform/http/http-app.server';
import { createLocaleHandlers } from '~/platform/http/locale-handlers.server';
import { logUnhandledRejections, stopOnSignals } from '~/platform/http/shutdown.server';
import { answerStorageErrors } from '~/platform/http/storage-errors.server';
import { jobInterval } from '~/platform/jobs/job.server';
import { log } from '~/platform/log/log.server';
import { startOutboxWorker } from '~/platform/mail/outbox-worker.server';
import { createTransport } from '~/platform/mail/transport.server';
import { today } from '~/platform/time/hotel-time';
import { indexOlderOrders } from '~/shop/orders/order-search.server';
import type { PaymentService } from '~/shop/payments/core/payment-service.server';
import { preparePaymentJournal } from '~/shop/payments/core/payment-journal.server';
import { startSweeper } from '~/shop/payments/jobs/sweeper.server';
import { startDailyPricesJob } from '~/shop/pricing/daily-prices.server';
import { startWithdrawals } from '~/shop/withdrawals/start-withdrawals.server';
import { prepareDemonstrationStaff } from '~/reception/staff/staff.server';
import { startRetention } from '~/site/privacy/retention.server';
import { startWeather } from '~/site/weather/weather.server';
import { openDatabaseOrLog, readEnvOrExit, startContentOrExit } from './open.server';
import { createServices, type SiteServices } from './services.server';
import { exitAfterFailure } from './start-failures.server';
import { type Emulators, startEmulator, startWeatherEmulator } from './start-emulator.server';

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
  const weather = await startWeatherEmulator(env, options.emulators);
  const services = createServices({
    env,
    content,
    db,
    databaseHealth,
    weather: weather.provider,
    reloadOrigin: options.reloadOrigin,
  });
  const stopWork = isDatabaseUsable ? await startWork(services, options) : [];
  const stopWeather = [
    ...(services.weather ? [startWeather(services.weather, env).stop] : []),
    weather.close,
  ];
  const server = await listen(services, options);
  log.info({ url: env.SITE_URL, payment: env.payment }, 'The site is open');
  stopOnSignals(server, [...stopWeather, ...stopWork, stopContent, () => db.destroy()]);
}

type Stop = () => Promise<unknown>;

/** Everything that works by itself with what is stored. @returns how to end it, in order */
async function startWork(
  services: SiteServices,
  { emulators }: StartOptions,
): Promise<readonly Stop[]> {
  const { env, db, content, payments, prices, outbox } = services;
  const { site } = content.current().get();
  noteForCommands(env);
  await prepareDeskOrLog(services);
  await prepareJournalOrLog(payments);
  const closeEmulator = await startEmulator(services, emulators);
  const transport = createTransport({
    smtpUrl: env.SMTP_URL,
    from: { name: site.hotel.fullName, address: env.MAIL_FROM ?? site.seller.email },
    mailDir: join(env.DATA_DIR, 'mail'),
  });
  const mails = startOutboxWorker({ db, transport, log, pollMs: jobInterval(env, 15_000) });
  outbox.listen(() => mails.notify());
  const sweeper = startSweeper(payments, env);
  const withdrawals = startWithdrawals(services);
  const retention = startRetention(db, env);
  const dailyPrices = startDailyPricesJob(prices, env);
  // Reductions of the first page are counted from the recorded prices.
  await dailyPrices.started;
  return [
    env.PREPARE_PICTURES === '1' ? warmPictures(services.assets) : async () => {},
    withdrawals.stop,
    sweeper.stop,
    dailyPrices.stop,
    retention.stop,
    () => mails.stop(),
    closeEmulator,
  ];
}

/**
 * A journal that cannot be read or written blocks payments: each payment writes to it first, and reports the failure.
 */
async function prepareJournalOrLog({ db, journal }: PaymentService): Promise<void> {
  try {
    const unreadable = await preparePaymentJournal(db, journal);
    if (unreadable > 0) log.warn({ lines: unreadable }, 'The payment journal has unreadable lines');
  } catch (error) {
    log.error({ err: error }, 'The payment journal cannot be used');
  }
}

/** A full disk is no reason to stay closed. */
async function prepareDeskOrLog({ db, env }: SiteServices): Promise<void> {
  try {
    await prepareDemonstrationStaff(db, env);
    await indexOlderOrders(db);
  } catch (error) {
    log.error({ err: error }, 'The staff’s desk could not be prepared');
  }
}

/** A full disk is no reason to stay closed: the commands then know of the last start. */
function noteForCommands(env: Env): void {
  try {
    writeSettingsNote(env, process.env);
  } catch (error) {
    log.error({ err: error }, 'The settings could not be noted for the operator’s commands');
  }
}

/** Visitors of the first minute come first: their pages and pictures need the processor. */
const warmAfterMs = 60_000;

/** Makes every picture's files in quiet moments, in the format nearly all browsers take; others are made on demand. */
function warmPictures(assets: AssetService): () => Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  const warm = async () => {
    assets.prepare();
    await setTimeout(warmAfterMs, undefined, { signal, ref: false });
    const variants = assets.listVariants().filter(({ format }) => format === 'avif');
    await assets.warmAssets(variants, { signal });
  };
  // The end of the site ends the pause: nothing is wrong then.
  warm().catch(() => undefined);
  return async () => controller.abort();
}

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
    contentRevision: () => (serveModules ? null : `${content.current().revision()} ${today()}`),
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
