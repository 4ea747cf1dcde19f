import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { Env } from '~/platform/env/env-schema';
import { type Job, jobInterval, startJob } from '~/platform/jobs/job.server';
import { removeOldVerdicts } from '~/platform/forms/captcha/shared-verdicts.server';
import { removeOldPageScripts } from '~/platform/http/shared-page-scripts.server';
import { closeAll } from '~/platform/http/shutdown.server';
import { removeEndedWindows } from '~/platform/limits/shared-limits.server';
import { log } from '~/platform/log/log.server';
import { startOutboxWorker } from '~/platform/mail/outbox-worker.server';
import { createTransport } from '~/platform/mail/transport.server';
import { startNewsletterJob } from '~/hospitality/newsletter/issues/newsletter-job.server';
import { indexOlderEnquiries } from '~/hospitality/enquiries/enquiry-search.server';
import { findInvoiceDocument } from '~/shop/invoices/mails/invoice-document.server';
import { indexOlderOrders } from '~/shop/orders/order-search.server';
import { addVatToOlderOrders } from '~/shop/orders/order-vat.server';
import { compactPaymentJournal } from '~/shop/payments/core/payment-journal.server';
import { startWithdrawals } from '~/shop/withdrawals/start-withdrawals.server';
import { prepareDemonstrationStaff } from '~/reception/staff/staff.server';
import { deleteOldStaffRecords } from '~/reception/staff/staff-retention.server';
import { startAlarms } from '~/site/alarms/start-alarms.server';
import { startRetention } from '~/site/privacy/retention.server';
import { hasPage } from '~/routing/paths';
import type { WatchedJob } from './metrics.server';
import type { SiteServices } from './services.server';
import type { Emulators } from './start-emulator.server';
import { startShopJobs } from './start-shop-jobs.server';

/**
 * Starts the jobs that change the shop, send the site's emails and delete expired data, with the emulators of a
 * demonstration.
 */
export async function startJobs(
  services: SiteServices,
  emulators: Emulators,
): Promise<{ jobs: readonly WatchedJob[]; stop: () => Promise<void> }> {
  const { env, db, processesDb, content, invoices: numbers, payments, outbox } = services;
  const { site } = content.current().get();
  await prepareDeskOrLog(services);
  await addVatOrLog(services);
  const shop = await startShopJobs(services, emulators);
  const transport = createTransport({
    smtpUrl: env.SMTP_URL,
    from: { name: site.hotel.fullName, address: env.MAIL_FROM ?? site.seller.email },
    mailDir: join(env.DATA_DIR, 'mail'),
    findDocument: findInvoiceDocument(db, () => numbers.recordNumbers()),
  });
  const mails = startOutboxWorker({
    db,
    transport,
    log,
    pollMs: jobInterval(env, 15_000),
    health: services.outboxHealth,
  });
  outbox.listen(() => mails.notify());
  const newsletter = hasPage('newsletter') ? startNewsletterJob(services) : undefined;
  const withdrawals = hasPage('withdrawal') ? startWithdrawals(services) : undefined;
  const retention = startRetention(db, env, {
    staff: deleteOldStaffRecords,
    'payment journal': (database, now) => compactPaymentJournal(database, payments.journal, now),
  });
  const alarms = startAlarms(services);
  const processes = processesDb && startProcessesJob(processesDb, env);
  // Stopped in this order: the emails last, because the others queue them.
  const jobs = [withdrawals, alarms, ...shop.jobs, processes, retention, newsletter, mails].filter(
    (job) => job !== undefined,
  );
  const stops = [...jobs.map((job) => () => job.stop()), ...shop.closers];
  return { jobs, stop: () => closeAll(stops) };
}

const processesEveryMs = 60_000;

/** Deletes expired coordination data of the processes. */
const startProcessesJob = (db: Kysely<Database>, env: Env): Job =>
  startJob({
    name: 'processes',
    everyMs: jobInterval(env, processesEveryMs),
    async run() {
      await removeEndedWindows(db);
      await removeOldVerdicts(db, new Date());
      await removeOldPageScripts(db);
    },
    log,
  });

/** A full disk must not prevent the start. */
async function prepareDeskOrLog({ db, env }: SiteServices): Promise<void> {
  try {
    await prepareDemonstrationStaff(db, env);
    await indexOlderOrders(db);
    await indexOlderEnquiries(db);
  } catch (error) {
    log.error({ err: error }, 'The staff’s desk could not be prepared');
  }
}

/** A full disk must not prevent the start; the next start tries again. */
async function addVatOrLog({ db, content }: SiteServices): Promise<void> {
  if (!hasPage('shop')) return;
  try {
    await addVatToOlderOrders(db, content.current().get().products);
  } catch (error) {
    log.error({ err: error }, 'Older orders could not get their VAT rates');
  }
}
