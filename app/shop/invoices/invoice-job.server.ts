import type { Kysely } from 'kysely';
import type { SiteContent } from '~/content/content.server';
import type { Database } from '~/platform/database/schema';
import type { Env } from '~/platform/env/env-schema';
import { type Job, jobInterval, startJob } from '~/platform/jobs/job.server';
import { log } from '~/platform/log/log.server';
import { enqueue } from '~/platform/mail/outbox.server';
import { findAlarm, findReminder } from './invoice-alarms';
import type { InvoiceService } from './invoice-service.server';
import type { Issuer } from './invoicing';
import { noteInvoicing } from './invoicing-period.server';
import { issueMissing } from './issue-missing.server';
import {
  type InvoiceMailOptions,
  renderCertificateReminder,
  renderInvoiceAlarm,
} from './mails/invoice-mails.server';
import { reportInvoices } from './report-invoices.server';

const everyMs = 30_000;

export type InvoiceJobOptions = {
  env: Pick<Env, 'JOB_INTERVAL_MS' | 'MAIL_TO' | 'SITE_URL'>;
  db: Kysely<Database>;
  content: SiteContent;
  invoices: InvoiceService;
  /** Where the emulator listens, if there is one. */
  emulatorUrl: string | undefined;
  /** Mails were queued. */
  onMail: () => void;
};

/**
 * Issues what is missing, reports what was issued, and reminds the staff of what cannot be reported. @returns undefined where
 * somebody else issues the invoices
 */
export async function startInvoiceJob(options: InvoiceJobOptions): Promise<Job | undefined> {
  const { env, db, invoices, emulatorUrl } = options;
  const { invoicing } = invoices;
  try {
    await noteInvoicing(db, invoicing, new Date());
  } catch (error) {
    // A full disk is no reason to stay closed.
    log.error({ err: error }, 'Since when invoices are issued could not be noted');
  }
  if (invoicing.kind === 'missing') log.error(`Nothing can be charged: ${invoicing.reason}`);
  if (invoicing.kind !== 'own') return undefined;
  const { issuer, trusted } = invoicing;
  const url = invoicing.url ?? emulatorUrl;
  const job = startJob({
    name: 'invoices',
    everyMs: jobInterval(env, everyMs),
    log,
    async run(signal) {
      const now = () => new Date();
      const count = await issueMissing(db, invoices, now());
      if (count > 0) log.warn({ count }, 'Invoices were issued that had been missing');
      if (url !== undefined) {
        const connection = { url, trusted };
        const { onMail } = options;
        await reportInvoices({ db, issuer, connection, log, now, onMail }, signal);
      }
      if (await remind(options, issuer, now())) options.onMail();
    },
  });
  invoices.issued.listen(() => job.notify());
  return job;
}

/** @returns whether a reminder was queued; each is sent once */
async function remind(
  { db, content, env }: InvoiceJobOptions,
  { keys }: Issuer,
  now: Date,
): Promise<boolean> {
  const { site } = content.current().get();
  const options = { site, siteUrl: env.SITE_URL, operatorAddress: env.MAIL_TO };
  const isLate = await remindOfInvoices(db, options, now);
  const validTo = new Date(keys.certificate.validTo);
  const days = findReminder(validTo, now);
  if (days === undefined) return isLate;
  const serial = keys.certificate.serialNumber;
  await enqueue(db, await renderCertificateReminder({ serial, validTo, days }, options), { now });
  return true;
}

/** Says once for each stage what waits, or is refused. @returns whether anything is */
export async function remindOfInvoices(
  db: Kysely<Database>,
  options: InvoiceMailOptions,
  now: Date,
): Promise<boolean> {
  const waiting = await db
    .selectFrom('fiscal_reports')
    .innerJoin('invoices', 'invoices.id', 'invoice_id')
    .selectAll('invoices')
    .select(['state', 'last_error'])
    .where('state', '!=', 'confirmed')
    .orderBy('invoices.id')
    .limit(20)
    .execute();
  let isAny = false;
  for (const { state, last_error, ...invoice } of waiting) {
    const facts = { issuedAt: new Date(invoice.issued_at), isStuck: state === 'stuck' };
    const alarm = findAlarm(facts, now);
    if (alarm === undefined) continue;
    isAny = true;
    const mail = await renderInvoiceAlarm({ invoice, alarm, error: last_error }, options);
    await enqueue(db, mail, { now });
  }
  return isAny;
}
