import type { AppLoadContext } from '@remix-run/node';
import { readLastBackup } from '~/platform/backup/last-backup.server';
import { providerNames } from '~/platform/database/stored-values';
import { daysUntil, readCertificateEnd, soonDays } from '~/platform/probes/certificate.server';
import { clockLimits, readClockDifference } from '~/platform/probes/clock.server';
import { listFailures } from '~/platform/processes/process-failures.js';
import { lowDiskShare, readDiskSpace } from '~/platform/probes/disk.server';
import { formatDate, formatDateTime, formatMoney } from '~/i18n/format';
import { getT } from '~/i18n/i18n.server';
import { staffLocale } from '~/i18n/staff-locale';
import { formatInvoiceNumber } from '~/shop/invoices/invoice-number';
import { listLostInvoices } from '~/shop/invoices/lost-invoices.server';
import { euSalesLevel, euSharePercent } from '~/shop/sales/eu-sales';
import { loadEuSales } from '~/shop/sales/eu-sales.server';
import { dayMs, minuteMs } from '~/platform/time/durations';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import { issueMailKind } from '~/hospitality/newsletter/issues/issue-mail-kind';
import { listDeadMails } from '~/platform/mail/outbox-list.server';
import { loadBacklog } from './backlog.server';

const alarmKinds = [
  'failures',
  'disk',
  'backup',
  'clock',
  'certificate',
  'content',
  'mails',
  'holds',
  'withdrawals',
  'invoices',
  'invoicing',
  'provider',
  'euSales',
] as const;

type AlarmKind = (typeof alarmKinds)[number];

/** A problem that needs the operator's attention, with the values for its text. */
export type Alarm = {
  kind: AlarmKind;
  values: Record<string, string | number>;
  /** Names the stage of a problem that lasts for months: one email for each stage, instead of one a day. */
  stage?: string;
};

type Context = Pick<AppLoadContext, 'content' | 'db' | 'env' | 'invoices' | 'payments'>;

const timeoutMs = 8_000;

/** An email lists at most this many items; the command line lists them all. */
const maxNamed = 10;

/** Says how many there are: a command that closes all of them would seem to close those named. */
function nameFirst(list: readonly string[]): string {
  const first = list.slice(0, maxNamed).join(', ');
  const { length: count } = list;
  return count > maxNamed
    ? getMailTexts(staffLocale)('alarm.shortened', { list: first, count })
    : first;
}

/** Longer than a restart of the content backend takes, so that a restart raises no alarm. */
const contentGraceMs = 10 * minuteMs;

/** One or two may be an accident. */
const failuresToReport = 3;

/** Backups are made every hour or every night. */
const backupGraceMs = 2 * dayMs;

/**
 * Finds the current problems. A probe without a result (no network, no certificate yet) raises no alarm.
 * @param isThorough whether to query other servers too
 */
export async function findAlarms(
  context: Context,
  now: Date,
  isThorough: boolean,
): Promise<Alarm[]> {
  const { content, db, env, invoices } = context;
  const { holds, withdrawals } = await loadBacklog(db, now);
  const lost = (await listLostInvoices(db)).map(formatInvoiceNumber);
  const listed = (kind: AlarmKind, list: readonly string[], values?: Alarm['values']): Alarm[] =>
    list.length > 0 ? [{ kind, values: { list: nameFirst(list), ...values } }] : [];
  const problem = content.problem();
  const isLasting = problem && now.getTime() - problem.since.getTime() >= contentGraceMs;
  return [
    ...findFailures(env.DATA_DIR, now),
    ...(await findLowDisk(env.DATA_DIR)),
    ...(await findOldBackup(env.DATA_DIR, now)),
    ...(isLasting ? [{ kind: 'content', values: { reason: problem.reason } } as const] : []),
    ...(await findFailedMails(db)),
    ...listed('holds', holds),
    ...listed('withdrawals', withdrawals),
    ...listed('invoices', lost, { command: 'npm run invoices -- lost --close' }),
    // Without a card provider there is nothing to charge.
    ...(invoices.refusal !== undefined && env.payment === 'provider'
      ? [{ kind: 'invoicing', values: { reason: invoices.refusal } } as const]
      : []),
    ...findUnusableProvider(context.payments.problem()),
    ...(await findEuSales(context, now)),
    ...(isThorough ? [...(await findWrongClock(env)), ...(await findEnding(env, now))] : []),
  ];
}

/** The kind of the alarms' own emails. */
export const alarmMailKind = 'alarm';

/**
 * Emails that were given up and that nobody has retried or dismissed. Not the alarms themselves, nor the issues of the newsletter,
 * whose page counts its own. Where the mail server refuses everything, the alarm waits in the outbox until it no longer does.
 */
async function findFailedMails(db: Context['db']): Promise<Alarm[]> {
  const { length: count } = await listDeadMails(db, [alarmMailKind, issueMailKind]);
  if (count === 0) return [];
  const commands = {
    list: 'npm run outbox -- list',
    retry: 'npm run outbox -- retry --dead',
    dismiss: 'npm run outbox -- dismiss',
  };
  const page = getT(staffLocale)('reception:today.title');
  return [{ kind: 'mails', values: { count, page, ...commands } }];
}

function findUnusableProvider(problem: ReturnType<Context['payments']['problem']>): Alarm[] {
  if (!problem) return [];
  const { provider, call, reason, since } = problem;
  const time = formatDateTime(since, staffLocale);
  return [{ kind: 'provider', values: { provider: providerNames[provider], call, reason, time } }];
}

/** At 80, 90 and 100 per cent of the limit. */
async function findEuSales(context: Context, now: Date): Promise<Alarm[]> {
  const sales = await loadEuSales(context, now);
  if (!sales || euSalesLevel(sales) === 'low') return [];
  const { year, cents, previousCents, limitCents } = sales;
  const isOfLastYear = previousCents > limitCents;
  const percent = euSharePercent(sales);
  const stage = isOfLastYear ? 'last' : Math.min(Math.floor(percent / 10) * 10, 100);
  return [
    {
      kind: 'euSales',
      values: {
        amount: formatMoney(isOfLastYear ? previousCents : cents),
        limit: formatMoney(limitCents),
        year: isOfLastYear ? year - 1 : year,
      },
      stage: `${year}-${stage}`,
    },
  ];
}

/** Of the site's processes on this machine, within 24 hours. */
function findFailures(folder: string, now: Date): Alarm[] {
  const failures = listFailures(folder, now);
  const last = failures.at(-1);
  if (!last || failures.length < failuresToReport) return [];
  const values = { count: failures.length, time: formatDateTime(last, staffLocale) };
  return [{ kind: 'failures', values }];
}

async function findLowDisk(folder: string): Promise<Alarm[]> {
  const disk = await readDiskSpace(folder).catch(() => undefined);
  if (!disk || disk.freeShare >= lowDiskShare) return [];
  const free = Math.floor(disk.freeBytes / 1024 ** 2);
  return [{ kind: 'disk', values: { free, percent: Math.floor(disk.freeShare * 100) } }];
}

/** Where no backup was ever made with the site's command, others may be made. */
async function findOldBackup(folder: string, now: Date): Promise<Alarm[]> {
  const last = await readLastBackup(folder);
  if (!last || now.getTime() - last.getTime() < backupGraceMs) return [];
  return [{ kind: 'backup', values: { day: formatDate(last, staffLocale) } }];
}

async function findWrongClock(env: Context['env']): Promise<Alarm[]> {
  if (env.payment !== 'provider') return [];
  const url = env.PAYMENT_PROVIDER === 'stripe' ? env.STRIPE_API_URL : env.WSPAY_API_URL;
  const difference = await readClockDifference(url, timeoutMs).catch(() => undefined);
  if (difference === undefined || Math.abs(difference) <= clockLimits.warnMs) return [];
  return [{ kind: 'clock', values: { seconds: Math.round(Math.abs(difference) / 1000) } }];
}

async function findEnding({ SITE_URL }: Context['env'], now: Date): Promise<Alarm[]> {
  if (!SITE_URL.startsWith('https://')) return [];
  const end = await readCertificateEnd(SITE_URL, timeoutMs).catch(() => undefined);
  if (!end || daysUntil(end, now) >= soonDays) return [];
  const { host } = new URL(SITE_URL);
  return [{ kind: 'certificate', values: { host, day: formatDate(end, staffLocale) } }];
}
