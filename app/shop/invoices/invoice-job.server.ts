import type { Kysely } from 'kysely';
import type { SiteContent } from '~/content/content.server';
import { type MailSettings, mailSettings } from '~/content/mails/mail-settings.server';
import type { Database } from '~/platform/database/schema';
import type { Env } from '~/platform/env/env-schema';
import { type Job, jobInterval, startJob } from '~/platform/jobs/job.server';
import { runEach } from '~/platform/jobs/run-each';
import { log } from '~/platform/log/log.server';
import { enqueue, isEnqueued } from '~/platform/mail/outbox.server';
import { minuteMs } from '~/platform/time/durations';
import { findAlarm, findReminder } from './invoice-alarms';
import { openStates } from './invoice-list.server';
import type { InvoiceService } from './invoice-service.server';
import type { Issuer } from './invoicing';
import { recordInvoicingStart } from './invoicing-period.server';
import { issueMissing, type UninvoicedOrder } from './issue-missing.server';
import { queueMismatchAlarms } from './mismatch-alarms.server';
import {
  alarmKey,
  certificateReminderKey,
  renderCertificateReminder,
  renderInvoiceAlarm,
} from './mails/invoice-mails.server';
import { reportInvoices } from './report-invoices.server';

const everyMs = 30_000;

/** Longer than any transaction, which has its time before it is committed. */
const overlapMs = 10 * minuteMs;

export type InvoiceJobOptions = {
  env: Pick<Env, 'JOB_INTERVAL_MS' | 'MAIL_TO' | 'SITE_URL'>;
  db: Kysely<Database>;
  content: SiteContent;
  invoices: InvoiceService;
  /** The emulator's URL, if it is used. */
  emulatorUrl: string | undefined;
  /** Called after mails were queued. */
  onMail: () => void;
};

/**
 * Issues missing invoices, reports them to the tax office, and alerts staff to those that cannot be reported.
 * @returns undefined if invoices are issued elsewhere
 */
export async function startInvoiceJob(options: InvoiceJobOptions): Promise<Job | undefined> {
  const { env, db, invoices, emulatorUrl } = options;
  const { invoicing } = invoices;
  try {
    await recordInvoicingStart(db, invoicing, new Date());
  } catch (error) {
    // A full disk must not prevent the site from starting.
    log.error({ err: error }, 'The start of invoicing could not be stored');
  }
  if (invoicing.kind === 'missing') log.error(`Nothing can be charged: ${invoicing.reason}`);
  if (invoicing.kind !== 'own') return undefined;
  const { issuer, trusted } = invoicing;
  const url = invoicing.url ?? emulatorUrl;
  const { onMail } = options;
  const now = () => new Date();
  let unchangedSince: Date | undefined;
  let left: readonly UninvoicedOrder[] = [];
  // Invoices then wait for the next certificate; staff who corrected what is missing would do it twice.
  const isExpired = () => invoices.invoicing.kind !== 'own';
  const issue = async () => {
    if (isExpired()) {
      left = [];
      return;
    }
    const began = now();
    const missing = await issueMissing(db, invoices, began, unchangedSince);
    if (missing.issued > 0) log.warn({ count: missing.issued }, 'Missing invoices were issued');
    left = missing.left;
    // What is left must be found again, whatever it waits for.
    if (left.length === 0) unchangedSince = new Date(began.getTime() - overlapMs);
    if (missing.failure) throw missing.failure;
  };
  const report = async (signal: AbortSignal) => {
    // Signed with a certificate that has expired, it would be rejected and wait for a person.
    if (url === undefined || isExpired()) return;
    const connection = { url, trusted };
    const beforeSending = () => invoices.recordNumbers();
    await reportInvoices({ db, issuer, connection, log, now, beforeSending, onMail }, signal);
  };
  const alerts = [
    () => queueMismatchAlarms(db, left, mailSettings(options), now()),
    () => queueInvoiceAlarms(db, mailSettings(options), now()),
    () => queueCertificateReminder(db, issuer.keys.certificate, mailSettings(options), now()),
  ].map((queue) => async () => {
    if (await queue()) onMail();
  });
  const job = startJob({
    name: 'invoices',
    everyMs: jobInterval(env, everyMs),
    log,
    // Staff are alerted in any case: the limit of two days does not wait for a disk that is full.
    run: (signal) => runEach([issue, () => report(signal), ...alerts], () => signal.aborted),
  });
  invoices.issued.listen(() => job.notify());
  return job;
}

/** Queues a reminder that the certificate expires, once for each stage. @returns whether it was queued */
export async function queueCertificateReminder(
  db: Kysely<Database>,
  certificate: Pick<Issuer['keys']['certificate'], 'serialNumber' | 'validTo'>,
  options: MailSettings,
  now: Date,
): Promise<boolean> {
  const validTo = new Date(certificate.validTo);
  const days = findReminder(validTo, now);
  if (days === undefined) return false;
  const reminder = { serial: certificate.serialNumber, validTo, days };
  if (await isEnqueued(db, certificateReminderKey(reminder))) return false;
  await enqueue(db, await renderCertificateReminder(reminder, options), { now });
  return true;
}

/** How many alarms are queued in one round; the next round queues more. */
const maxAlarms = 20;

/** Queues an alarm for each unreported invoice, once for each stage. @returns whether any was queued */
export async function queueInvoiceAlarms(
  db: Kysely<Database>,
  options: MailSettings,
  now: Date,
): Promise<boolean> {
  const waiting = await db
    .selectFrom('fiscal_reports')
    .innerJoin('invoices', 'invoices.id', 'invoice_id')
    .selectAll('invoices')
    .select(['state', 'last_error'])
    .where('state', 'in', openStates)
    .orderBy('invoices.id')
    .execute();
  let queued = 0;
  for (const { state, last_error, ...invoice } of waiting) {
    if (queued === maxAlarms) break;
    const facts = { issuedAt: new Date(invoice.issued_at), isStuck: state === 'stuck' };
    const alarm = findAlarm(facts, now);
    if (alarm === undefined) continue;
    if (await isEnqueued(db, alarmKey(invoice, alarm))) continue;
    const mail = await renderInvoiceAlarm({ invoice, alarm, error: last_error }, options);
    await enqueue(db, mail, { now });
    queued += 1;
  }
  return queued > 0;
}
