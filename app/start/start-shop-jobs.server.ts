import { hasPage } from '~/routing/paths';
import { startInvoiceJob } from '~/shop/invoices/invoice-job.server';
import { startSalesJob } from '~/shop/sales/sales-job.server';
import { startSweeper } from '~/shop/payments/jobs/sweeper.server';
import type { Job } from '~/platform/jobs/job.server';
import type { SiteServices } from './services.server';
import { type Emulators, startCisEmulator, startEmulator } from './start-emulator.server';

type ShopJobs = {
  jobs: readonly Job[];
  /** Stop the emulators, after the jobs. */
  closers: readonly (() => Promise<unknown>)[];
};

/** Starts what settles orders and reports their invoices, with the emulators of a demonstration; nothing without a shop. */
export async function startShopJobs(
  services: SiteServices,
  emulators: Emulators,
): Promise<ShopJobs> {
  if (!hasPage('shop')) return { jobs: [], closers: [] };
  const { db, env, outbox, payments } = services;
  const closeEmulator = await startEmulator(services, emulators);
  const cis = await startCisEmulator(services, emulators);
  const invoices = await startInvoiceJob({
    ...services,
    emulatorUrl: cis.url,
    onMail: () => outbox.notify(),
  });
  const jobs = [
    startSweeper(payments, env),
    startSalesJob(db, env),
    ...(invoices ? [invoices] : []),
  ];
  return { jobs, closers: [cis.close, closeEmulator] };
}
