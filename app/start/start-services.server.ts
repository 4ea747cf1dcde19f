import { DatabaseHealth } from '~/platform/database/database-health';
import type { Env } from '~/platform/env/env-schema';
import { createInvoicing } from '~/shop/invoices/set-up-invoicing.server';
import { startWeather } from '~/site/weather/weather.server';
import type { WatchedJob } from './metrics.server';
import {
  lockFolderOrExit,
  openDatabaseOrLog,
  refuseOpenBusinessOrExit,
  startContentOrExit,
} from './open.server';
import { readOrExit } from './read-env.server';
import { createServices, type SiteServices } from './services.server';
import { type Emulators, startWeatherEmulator } from './start-emulator.server';
import { startWork } from './start-work.server';

type Options = {
  emulators: Emulators;
  /** Development only: the URL at which the browser is notified of changed modules. */
  reloadOrigin?: string | undefined;
};

type StartedServices = {
  services: SiteServices;
  /** Without a usable database the site is read-only, and nothing runs in the background. */
  isDatabaseUsable: boolean;
  /** The jobs currently running in this process. */
  listJobs: () => readonly WatchedJob[];
  /** Functions that stop everything, in order. */
  closers: readonly (() => Promise<unknown>)[];
};

/** Starts everything but the port, in order: content, database, card provider, emails and jobs. */
export async function startServices(
  env: Env,
  { emulators, reloadOrigin }: Options,
): Promise<StartedServices> {
  const { content, stopContent } = await startContentOrExit(env);
  const invoicing = readOrExit(() =>
    createInvoicing(env, content.current().get().site, new Date()),
  );
  const databaseHealth = new DatabaseHealth();
  const { db, processesDb, isDatabaseUsable } = await openDatabaseOrLog(env, databaseHealth);
  const lock = isDatabaseUsable ? lockFolderOrExit(env) : undefined;
  if (isDatabaseUsable) await refuseOpenBusinessOrExit(db);
  const weather = await startWeatherEmulator(env, emulators);
  const services = createServices({
    env,
    content,
    invoicing,
    db,
    databaseHealth,
    processesDb,
    weather: weather.provider,
    reloadOrigin,
  });
  const work = isDatabaseUsable ? await startWork(services, emulators) : undefined;
  const closers = [
    ...(services.weather ? [startWeather(services.weather, env).stop] : []),
    weather.close,
    ...(work?.stops ?? []),
    stopContent,
    () => db.destroy(),
    async () => processesDb?.destroy(),
    async () => lock?.release(),
  ];
  return { services, isDatabaseUsable, listJobs: () => work?.listJobs() ?? [], closers };
}
