import { setTimeout } from 'node:timers/promises';
import type { AssetService } from '~/content/asset.server';
import type { SiteContent } from '~/content/content.server';
import type { Env } from '~/platform/env/env-schema';
import { writeSettingsNote } from '~/platform/env/settings-note.server';
import { SharedSignals } from '~/platform/jobs/shared-signals.server';
import { Lease } from '~/platform/jobs/lease.server';
import { log } from '~/platform/log/log.server';
import { readProcessNumber } from '~/platform/processes/process-arguments';
import type { InvoiceService } from '~/shop/invoices/invoice-service.server';
import type { PaymentService } from '~/shop/payments/core/payment-service.server';
import { preparePaymentJournal } from '~/shop/payments/core/payment-journal.server';
import { startJournalJob } from '~/shop/payments/jobs/journal-job.server';
import { startDailyPricesJob } from '~/shop/pricing/daily-prices.server';
import { startStockJob } from '~/shop/stock/stock-job.server';
import { hasPage } from '~/routing/paths';
import type { WatchedJob } from './metrics.server';
import type { SiteServices } from './services.server';
import type { Emulators } from './start-emulator.server';
import { startJobs } from './start-jobs.server';

type Stop = () => Promise<unknown>;

type Work = {
  /** Functions that stop the work, in order. */
  stops: readonly Stop[];
  /** The jobs currently running in this process. */
  listJobs: () => readonly WatchedJob[];
};

/**
 * Starts the background work: what each process needs for its own memory, and, in one process at a time, the jobs
 * that change the shop.
 */
export async function startWork(services: SiteServices, emulators: Emulators): Promise<Work> {
  const { env, db, content, invoices, payments, prices } = services;
  await noteForCommands(env);
  if (hasPage('shop')) {
    await prepareJournalOrLog(payments);
    await reconcileNumbersOrLog(invoices);
  }
  const jobs = await startJobsInOneProcess(services, emulators);
  const dailyPrices = startDailyPricesJob(prices, env);
  const stock = hasPage('shop') ? startStockJob(db, content, env) : undefined;
  await stock?.started;
  // Reductions on the first page rendered depend on the recorded prices.
  await dailyPrices.started;
  const stops = [
    preparesPictures(env) ? warmPictures(services.assets) : async () => {},
    jobs.stop,
    dailyPrices.stop,
    async () => stock?.stop(),
  ];
  return { stops, listJobs: () => [dailyPrices, ...(stock ? [stock] : []), ...jobs.list()] };
}

/** Runs the jobs immediately in a single process, otherwise while this process holds the lease. */
async function startJobsInOneProcess(
  services: SiteServices,
  emulators: Emulators,
): Promise<{ list: () => readonly WatchedJob[]; stop: Stop }> {
  const { env, processesDb: db, content, outbox, withdrawals, invoices, payments } = services;
  if (!db) {
    const { jobs, stop } = await startJobs(services, emulators);
    return { list: () => jobs, stop };
  }
  const signals = new SharedSignals({ db, log });
  await signals.started;
  shareContent(signals, content);
  const toJobs = { outbox, withdrawals, invoices: invoices.issued };
  const sendToJobs = () => {
    for (const [name, signal] of Object.entries(toJobs)) signal.listen(() => signals.send(name));
  };
  sendToJobs();
  let running: readonly WatchedJob[] = [];
  const work = async () => {
    const { jobs, stop } = await startJobs(services, emulators);
    running = jobs;
    return () => {
      running = [];
      sendToJobs();
      return stop();
    };
  };
  const lease = new Lease({ db, name: 'jobs', work, log });
  for (const [name, signal] of Object.entries(toJobs)) {
    signals.on(name, () => {
      if (lease.isHeld()) signal.notify();
    });
  }
  await lease.started;
  const journal =
    isFirstOfMachine() && hasPage('shop')
      ? startJournalJob(payments, env, () => lease.isHeld())
      : null;
  return {
    list: () => (journal ? [journal, ...running] : running),
    async stop() {
      await journal?.stop();
      await lease.stop();
      await signals.stop();
    },
  };
}

/** When one process finds new content at the backend, all fetch it. */
function shareContent(signals: SharedSignals, content: SiteContent): void {
  let isNotified = false;
  content.onPublish(() => {
    // A process that was notified by another one does not notify the others again.
    if (!isNotified) signals.send('content');
  });
  signals.on('content', () => {
    isNotified = true;
    void content.refresh().finally(() => (isNotified = false));
  });
}

/**
 * An unusable journal does not prevent the start but blocks payments: each payment writes to it first, and reports
 * the failure.
 */
async function prepareJournalOrLog({ db, journal }: PaymentService): Promise<void> {
  try {
    const unreadable = await preparePaymentJournal(db, journal);
    if (unreadable > 0) log.warn({ lines: unreadable }, 'The payment journal has unreadable lines');
  } catch (error) {
    log.error({ err: error }, 'The payment journal cannot be used');
  }
}

/**
 * Before the site opens, so that no invoice is sent whose number is not in the journal. If it fails, the charges
 * of this process compare the journal themselves.
 */
async function reconcileNumbersOrLog(invoices: InvoiceService): Promise<void> {
  try {
    const lost = await invoices.reconcileNumbers(new Date());
    if (lost > 0) log.error({ count: lost }, 'Invoices are missing from the database');
  } catch (error) {
    log.error({ err: error }, 'The journal of invoice numbers cannot be used');
  }
}

/** A full disk must not prevent the start; the commands then use the settings of the last start. */
async function noteForCommands(env: Env): Promise<void> {
  try {
    await writeSettingsNote(env, process.env);
  } catch (error) {
    log.error({ err: error }, 'The settings could not be noted for the operator’s commands');
  }
}

/** Work on the data folder is done by one process of each machine. */
const isFirstOfMachine = () => (readProcessNumber() ?? 1) === 1;

/** A second process would encode the same pictures at the same time. */
const preparesPictures = ({ PREPARE_PICTURES }: Env) =>
  PREPARE_PICTURES === '1' && isFirstOfMachine();

/** Requests of the first minute have priority: their pages and pictures need the CPU. */
const warmAfterMs = 60_000;

/**
 * Encodes every picture while the server is idle, in the format that nearly all browsers support; other formats are
 * encoded on demand.
 */
function warmPictures(assets: AssetService): () => Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  const warm = async () => {
    assets.prepare();
    await setTimeout(warmAfterMs, undefined, { signal, ref: false });
    const variants = assets.listVariants().filter(({ format }) => format === 'avif');
    await assets.warmAssets(variants, { signal });
  };
  warm().catch((error: unknown) => {
    // Stopping the site aborts the pause; that is not an error.
    if (!signal.aborted) throw error;
  });
  return async () => controller.abort();
}
