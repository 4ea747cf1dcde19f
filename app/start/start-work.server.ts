import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { AssetService } from '~/content/asset.server';
import type { Env } from '~/platform/env/env-schema';
import { writeSettingsNote } from '~/platform/env/settings-note.server';
import { jobInterval } from '~/platform/jobs/job.server';
import { log } from '~/platform/log/log.server';
import { startOutboxWorker } from '~/platform/mail/outbox-worker.server';
import { createTransport } from '~/platform/mail/transport.server';
import { indexOlderEnquiries } from '~/hospitality/enquiries/enquiry-search.server';
import { indexOlderOrders } from '~/shop/orders/order-search.server';
import { addVatToOlderOrders } from '~/shop/orders/order-vat.server';
import { findInvoiceDocument } from '~/shop/invoices/mails/invoice-document.server';
import { startInvoiceJob } from '~/shop/invoices/invoice-job.server';
import { startSalesJob } from '~/shop/orders/sales-job.server';
import type { PaymentService } from '~/shop/payments/core/payment-service.server';
import { preparePaymentJournal } from '~/shop/payments/core/payment-journal.server';
import { startSweeper } from '~/shop/payments/jobs/sweeper.server';
import { startDailyPricesJob } from '~/shop/pricing/daily-prices.server';
import { startStockJob } from '~/shop/stock/stock-job.server';
import { startWithdrawals } from '~/shop/withdrawals/start-withdrawals.server';
import { prepareDemonstrationStaff } from '~/reception/staff/staff.server';
import { startAlarms } from '~/site/alarms/start-alarms.server';
import { startRetention } from '~/site/privacy/retention.server';
import type { WatchedJob } from './metrics.server';
import type { SiteServices } from './services.server';
import { type Emulators, startCisEmulator, startEmulator } from './start-emulator.server';

type Stop = () => Promise<unknown>;

type Work = {
  /** How to end it, in order. */
  stops: readonly Stop[];
  jobs: readonly WatchedJob[];
};

/** Everything that works by itself with what is stored. */
export async function startWork(services: SiteServices, emulators: Emulators): Promise<Work> {
  const { env, db, content, payments, prices, outbox } = services;
  const { site } = content.current().get();
  noteForCommands(env);
  await prepareDeskOrLog(services);
  await addVatOrLog(services);
  await prepareJournalOrLog(payments);
  const closeEmulator = await startEmulator(services, emulators);
  const transport = createTransport({
    smtpUrl: env.SMTP_URL,
    from: { name: site.hotel.fullName, address: env.MAIL_FROM ?? site.seller.email },
    mailDir: join(env.DATA_DIR, 'mail'),
    findDocument: findInvoiceDocument(db),
  });
  const mails = startOutboxWorker({ db, transport, log, pollMs: jobInterval(env, 15_000) });
  outbox.listen(() => mails.notify());
  const cis = await startCisEmulator(services, emulators);
  const invoices = await startInvoiceJob({
    ...services,
    emulatorUrl: cis.url,
    onMail: () => outbox.notify(),
  });
  const sweeper = startSweeper(payments, env);
  const withdrawals = startWithdrawals(services);
  const retention = startRetention(db, env);
  const alarms = startAlarms(services);
  const sales = startSalesJob(db, env);
  const dailyPrices = startDailyPricesJob(prices, env);
  const stock = startStockJob(db, content, env);
  await stock.started;
  // Reductions of the first page are counted from the recorded prices.
  await dailyPrices.started;
  const stops = [
    env.PREPARE_PICTURES === '1' ? warmPictures(services.assets) : async () => {},
    withdrawals.stop,
    async () => alarms?.stop(),
    sweeper.stop,
    sales.stop,
    async () => invoices?.stop(),
    cis.close,
    dailyPrices.stop,
    stock.stop,
    retention.stop,
    () => mails.stop(),
    closeEmulator,
  ];
  const jobs = [
    mails,
    sweeper,
    withdrawals,
    retention,
    dailyPrices,
    stock,
    sales,
    invoices,
    alarms,
  ].filter((job) => job !== undefined);
  return { stops, jobs };
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
    await indexOlderEnquiries(db);
  } catch (error) {
    log.error({ err: error }, 'The staff’s desk could not be prepared');
  }
}

/** A full disk is no reason to stay closed: the next start does it. */
async function addVatOrLog({ db, content }: SiteServices): Promise<void> {
  try {
    await addVatToOlderOrders(db, content.current().get().products);
  } catch (error) {
    log.error({ err: error }, 'Older orders could not get their VAT rates');
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
