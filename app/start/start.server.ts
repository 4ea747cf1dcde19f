import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import type { Kysely } from 'kysely';
import { analyticsSources } from '~/site/consent/analytics.server';
import { captchaSources } from '~/platform/forms/captcha/captcha-config';
import { today } from '~/platform/time/hotel-time';
import { countCart } from '~/shop/cart/cart.server';
import { getAssetService } from '~/content/asset.server';
import { getContent, startContent } from '~/content/content.server';
import { setOutboxSignal } from '~/platform/mail/outbox-signal.server';
import { startOutboxWorker } from '~/platform/mail/outbox-worker.server';
import { createTransport } from '~/platform/mail/transport.server';
import { getPaymentJournal } from '~/shop/payments/core/payment-journal.server';
import { preparePaymentJournal } from '~/shop/payments/core/payment-journal.server';
import { setUpProviders } from '~/shop/payments/set-up-providers.server';
import { type Emulators, startEmulator } from './start-emulator.server';
import { startSweeper } from '~/shop/payments/jobs/sweeper.server';
import { startDailyPricesJob } from '~/shop/pricing/daily-prices.server';
import { startRetention } from '~/site/privacy/retention.server';
import { startWeather } from '~/site/weather/weather.server';
import { startWithdrawals } from '~/shop/withdrawals/start-withdrawals.server';
import type { Database } from '~/platform/database/schema';
import { closeDatabase, getDatabase } from '~/platform/database/site-database.server';
import { DatabaseUnavailable } from '~/platform/database/storage-error';
import { EnvError, type Env } from '~/platform/env/env-schema';
import { getEnv, jobInterval } from '~/platform/env/env.server';
import { createBuildFiles } from '~/platform/http/build-files.server';
import { createHttpApp, type HttpAppOptions } from '~/platform/http/http-app.server';
import { answerStorageErrors } from '~/platform/http/storage-answers.server';
import { createLocaleHandlers } from '~/platform/http/locale-handlers.server';
import {
  allowAnalytics,
  allowCaptcha,
  allowConnection,
  allowFormTargets,
} from '~/platform/http/security-headers';
import { log } from '~/platform/log/log.server';
import { noteSettings } from '~/platform/env/settings-note.server';
import { stopOnSignals } from '~/platform/http/shutdown.server';

type StartOptions = {
  loadBuild: () => Promise<ServerBuild>;
  /** Given by the entry, so that the application itself knows no emulator. */
  emulators: Emulators;
  /** Development only: serves modules as they are and turns every cache off. */
  serveModules?: HttpAppOptions['serveFile'];
  /** Development only: where the browser hears of changed modules, `ws://127.0.0.1:24678`. */
  reloadOrigin?: string;
};

/** Brings the site up in order: environment, content, database, card provider, mail, then the port. */
export async function startServer(options: StartOptions): Promise<void> {
  const env = readEnvOrExit();
  if (options.reloadOrigin) allowConnection(options.reloadOrigin);
  if (env.ANALYTICS_ID) allowAnalytics(analyticsSources);
  if (env.captcha) allowCaptcha(captchaSources(env.captcha));
  const stopContent = await startContentOrExit();
  const db = await openDatabaseOrNote();
  allowFormTargets(setUpProviders(env).map(({ formOrigin }) => formOrigin));
  const stopWork = db ? await startWork(env, db, options) : [];
  const stopWeather = startWeather();
  const server = await listen(env, options);
  log.info({ url: env.SITE_URL, payment: env.payment }, 'The site is open');
  stopOnSignals(server, [stopWeather, ...stopWork, stopContent, closeDatabase]);
}

/** Without a database that it may use the site is there to be read: it takes nothing in, and leaves the file alone. */
async function openDatabaseOrNote(): Promise<Kysely<Database> | undefined> {
  try {
    return await getDatabase();
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    log.fatal(`${error.message}. Until then nothing can be ordered or sent; pages can be read`);
    return undefined;
  }
}

type Stop = () => Promise<unknown>;

/** Everything that works by itself with what is stored. @returns how to end it, in order */
async function startWork(
  env: Env,
  db: Kysely<Database>,
  { emulators }: StartOptions,
): Promise<readonly Stop[]> {
  const { site } = getContent().get();
  noteForCommands(env);
  await prepareJournalOrNote(db);
  const closeEmulator = await startEmulator(env, emulators);
  const transport = createTransport({
    smtpUrl: env.SMTP_URL,
    from: { name: site.house.fullName, address: env.MAIL_FROM ?? site.seller.email },
    mailDir: join(env.DATA_DIR, 'mail'),
  });
  const outbox = startOutboxWorker({ db, transport, log, pollMs: jobInterval(15_000) });
  setOutboxSignal(() => outbox.notify());
  const sweeper = startSweeper();
  const withdrawals = startWithdrawals(db);
  const retention = startRetention(db);
  const prices = await startDailyPricesJob(db);
  return [
    env.PREPARE_PICTURES === '1' ? warmPictures() : async () => {},
    () => withdrawals.stop(),
    () => sweeper.stop(),
    () => prices.stop(),
    () => retention.stop(),
    () => outbox.stop(),
    closeEmulator,
  ];
}

/** A journal that cannot be read or written lets nobody pay: each payment writes to it first, and says so. */
async function prepareJournalOrNote(db: Kysely<Database>): Promise<void> {
  try {
    const unreadable = await preparePaymentJournal(db, getPaymentJournal());
    if (unreadable > 0) log.warn({ lines: unreadable }, 'The payment journal has unreadable lines');
  } catch (error) {
    log.error({ err: error }, 'The payment journal cannot be used');
  }
}

/** A full disk is no reason to stay closed: the commands then know of the last start. */
function noteForCommands(env: Env): void {
  try {
    noteSettings(env, process.env);
  } catch (error) {
    log.error({ err: error }, 'The settings could not be noted for the operator’s commands');
  }
}

/** Wrong settings end the start with one line each and the exit code for a configuration error (sysexits.h). */
function readEnvOrExit(): Env {
  try {
    return getEnv();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    for (const problem of error.problems) process.stderr.write(`${problem}\n`);
    process.exit(78);
  }
}

/** Without content there is nothing to show: one line, and the exit code for a service that is not there (sysexits.h). */
async function startContentOrExit(): Promise<() => Promise<void>> {
  try {
    return await startContent();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(69);
  }
}

/** Visitors of the first minute come first: their pages and pictures need the processor. */
const warmAfterMs = 60_000;

/** Makes every picture's files in quiet moments, in the format nearly all browsers take; others are made on demand. */
function warmPictures(): () => Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  const assets = getAssetService();
  const warm = async () => {
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

async function listen(env: Env, { loadBuild, serveModules }: StartOptions): Promise<Server> {
  const loopback = ['localhost', '127.0.0.1', '[::1]'].map((host) => `${host}:${env.PORT}`);
  const server = createHttpApp({
    siteUrl: env.SITE_URL,
    proxies: env.TRUSTED_PROXIES,
    // The emulator calls back on loopback even where the site itself is strict.
    otherHosts: env.payment === 'emulator' ? loopback : [],
    handleRequest: serveModules
      ? createRequestHandler(loadBuild, 'development')
      : createLocaleHandlers(answerStorageErrors(await loadBuild())),
    serveFile: serveModules ?? createBuildFiles(join(import.meta.env.BUILD_DIR, 'client')),
    // Pages say what is open and what it costs today, and offer rooms from tomorrow.
    contentRevision: () => (serveModules ? null : `${getContent().revision()} ${today()}`),
    countCart,
    onError: (error, reference) => log.error({ err: error, reference }, 'A request failed'),
    onOverload: createOverloadLog(),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.PORT, env.HOST, resolve);
  });
  return server;
}
